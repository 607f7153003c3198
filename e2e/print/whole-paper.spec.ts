/** Sets of one language put together to one paper: chosen with an ordinary form, and read as a PDF. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { APIRequestContext, Page } from '@playwright/test'
import { Window } from 'happy-dom'
import { definitions } from '#quiz/registry/definitions.ts'
import { quizSets, setOf } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { squeezed, textOfPages } from './pdf-text.ts'

const LANGUAGES = [
  { name: 'english', language: 'en', marks: 1, link: 'Print a whole English paper', paper: 'Practice paper' },
  { name: 'chinese', language: 'zh-Hans', marks: 2, link: 'Print a whole Chinese paper', paper: '综合练习卷' },
] as const

const itemsOf = (language: 'en' | 'zh-Hans') =>
  quizSets.filter(({ type }) => definitions[type].language === language).flatMap(({ items }) => items)

/** The url that the form of a page for printing asks for with its first choices. */
async function pdfUrl(page: Page): Promise<string> {
  const form = page.locator('form[action$="paper.pdf"]')
  return await form.evaluate((node: HTMLFormElement) => {
    const fields = Array.from(new FormData(node), ([name, value]) => [name, String(value)])
    return `${node.getAttribute('action')}?${new URLSearchParams(fields)}`
  })
}

for (const { name, language, marks, link, paper } of LANGUAGES) {
  const items = itemsOf(language)

  test.describe(`a whole ${name} paper`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })
      test('is made of one set of each topic, with every reason in its key', async ({ page, request }) => {
        test.setTimeout(180_000)
        await page.goto('/practice')
        await page.getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(`/print/${name}`)
        await page.getByRole('button', { name: 'Make the paper' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Print: ${paper}`)
        await expect(page.locator('.print-head')).toContainText(
          `${items.length} questions · ${items.length * marks} marks`,
        )
        const url = (await page.locator('form[action$="paper.pdf"]').getAttribute('action')) ?? ''
        const query = page.url().split('?')[1]
        const pagesOf = async (part: string) =>
          await textOfPages(await (await request.get(`${url}?${query}&part=${part}`)).body())
        const [asked, key] = [await pagesOf('paper'), await pagesOf('key')]
        for (const { explanation } of items) {
          expect(asked.join('')).not.toContain(squeezed(explanation))
          expect(key.join('')).toContain(squeezed(explanation))
        }
      })
    })

    test('fits a narrow screen and a wide one, where its sets are chosen and where it is opened', async ({
      page,
      request,
    }) => {
      for (const path of [`/print/${name}`, `/print/${name}/paper?${await allSets(request, name)}`]) {
        await page.goto(path)
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSideways(page)
        }
      }
      await expectAccessible(page)
    })
  })
}

test('it is a tagged PDF of the same sets and choices, with its key on pages of its own', async ({ page, request }) => {
  test.setTimeout(180_000)
  await page.goto(`/print/english/paper?${await allSets(request, 'english')}`)
  await page.getByLabel('Paper only').check()
  const url = await pdfUrl(page)
  expect(url).toContain('/print/english/paper.pdf?')
  expect(url).toContain('part=paper')
  const response = await request.get(url)
  expect(response.headers()['content-disposition']).toContain('english-paper.pdf')
  const pdf = await response.body()
  expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const again = await request.get(url)
  expect(pdf.equals(await again.body())).toBe(true)
  const pagesOf = async (part: string) => {
    const made = await request.get(url.replace('part=paper', `part=${part}`))
    return (await PDFDocument.load(await made.body())).getPageCount()
  }
  expect(await pagesOf('both')).toBe((await pagesOf('paper')) + (await pagesOf('key')))
})

/** The query of the link that takes all sets of 2024. */
async function allSets(request: APIRequestContext, name: string): Promise<string> {
  const { document } = new Window()
  document.body.innerHTML = (await (await request.get(`/print/${name}`)).text()).replace(/^[\s\S]*<body[^>]*>/, '')
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'All sets of 2024')
  return link?.getAttribute('href')?.split('?')[1] ?? ''
}

test('a topic can be left out, and the numbers run on', async ({ page, request }) => {
  await page.goto('/print/english')
  const topic = (name: string) => page.getByRole('group', { name, exact: true })
  for (const name of ['Grammar', 'Vocabulary Cloze', 'Grammar Cloze', 'Comprehension Cloze'])
    await topic(name).getByLabel('None').check()
  await topic('Editing').getByLabel('2021').check()
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(page.locator('.print-head')).toContainText('Vocabulary 2024, Editing 2021')
  const text = (await textOfPages(await (await request.get(await pdfUrl(page))).body())).join('')
  expect(text).toMatch(/Vocabulary.*EditingforSpellingandGrammar/)
  expect(text).not.toContain('GrammarCloze')
  const vocabulary = setOf('vocab-mcq').items.length
  expect(text).toContain(`Forquestions${vocabulary + 1}to`)
  await page.getByRole('link', { name: 'Choose other sets' }).click()
  await expect(page).toHaveURL('/print/english')
})

test('a set that is not there is left out and named', async ({ page }) => {
  await page.goto('/print/english/paper?grammar-mcq=Set_9&editing=Set_5')
  await expect(page.getByRole('alert')).toHaveText('Left out, because there is no such set: Grammar.')
  await expect(page.getByRole('heading', { level: 1, name: 'Print: Practice paper' })).toBeVisible()
  await expectAccessible(page)
})

test('without a set there is nothing to print, and a way back', async ({ page }) => {
  await page.goto('/print/chinese/paper')
  await expect(page.getByRole('alert')).toHaveText('Choose at least one set.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose other sets' }).click()
  await expect(page).toHaveURL('/print/chinese')
})

test('no paper is kept for others, however many are asked for', async ({ request }) => {
  const paper = await request.get('/print/chinese/paper?chinese-mcq=Set_5')
  expect(paper.headers()['cache-control']).toBe('no-store')
  const chooser = await request.get('/print/chinese?chinese-mcq=Set_5')
  expect(chooser.headers()['cache-control']).toContain('public')
})

test('another language and a paper of no known set are not there', async ({ request }) => {
  expect(await (await request.get('/print/malay')).text()).toContain('<h1>Page not found</h1>')
  for (const path of [
    '/print/malay',
    '/print/malay/paper',
    '/print/malay/paper.pdf',
    '/print/english/paper?editing=Set_9',
    '/print/english/paper.pdf',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})
