/** How much script a page brings, in bytes as they come: pages that are read 5 kB in all, a quiz 84 kB, a set of Mathematics 98.5 kB, a whole paper 101.5 kB, a listening room 95 kB, a test 100 kB. */
import { expect, type Page, test } from '@playwright/test'
import { pages } from '#app/pages.ts'
import { everything } from '../products.ts'
import { someSets } from '../quiz/sets.ts'
import { goAndSettle } from '../visit.ts'

/** Read, too, but it does something: it lists, saves and removes. */
const AT_WORK = ['/offline']
/** Pages with scripts of their own, one of each kind; with `npm run test:all` every page that is read. */
const READ = everything
  ? [
      ...pages.map(({ path }) => path).filter((path) => !AT_WORK.includes(path)),
      '/prelim/2024/Kingfisher',
      '/listening/english-2024',
      '/practice/grammar-mcq',
      '/skill/connector',
    ]
  : ['/', '/practice', '/downloads', '/listening', '/contact', '/privacy', '/access']
const QUIZZES = [...someSets.map(({ path }) => path), '/today']
const TESTS = ['/listening/english-2024/practice']
const PLAYED = [...QUIZZES, ...TESTS]

async function scriptBytes(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  // The size of what is still coming may never be told.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await goAndSettle(page, path)
  if (PLAYED.includes(path)) await expect(page.locator('[data-live]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}

for (const [paths, most] of [
  [READ, 5000],
  [AT_WORK, 8000],
  [QUIZZES, 84_000],
  [['/maths/decimals/1'], 98_500],
  [['/paper/english/1'], 101_500],
  [['/listening/english-2024/room'], 95_000],
  [TESTS, 100_000],
] as const) {
  for (const path of paths) {
    test(`${path} brings at most ${most} bytes of script`, async ({ page }) => {
      const bytes = await scriptBytes(page, path)
      expect(bytes).toBeGreaterThan(500)
      expect(bytes).toBeLessThanOrEqual(most)
    })
  }
}

/** What a device that remembers brings besides: 6 kB at most, and the page waits for none of it. */
test('a quiz brings at most 6000 bytes more where the device remembers, and its page names none of them', async ({
  page,
  request,
}) => {
  const [path = ''] = QUIZZES
  await scriptBytes(page, path)
  await page.evaluate(() => localStorage.setItem('memory', 'on'))
  // What the page itself brings is in the cache of the browser by now.
  const more = await scriptBytes(await page.context().newPage(), path)
  expect(more).toBeGreaterThan(2000)
  expect(more).toBeLessThanOrEqual(6000)
  expect(await (await request.get(path)).text()).not.toMatch(/assets\/(?:memory|remembered|keeping)-/)
})
