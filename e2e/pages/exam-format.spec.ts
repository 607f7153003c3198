/** The format of the examination, and what Home says of it (docs/behaviour.md, 23). */
import { expect, expectNoSideways, expectPartAccessible, test } from '../visit.ts'

const NEXT = /Still to come in 20\d\d: |were not announced when we last looked, on /

test('the format of each subject: sections, marks, how sure we are, and the source', async ({ page }) => {
  await page.goto('/exam-format')
  const english = page.getByRole('region', { name: 'English' })
  const paper = english
    .getByRole('table', { name: 'Paper 2: Language use and comprehension 90 marks, 1 h 50 min' })
    .first()
  await expect(paper.getByRole('row', { name: 'Synthesis and transformation write 61 to 65 10' })).toBeVisible()
  await expect(english).toContainText('Several copies of the official text agree.')
  await expect(english).toContainText('said by schools only')
  await expect(english.getByRole('link', { name: /SEAB/ })).toHaveAttribute('href', /^https:\/\/www\.seab\.gov\.sg\//)
  await english.getByText('English until 2024').click()
  await expect(english.getByRole('row', { name: 'Editing write 39 to 50 12' })).toBeVisible()
  await expect(page.getByText(NEXT)).toBeVisible()
  const [, cohort] = /PSLE of (20\d\d) asks/.exec((await page.locator('.lead').textContent()) ?? '') ?? []
  await expect(page.getByText(`${cohort} may be different.`)).toHaveCount(cohort === '2026' ? 0 : 1)
  await expectPartAccessible(page, 'main details[open]')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSideways(page)
})

test('Home says what is true today, below what the specification has, and leads to the format', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Dates to be confirmed').first()).toBeVisible()
  await expect(page.getByText(NEXT)).toBeVisible()
  await page.getByRole('link', { name: 'All papers, section by section, with sources' }).click()
  await expect(page).toHaveURL('/exam-format')
})

test('no shared cache keeps what was true yesterday', async ({ request }) => {
  for (const path of ['/', '/exam-format'])
    expect((await request.get(path)).headers()['cache-control'], path).toContain('s-maxage=60')
})
