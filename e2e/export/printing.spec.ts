/** Printing from a host of files: the PDF of what is stored is a file, and of what is drawn the page itself is printed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOfPages } from '../print/pdf-text.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { EXPORT_DIR } from './places.ts'

/** What is stored: a page of each kind. */
const STORED = [
  '/quiz/grammar-mcq/Set_1',
  '/prelim/2024/Kingfisher/Grammar',
  '/tasks/visual-text/1',
  '/paper/english/1',
  '/paper/chinese/1',
  '/maths/paper/1',
  '/science/paper/1',
]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? [] : ['csp'] })
    test('each set and paper that is stored has its PDF, with the key', async ({ page, request }) => {
      for (const path of javaScriptEnabled ? STORED : STORED.slice(0, 1)) {
        await page.goto(`${path}/print`)
        const url = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        expect(url).toBe(`/printouts${path}.pdf`)
        const response = await request.get(url ?? '')
        const { 'content-type': type, 'content-security-policy': policy, ...headers } = response.headers()
        expect([type, policy, headers['cache-control']]).toEqual([
          'application/pdf',
          undefined,
          'public, max-age=0, must-revalidate',
        ])
        expect((await textOfPages(await response.body())).join('')).toMatch(/Answerkey|答案/)
        if (javaScriptEnabled) await expectAccessible(page)
      }
    })

    test('a set that is drawn by its number has none: its page says so, and prints tidily', async ({ page }) => {
      await page.goto('/maths/circles/1/print')
      await expect(page.getByText('There is no PDF of it here. You can print its page instead')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('link', { name: 'Open the page' }).click()
      await expect(page).toHaveURL(/\/maths\/circles\/1\/?$/)
      const text = (await textOfPages(await page.pdf({ preferCSSPageSize: true }))).join('')
      expect(text).toContain('Findthelengthofonelap.')
      expect(text).not.toMatch(/Submit|Jumptoa|Menu/)
    })
  })

test('a listening practice has its questions on paper', async ({ page, request }) => {
  await page.goto('/listening/english-2024')
  const url = await page.getByRole('link', { name: /the questions on paper/ }).getAttribute('href')
  expect((await request.get(url ?? '')).headers()['content-type']).toBe('application/pdf')
  await expect(page.getByRole('link', { name: /the whole recording/ })).toHaveCount(0)
})

test('a link to the print view of a quiz leads to its page for printing', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Set_1#view=print')
  await expect(page).toHaveURL('/quiz/grammar-mcq/Set_1/print')
})

test('a PDF is written once, without compressed copies', () => {
  const file = join(EXPORT_DIR, 'printouts', 'quiz', 'grammar-mcq', 'Set_1.pdf')
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  expect(() => readFileSync(`${file}.br`)).toThrow()
})
