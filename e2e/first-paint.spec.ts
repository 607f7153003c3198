/** What a visitor reads comes before what makes it live: on a slow network each file fetched early makes the others late. */
import { expect, test } from './visit.ts'

for (const path of [
  '/',
  '/practice',
  '/quiz/grammar-mcq/Set_5',
  '/quiz/compre-cloze/Set_5',
  '/articles/daily-practice',
])
  test(`${path}: only the style sheet and the font are fetched before the first paint`, async ({ page }) => {
    const session = page.waitForResponse('**/api/session')
    await page.goto(path)
    await session
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
