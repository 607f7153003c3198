/** Whole papers of Mathematics and Science (docs/behaviour.md, 21.12): sections, numbers and marks as in the exam. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, expectPartAccessible, test } from '../visit.ts'

const PAPERS = [
  { path: '/maths/paper/1', sections: [26, 24, 50], questions: 45 },
  { path: '/science/paper/1', sections: [60, 40], questions: 41 },
]

for (const { path, sections, questions } of PAPERS)
  test(`${path}: marks, numbers, a submit of a part of it, and its print`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-live]')).toBeAttached()
    for (const [i, marks] of sections.entries())
      await expect(page.locator('.section-title').nth(i)).toContainText(`${marks} marks`)
    expect(await page.locator('.worksheet fieldset').count()).toBeGreaterThanOrEqual(questions)
    // One question of each booklet; a whole paper is in everyone.spec.ts.
    await expectPartAccessible(page, '#question-1, #question-20, #question-40')
    await page.locator('.worksheet input[type=radio]').first().check()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(page.locator('[data-result]')).toContainText(/^Score: \d+ \/ \d+ marks$/)
    await page.reload()
    await expect(page.locator('[data-result]')).toBeVisible()
    await page.goto(`${path}/print`)
    await expect(page.getByRole('button', { name: 'Open the PDF' })).toBeVisible()
    await page.getByLabel('Answer key only').check()
    const form = page.locator('form[action$="paper.pdf"]')
    const query = await form.evaluate((node) =>
      node instanceof HTMLFormElement
        ? [...new FormData(node)].map(([name, value]) => `${name}=${value}`).join('&')
        : '',
    )
    expect(query).toBe('part=key')
    const pdf = await page.request.get(`${await form.getAttribute('action')}?${query}`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect((await PDFDocument.load(await pdf.body())).getPageCount()).toBeLessThan(15)
    expect((await page.request.get(`${path.replace('/1', '/99')}/paper.pdf`)).status()).toBe(404)
  })

test.describe('a paper that is not there', () => {
  test.use({ allowed: ['404'] })
  test('is 404', async ({ page }) => expect((await page.goto('/maths/paper/99'))?.status()).toBe(404))
})
