/** A listening practice where the device remembers: it is gone on with after its tab was closed, and what was missed comes back. */
import { choose, expectPlays, next, openTest, playClip, submit, watchSound } from '../listening/pupil.ts'
import { expect, expectAccessible, test } from '../visit.ts'

const ID = 'short-2019'

test('a closed tab costs no answer and gives no play back; once it is submitted it is not offered, and its missed clip comes back', async ({
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
  await watchSound(later)
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

  // Of the first clip one question had no answer.
  await later.clock.setSystemTime(Date.now() + 86_400_000)
  await later.goto('/mistakes')
  await expect(later.getByRole('heading', { name: 'One for today' })).toBeVisible()
  await expectAccessible(later)
  await later.getByRole('button', { name: 'Listen again' }).press('Enter')
  await expectPlays(later, 0)
  await playClip(later)
  await choose(later, 0)
  await next(later)
  await choose(later, 2)
  await submit(later)
  await expect(later.getByText('2 out of 2 questions correct')).toBeVisible()
  await later.getByRole('link', { name: 'My mistakes' }).click()
  await expect(later.getByRole('heading', { name: 'Nothing for today' })).toBeVisible()
  await later.getByText('See all 1 in the list').click()
  await expect(later.getByText('comes back in 3 days')).toBeVisible()
})
