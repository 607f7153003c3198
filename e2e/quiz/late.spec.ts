/** What a marked sheet shows is loaded with the first answer; without the network it is marked all the same. */
import { expect, expectAccessible, test } from '../visit.ts'
import { playByMouse, wrongFor } from './pupil.ts'
import { setOf } from './sets.ts'

test.use({ allowed: ['/assets/result-', 'Failed to load resource', 'Failed to fetch dynamically imported module'] })

test('a sheet is marked where its score cannot be loaded, and says why there is none', async ({ page }) => {
  await page.route('**/assets/result-*', (route) => route.abort())
  const set = setOf('inline-context')
  const [first] = set.items
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await playByMouse(page, set, (item) => (item === first ? wrongFor(set, item) : item.key))
  await expect(page.getByRole('heading', { name: 'Marked' })).toBeFocused()
  await expect(page.getByText('The score needs the network.')).toBeVisible()
  await expect(page.locator(`#why-${first?.id}`)).toBeVisible()
  await expectAccessible(page)
})
