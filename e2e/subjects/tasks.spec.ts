/** Texts with questions and sentences to write (docs/behaviour.md, 22). */
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { goOn, goTo, playOn, submitQuestion } from './play.ts'

const VISUAL = '/tasks/visual-text/1'
const SENTENCES = '/tasks/synthesis/1'
const NOTES = '.part .reason'

test('the list leads to a text; another kind or number is 404', async ({ page, request }) => {
  await page.goto('/tasks')
  for (const name of ['Visual Text Comprehension', 'Synthesis and Transformation', '阅读理解二'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Night at the Reservoir' }).click()
  await expect(page).toHaveURL(VISUAL)
  for (const path of ['/tasks/visual-text/99', '/tasks/visual-text/01', '/tasks/oral/1'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('a text stands beside its questions on a wide screen, and one touch away on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(VISUAL)
  await expect(page.locator('[data-live]')).toBeAttached()
  const text = page.getByRole('article', { name: 'Lights Out at Lower Hill Reservoir' })
  await goTo(page, 23)
  await expect(text.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(text.getByRole('heading', { level: 2 })).toBeInViewport()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Back to the question' }).click()
  await expect(text).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read the text' })).toBeFocused()
})

test('a text that is longer than a wide screen scrolls by itself', async ({ page }) => {
  await page.goto('/tasks/comprehension/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  const scrolledBy = await page.getByRole('article').evaluate((article) => {
    article.scrollTop = 9999
    return article.scrollTop
  })
  expect(scrolledBy).toBeGreaterThan(0)
})

test('a wrong option has its own reason, then why the key is right', async ({ page }) => {
  await page.goto(VISUAL)
  await expect(page.locator('[data-live]')).toBeAttached()
  await goTo(page, 22)
  await page.locator('#question-22 input').first().check()
  await submitQuestion(page)
  const why = page.locator('#question-22').locator(NOTES)
  await expect(why).toContainText('The answer is (3) 9.45 p.m.')
  await expect(why).toContainText('The Frog Choir is over at that time')
  await expect(why).toContainText("'10 years and older'")
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? [] : ['csp'] })
    test('a sentence earns its marks, a slip is named, and what nobody listed is ticked', async ({ page }) => {
      await page.goto(SENTENCES)
      if (javaScriptEnabled) await expect(page.locator('[data-live]')).toBeAttached()
      const write = (number: number, text: string) => page.locator(`#question-${number} textarea`).fill(text)
      const sentences = [
        'Despite being unwell, Farid still finished painting the mural.',
        'Siti asked Jun Wei whether he will feed her terrapins the next day.',
        'unless you book the court by friday, another team will take it.',
        'The hikers turned back.',
        'In her disappointment Kavitha heard that there was no fair.',
      ]
      const doing = sentences.map((text, i) => [`question-${61 + i}`, () => write(61 + i, text)] as const)
      if (javaScriptEnabled) await playOn(page, Object.fromEntries(doing))
      else {
        for (const [, fill] of doing) await fill()
        await page.getByRole('button', { name: 'Submit', exact: true }).click()
      }
      if (javaScriptEnabled) await expect(page.getByText('Score: 4 / 10 marks')).toBeVisible()
      else await expect(page.locator('[data-result]')).toContainText('Score: 4 / 10 marks')
      const notes = page.locator(NOTES)
      await expect(notes.nth(0)).toContainText('Correct.')
      await expect(notes.nth(1)).toContainText("'will' becomes 'would'")
      await expect(notes.nth(2)).toContainText('Look at the capital letters')
      await expect(notes.nth(3)).toContainText("The sentence must have 'on'")
      const unlisted = page.locator('#question-65 .open-marked')
      await expect(unlisted).toContainText('We do not know this sentence. It may be right.')
      await expect(unlisted).toContainText("To Kavitha's disappointment, the fair was cancelled.")
      for (const box of await unlisted.getByRole('checkbox').all()) await box.check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Add up my ticks' }).click()
      await expect(page.locator('.mark-sum dd')).toHaveText(['4 of 8', '2 of 2'])
      await expect(page.locator('main')).toContainText('Score: 6 / 10 marks')
      if (!javaScriptEnabled) return
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSideways(page)
    })
  })

test('an open Chinese answer stands beside its points, with the words that are in both', async ({ page }) => {
  await page.goto('/tasks/reading-2/1')
  await expect(page.locator('[data-live]')).toBeAttached()
  await expectAccessible(page)
  await goTo(page, 33)
  await page.locator('#item-33').fill('张奶奶坐椅子，志强坐在草席上。')
  await submitQuestion(page)
  await expect(page.locator('#question-33 .hit').first()).toContainText('椅子')
  await page.locator('#question-33').getByRole('checkbox').first().check()
  await goOn(page)
  await playOn(page)
  await expect(page.locator('.mark-sum dd')).toHaveText(['0 of 6', '1 of 26'])
  await expectAccessible(page)
})

test('the PDF has the text, the lines to write on and the key', async ({ request }) => {
  const pdf = await request.get(`${SENTENCES}/paper.pdf`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).length).toBeGreaterThan(10_000)
})
