/** A set on paper: chosen on its page for printing, with and without script, and read as a PDF. */
import { PDFDocument } from '@cantoo/pdf-lib'
import type { APIRequestContext, Page } from '@playwright/test'
import { everything } from '../products.ts'
import { setOf, someSets } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { linesOfPages, squeezed, textOfPages } from './pdf-text.ts'

const openPdf = (page: Page) => page.getByRole('button', { name: 'Open the PDF' })

async function pdfAt(request: APIRequestContext, url: string): Promise<Buffer> {
  const response = await request.get(url)
  expect([url, response.status(), response.headers()['content-type']]).toEqual([url, 200, 'application/pdf'])
  return await response.body()
}

/** The url of the PDF that the page asks for; the browser may show it or save it. */
async function opened(page: Page, open: () => Promise<void>): Promise<string> {
  const [asked] = await Promise.all([page.waitForRequest(/paper\.pdf/), open()])
  return new URL(asked.url()).pathname + new URL(asked.url()).search
}

/** An answer sheet is looked for in one set of each language; with `npm run test:all` in every one. */
const WITH_SHEET = everything ? someSets.map(({ type }) => type) : ['grammar-mcq', 'inline-context']

for (const { path, type, items } of someSets)
  test(`${type}: paper and key, with every reason in the key`, async ({ request }) => {
    test.setTimeout(180_000)
    const head = await (await request.get(`${path}/print`)).text()
    expect(head).toContain('<meta name="robots" content="noindex"/>')
    expect(head).toContain(`${items.length} questions · `)
    const paper = await textOfPages(await pdfAt(request, `${path}/paper.pdf?part=paper`))
    const key = await textOfPages(await pdfAt(request, `${path}/paper.pdf?part=key`))
    expect(paper.length + key.length).toBeLessThanOrEqual(4)
    for (const { explanation } of items) {
      expect(key.join('')).toContain(squeezed(explanation))
      expect(paper.join('')).not.toContain(squeezed(explanation))
    }
    expect(paper.join('')).not.toMatch(/Answersheet|答题纸/)
    if (!WITH_SHEET.includes(type)) return
    const more = await textOfPages(await pdfAt(request, `${path}/paper.pdf?part=paper&size=large&sheet=yes`))
    expect(more.length).toBeGreaterThan(paper.length)
    expect(more.join('')).toMatch(/Answersheet|答题纸/)
  })

test('from a quiz to its page for printing, and to a PDF with the paper and the key on pages of their own', async ({
  page,
  request,
}) => {
  const { path } = setOf('grammar-mcq')
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Print (opens in a new tab)' })
  await link.evaluate((element) => element.removeAttribute('target'))
  await link.click()
  await expect(page).toHaveURL(`${path}/print`)
  const pagesOf = async (url: string) => (await PDFDocument.load(await pdfAt(request, url))).getPageCount()
  const both = await opened(page, () => openPdf(page).click())
  const [paper, key] = [await pagesOf(`${path}/paper.pdf?part=paper`), await pagesOf(`${path}/paper.pdf?part=key`)]
  expect(await pagesOf(both)).toBe(paper + key)
})

test('a large paper fills its first page', async ({ request }) => {
  for (const type of ['editing', 'grammar-cloze', 'compre-cloze']) {
    const [first] = await linesOfPages(await pdfAt(request, `/quiz/${type}/Set_1/paper.pdf?part=paper&size=large`))
    // The lowest line above the foot of the page, from its lower edge: at most a fifth of the page is empty.
    expect(Math.min(...(first ?? []).filter((y) => y > 60)), type).toBeLessThan(842 / 5)
  }
})

test('the PDF is what is ticked, by the mouse and by the keyboard', async ({ page }) => {
  await page.goto('/quiz/editing/Set_1/print')
  await page.getByLabel('Paper only').check()
  await page.getByLabel('With an answer sheet to shade').check()
  await page.getByLabel('Large print').check()
  await expectAccessible(page)
  expect(await opened(page, () => openPdf(page).click())).toBe(
    '/quiz/editing/Set_1/paper.pdf?part=paper&size=large&sheet=yes',
  )
  await page.goto('/quiz/grammar-mcq/Set_1/print')
  await page.getByLabel('Paper and answer key').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Paper only')).toBeFocused()
  expect(await opened(page, () => page.keyboard.press('Enter'))).toBe('/quiz/grammar-mcq/Set_1/paper.pdf?part=paper')
})

test('the paper as a PDF: tagged, the same on the second request, and with its choices', async ({ request }) => {
  const url = '/quiz/inline-context/Set_5/paper.pdf?part=paper&size=large'
  const response = await request.get(url)
  expect(response.headers()['content-type']).toBe('application/pdf')
  const pdf = await response.body()
  expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect((await PDFDocument.load(pdf)).getTitle()).toContain('短文填空')
  const again = await request.get(url, { headers: { 'If-None-Match': response.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const whole = await request.get('/quiz/inline-context/Set_5/paper.pdf')
  expect(whole.headers().etag).not.toBe(response.headers().etag)
  expect((await request.get('/quiz/inline-context/Set_99/paper.pdf')).status()).toBe(404)
})

test('a link to the print view of a quiz leads to its page for printing', async ({ page }) => {
  await page.goto('/quiz/grammar-cloze/Set_2#view=print')
  await expect(page).toHaveURL('/quiz/grammar-cloze/Set_2/print')
  await expect(openPdf(page)).toBeVisible()
})

test('a prelim quiz has its page for printing, too', async ({ page, request }) => {
  await page.goto('/prelim')
  const main = page.getByRole('main')
  await main.locator('details[open] a').first().click()
  await page.locator('a[href^="/prelim/2"]').filter({ hasText: 'Editing' }).first().click()
  const quiz = page.url()
  await page.goto(`${quiz}/print`)
  expect((await textOfPages(await pdfAt(request, await opened(page, () => openPdf(page).click())))).join('')).toContain(
    'Answerkey',
  )
  await page.goto(`${quiz}/print`)
  await page.getByRole('link', { name: 'Back to the quiz' }).click()
  await expect(page).toHaveURL(quiz)
})

test('the page for printing fits every width, and offers an answer sheet only where something is shaded', async ({
  page,
}) => {
  const sheet = page.getByLabel('With an answer sheet to shade')
  for (const [path, sheets] of [
    ['/quiz/chinese-dialogue/Set_5', 1],
    ['/maths/circles/1', 1],
    ['/tasks/synthesis/1', 0],
    ['/paper/chinese/1', 0],
  ] as const) {
    await page.goto(`${path}/print`)
    await expect(sheet).toHaveCount(sheets)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideways(page)
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('what to print is chosen with an ordinary form', async ({ page, request }) => {
    await page.goto('/quiz/editing/Set_1/print')
    await page.getByLabel('Answer key only').check()
    await page.getByLabel('Large print').check()
    const url = await opened(page, () => openPdf(page).click())
    expect(url).toBe('/quiz/editing/Set_1/paper.pdf?part=key&size=large')
    expect((await textOfPages(await pdfAt(request, url)))[0]).toContain('Answerkey')
  })
})

test('a quiz that is not there has no page for printing', async ({ request }) => {
  const answer = await request.get('/quiz/editing/Set_99/print')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<h1>Page not found</h1>')
})
