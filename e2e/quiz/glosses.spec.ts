/** What the words of a marked Chinese passage sound like and mean, on a phone and by keyboard. */
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { playByMouse, wrongFor } from './pupil.ts'
import { setOf } from './sets.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('a passage says what its options and words mean once all is marked', async ({ page }) => {
  const set = setOf('inline-context')
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('.word, .gloss')).toHaveCount(0)
  await playByMouse(page, set, (item) => wrongFor(set, item))
  await expect(page.getByText('but, however')).toBeVisible()
  const word = page.getByRole('button', { name: '鳞片' })
  const slip = page.locator('.word-slip', { hasText: 'lín piàn' })
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(slip).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(slip).toBeHidden()
  await expect(word).toBeFocused()
})
