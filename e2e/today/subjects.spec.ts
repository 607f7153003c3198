/** The ten of the day by the subjects that a pupil chooses: in the URL, with script and without. */
import type { Page } from '@playwright/test'
import { playOn, submitOpen } from '../subjects/play.ts'
import { expect, expectAccessibleInThemes, expectNoSideways, test } from '../visit.ts'

/** Ticks just these on the home page, and starts. */
async function startWith(page: Page, subjects: readonly string[]): Promise<void> {
  await page.goto('/')
  for (const name of ['English', '华文', 'Maths', 'Science'])
    await page.getByRole('checkbox', { name }).setChecked(subjects.includes(name))
  await page.getByRole('button', { name: 'Start today’s ten' }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('English, Maths and Science, without Chinese: ten questions, one at a time, one result', async ({ page }) => {
    await startWith(page, ['English', 'Maths', 'Science'])
    await expect(page).toHaveURL(/\/today\/\d{4}-\d\d-\d\d\/english-maths-science$/)
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await expect(page.locator('main [lang="zh-Hans"]')).toHaveCount(0)
    await expectAccessibleInThemes(page)
    await expectNoSideways(page)
    const answered = async () => {
      if ((await page.getByRole('radio').count()) > 0) await page.getByRole('radio').first().check()
    }
    const stages = Array.from({ length: 10 }, (_, at) => [`item-${at + 1}`, `question-${at + 1}`]).flat()
    await playOn(page, Object.fromEntries(stages.map((id) => [id, answered])))
    await expect(page.getByText('Score:')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Stop for today' })).toBeVisible()
    await expectAccessibleInThemes(page)
    await expectNoSideways(page)
  })
})

test('the same ten for all who choose the same, others on another day', async ({ request }) => {
  const bodyOf = async (path: string) => (await request.get(path)).text()
  const DAY = '/today/2026-07-06/maths-science'
  expect(await bodyOf(DAY)).toBe(await bodyOf(DAY))
  expect(await bodyOf('/today/2026-07-07/maths-science')).not.toBe(await bodyOf(DAY))
  const chosen = await request.get('/today?subject=science&subject=maths')
  expect(new URL(chosen.url()).pathname).toMatch(/\/today\/\d{4}-\d\d-\d\d\/maths-science$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('the choice is kept, and the ten are a sheet that is marked', async ({ page }) => {
    await startWith(page, ['English', 'Maths'])
    await expect(page).toHaveURL(/\/english-maths$/)
    await expect(page.getByText('Questions from different subjects')).toBeVisible()
    await page.getByRole('radio').first().check()
    await submitOpen(page)
    await expect(page.locator('.mark-sum')).toBeVisible()
  })
})

test.describe('a choice that is written in another way', () => {
  test.use({ allowed: ['404'] })
  for (const slug of ['maths-english', 'english-chinese', 'malay'])
    test(`${slug} is 404`, async ({ page }) =>
      expect((await page.goto(`/today/2026-07-06/${slug}`))?.status()).toBe(404))
})
