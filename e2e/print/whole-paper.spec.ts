/** Sets of one language put together to one paper: chosen with an ordinary form, printed, read, and as a PDF. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import { definitions } from '#quiz/registry/definitions.ts'
import { quizSets } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'

const LANGUAGES = [
  {
    name: 'english',
    language: 'en',
    marks: 1,
    link: 'Print a whole English paper',
    paper: 'Practice paper',
    key: 'Answer key',
  },
  {
    name: 'chinese',
    language: 'zh-Hans',
    marks: 2,
    link: 'Print a whole Chinese paper',
    paper: '综合练习卷',
    key: '答案',
  },
] as const

const itemsOf = (language: 'en' | 'zh-Hans') =>
  quizSets.filter(({ type }) => definitions[type].language === language).flatMap(({ items }) => items)

/** The numbers of the questions, in the order of the page; a passage may name a number twice. */
const numbersIn = (page: Page, article: string): Promise<number[]> =>
  page
    .getByRole('article', { name: article, exact: true })
    .locator('.p-no, .p-blank b, .p-mend-box')
    .allTextContents()
    .then((texts) => [...new Set(texts.map((text) => Number(text.replaceAll(/\D/g, ''))))])

for (const { name, language, marks, link, paper, key } of LANGUAGES) {
  const items = itemsOf(language)
  const running = items.map((_, i) => i + 1)

  test.describe(`a whole ${name} paper`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })
      test('is made of one set of each topic, numbered throughout, with its key on pages of its own', async ({
        page,
      }) => {
        test.setTimeout(180_000)
        await page.goto('/practice')
        await page.getByRole('link', { name: link }).click()
        await expect(page).toHaveURL(`/print/${name}`)
        await page.getByRole('button', { name: 'Make the paper' }).click()
        await expect(page.getByRole('article')).toHaveCount(2)
        expect(await numbersIn(page, paper)).toEqual(running)
        expect((await page.locator('.p-keys tbody th').allTextContents()).map(Number)).toEqual(running)
        await expect(page.locator('.p-marks > :last-child').first()).toHaveText(String(items.length * marks))

        const asked = await page.getByRole('article', { name: paper, exact: true }).innerText()
        for (const { explanation } of items) expect(asked).not.toContain(explanation)
        await page.emulateMedia({ media: 'print' })
        const broken = await page
          .getByRole('article', { name: key, exact: true })
          .evaluate((article) => getComputedStyle(article).breakBefore)
        expect(broken).toBe('page')

        await page.emulateMedia({ media: 'screen' })
        await page.getByLabel('Paper only').check()
        await page.getByLabel('Large print').check()
        await page.getByRole('button', { name: 'Show my choice' }).click()
        await expect(page.locator('.p-keys')).toHaveCount(0)
        expect(await numbersIn(page, paper)).toEqual(running)
      })
    })

    test('is accessible and fits a narrow screen, where its sets are chosen and as a paper', async ({ page }) => {
      test.setTimeout(180_000)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const path of [`/print/${name}`, `/print/${name}/paper?${await allSets(page, name)}&sheet=yes`]) {
          await page.goto(path)
          await expectNoSideways(page)
          await expectAccessible(page)
        }
      }
    })

    test('is a tagged PDF of the same sets and choices', async ({ page, request }) => {
      test.setTimeout(180_000)
      await page.goto(`/print/${name}/paper?${await allSets(page, name)}&part=paper`)
      const address = (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? ''
      expect(address).toContain(`/print/${name}/paper.pdf?`)
      expect(address).toContain('part=paper')
      const answer = await request.get(address)
      expect(answer.headers()['content-disposition']).toContain(`${name}-paper.pdf`)
      const pdf = await answer.body()
      expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
      const again = await request.get(address)
      expect(pdf.equals(await again.body())).toBe(true)
      const pages = (await PDFDocument.load(pdf)).getPageCount()
      const both = await request.get(address.replace('part=paper', 'part=both'))
      expect((await PDFDocument.load(await both.body())).getPageCount()).toBeGreaterThan(pages)
    })
  })
}

/** The query of the link that takes all sets of 2024. */
async function allSets(page: Page, name: string): Promise<string> {
  await page.goto(`/print/${name}`)
  const href = await page.getByRole('link', { name: 'All sets of 2024' }).getAttribute('href')
  return href?.split('?')[1] ?? ''
}

test('a topic can be left out, and the numbers run on', async ({ page }) => {
  await page.goto('/print/english')
  const topic = (name: string) => page.getByRole('group', { name, exact: true })
  for (const name of ['Grammar', 'Vocabulary Cloze', 'Grammar Cloze', 'Comprehension Cloze'])
    await topic(name).getByLabel('None').check()
  await topic('Editing').getByLabel('2021').check()
  await page.getByRole('button', { name: 'Make the paper' }).click()
  await expect(page.locator('.p-section-head h3')).toHaveText(['Vocabulary', 'Editing for Spelling and Grammar'])
  await expect(page.locator('.p-set').first()).toContainText('Vocabulary 2024, Editing 2021')
  const count = await page.locator('.p-keys tbody tr').count()
  expect(await numbersIn(page, 'Practice paper')).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  await page.getByRole('link', { name: 'Choose other sets' }).click()
  await expect(page).toHaveURL('/print/english')
})

test('a set that is not there is left out and named', async ({ page }) => {
  await page.goto('/print/english/paper?grammar-mcq=Set_9&editing=Set_5')
  await expect(page.getByRole('alert')).toHaveText('Left out, because there is no such set: Grammar.')
  await expect(page.getByRole('heading', { level: 2, name: 'Practice paper', exact: true })).toBeVisible()
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

test.describe('what is not there', () => {
  test.use({ allowed: ['404'] })
  test('another language, a paper of no known set', async ({ page, request }) => {
    expect((await page.goto('/print/malay'))?.status()).toBe(404)
    await expectAccessible(page)
    for (const path of ['/print/malay/paper', '/print/malay/paper.pdf', '/print/english/paper?editing=Set_9'])
      expect((await request.get(path)).status(), path).toBe(404)
    expect((await request.get('/print/english/paper.pdf')).status()).toBe(404)
  })
})
