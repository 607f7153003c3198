/** A set on paper from a host of files: the choices of the server's page, made by the page's own script. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'

const SHEET = '/quiz/grammar-mcq/Set_1/print'

test('parts, size and an answer sheet are chosen, and only what is chosen is printed', async ({ page }) => {
  const pages = async () => (await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))).getPageCount()
  await page.goto(SHEET)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  const both = await pages()
  await page.getByLabel('Answer key only').check()
  await expect(page.getByRole('article', { name: 'Answer key' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const key = await pages()
  expect(key).toBeLessThan(both)
  await page.getByLabel('Paper only').check()
  expect(await pages()).toBe(both - key)
  await page.getByLabel('With an answer sheet to shade').check()
  await page.getByLabel('Large print').check()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.locator('.p-large .p-answers')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})

test('a link to the print view of a quiz leads there', async ({ page }) => {
  await page.goto('/quiz/grammar-mcq/Set_1#view=print')
  await expect(page).toHaveURL(SHEET)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('paper and key are there, and nothing is offered that could not be done', async ({ page }) => {
    await page.goto(SHEET)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('To print, press Ctrl and P')).toBeVisible()
    await expect(page.getByText('What to print')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
