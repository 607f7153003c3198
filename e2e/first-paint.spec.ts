/** What a visitor reads comes before what makes it live: on a slow network each file fetched early makes the others late. */
import { expect, goAndSettle, test } from './visit.ts'

for (const path of [
  '/',
  '/practice',
  '/quiz/grammar-mcq/Set_5',
  '/quiz/compre-cloze/Set_5',
  '/articles/daily-practice',
])
  test(`${path}: only the style sheet and the font are fetched before the first paint`, async ({ page }) => {
    await goAndSettle(page, path)
    const { before, after } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const fetched = performance.getEntriesByType('resource')
      const kinds = (list: readonly PerformanceEntry[]) => list.map(({ name }) => name.replace(/^.*\./, ''))
      return {
        before: kinds(fetched.filter(({ startTime }) => startTime < painted)),
        after: kinds(fetched.filter(({ startTime }) => startTime >= painted)),
      }
    })
    expect(before.toSorted()).toEqual(['css', 'woff2'])
    expect(after).toContain('js')
  })

test('on a slow line nothing goes before the script of the quiz: no session, no service worker', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async (address) => {
      await fetch(address)
      return new Promise(() => {})
    }
  })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/quiz-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/quiz-'))).not.toEqual([])
  // More than a loaded and idle page waits before it signs in and asks for the worker.
  await page.waitForTimeout(6000)
  expect(asked).not.toContain('/api/session')
  expect(asked).not.toContain('/sw.js')
  held.resolve()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect.poll(() => asked).toContain('/api/session')
  await expect.poll(() => asked).toContain('/sw.js')
})

test('a browser that does not tell when it paints gets the script all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }))
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
})

test('what is left in the moment of Submit is marked after coming back', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-mark="right"]')).toHaveCount(1)
  await page.goto('/about')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('an answer is there after a reload that comes at once', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('radio').nth(1).check()
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})
