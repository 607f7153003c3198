/** What a device remembers of a site of files: it needs no server. */
import { answer } from '../quiz/pupil.ts'
import { setOf } from '../quiz/sets.ts'
import { expect, test } from '../visit.ts'

test('a device remembers: home leads on with the answers, and My mistakes is there', async ({ page, context }) => {
  const set = setOf('editing')
  const [first] = set.items
  if (first === undefined) throw new Error('an empty set')
  await page.goto('/mistakes')
  await page.getByRole('radio', { name: 'On this device' }).check()
  await expect(page.getByRole('heading', { name: 'Nothing for today' })).toBeVisible()
  await page.goto(set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await answer(page, first, 'mine')
  const later = await context.newPage()
  await later.goto('/')
  await later.getByRole('link', { name: /^Go on/ }).click()
  await expect(later.locator(`[name="r.${first.id}"]`)).toHaveValue('mine')
})
