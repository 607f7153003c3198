/** Lists of a store that does not answer, or holds nothing. */
import { hasPostgres } from '#server/contract/throwaway-postgres.ts'
import { startWithoutStore } from '../store-outage.ts'
import { expect, expectAccessible, test } from '../visit.ts'

const LISTS = [
  {
    path: '/prelim',
    failed: 'Error loading practices',
    empty: 'No prelim practices available yet',
    back: /\/practice$/,
  },
  { path: '/prelim/2024/OtterBay', failed: 'Error loading topics', empty: 'No topics available', back: /\/prelim$/ },
  { path: '/listening', failed: 'Error loading practices', empty: 'No listening practices found...', back: null },
] as const

test.use({ allowed: ['503', '404', 'foreign host'] })
test.skip(!hasPostgres && process.env.CI === undefined, 'PostgreSQL is not installed')

test('each says what failed, and trying again shows what there is', async ({ page, context }) => {
  const outage = await startWithoutStore()
  try {
    // The page that is watched for faults has the first list; the others have tabs of their own.
    const tabs = [page, await context.newPage(), await context.newPage()]
    const opened = LISTS.map((list, i) => ({ ...list, tab: tabs[i] ?? page }))
    for (const { tab, path, failed } of opened) {
      expect((await tab.goto(outage.url + path))?.status(), path).toBe(503)
      await expect(tab.getByRole('heading', { name: failed })).toBeVisible()
      await expect(tab.getByText('The server could not read the list')).toBeVisible()
      await expectAccessible(tab)
    }
    await outage.recover()
    for (const { tab, empty, back } of opened) {
      await tab.getByRole('link', { name: 'Try Again' }).click()
      await expect(tab.getByRole('heading', { name: empty })).toBeVisible()
      await expectAccessible(tab)
      if (back === null) continue
      await tab.locator('main .state').getByRole('link').click()
      await expect(tab).toHaveURL(back)
    }
  } finally {
    await outage.end()
  }
})
