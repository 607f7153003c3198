/** My mistakes without a network. */
import { openAndKeep, WITH_WORKER } from '../offline/visitor.ts'
import { playByMouse, wrongFor } from '../quiz/pupil.ts'
import { setOf } from '../quiz/sets.ts'
import { expect, test } from '../visit.ts'

test.use(WITH_WORKER)

test('what was missed is asked again on another day, without a network', async ({ page, context }) => {
  const set = setOf('grammar-mcq')
  await page.goto('/mistakes')
  await page.getByRole('radio', { name: 'On this device' }).check()
  await expect(page.getByRole('heading', { name: 'Nothing for today' })).toBeVisible()
  // Once the worker serves the tab, each page that it opens is kept.
  await openAndKeep(page, set.path)
  await expect(page.locator('[data-live]')).toBeAttached()
  await playByMouse(page, set, (item) => (item === set.items[0] ? wrongFor(set, item) : item.key))
  await openAndKeep(page, '/mistakes')
  await context.setOffline(true)
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'One for today' })).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('[data-live] .option').first()).toBeVisible()
})
