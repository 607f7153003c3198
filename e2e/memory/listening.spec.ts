/** A listening practice that was begun: it is gone on with after its tab was closed, with its answers and its plays. */
import { choose, expectPlays, next, openTest, playClip, submit } from '../listening/pupil.ts'
import { expect, test } from '../visit.ts'

const ID = 'short-2019'

test('a closed tab costs no answer and gives no play back; once it is submitted it is not offered', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('memory', 'on'))
  await openTest(page, ID)
  await playClip(page)
  await choose(page, 0)
  await expectPlays(page, 1)
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await later.goto('/')
  await later.getByRole('link', { name: /^Go on: .* 1 of 4 done/ }).click()
  await expect(later.locator('[data-live]')).toBeAttached()
  await expectPlays(later, 1)
  await expect(later.getByRole('radio').first()).toBeChecked()
  for (const _ of ['2', '3', '4']) await next(later)
  await submit(later)
  await later
    .getByRole('dialog')
    .getByRole('button', { name: /^Submit/ })
    .click()
  await expect(later).toHaveURL(/\/results$/)
  await later.goto('/')
  await expect(later.locator('.today')).toBeVisible()
  await expect(later.getByRole('link', { name: /^Go on/ })).toHaveCount(0)
})
