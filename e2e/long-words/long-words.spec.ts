/** Words longer than a line, in every text that a document or a file name brings, on a screen of 320 px. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { next, openTest, submit } from '../listening/pupil.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { playByMouse, wrongFor } from '../quiz/pupil.ts'
import { readSet, someSets } from '../quiz/sets.ts'
import { expect, expectNoSideways, test as visit } from '../visit.ts'
import { LONG, longContent, longQuizzes } from './long-documents.ts'

const test = visit.extend<object, { site: OwnSite }>({
  site: [
    async ({ browserName: _any }, use) => {
      const site = await startOwnSite(longContent())
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

test.use({ viewport: { width: 320, height: 740 } })

/** No text is wider than the screen, and none is cut off by what it stands in. */
async function expectAllInView(page: Page): Promise<void> {
  await expectNoSideways(page)
  const cut = await page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      // Words for screen readers only; the note of a marked option is one on a narrow screen.
      const silent = parent?.closest('.sr, .skip, .tool-text, .is-marked .note-text, svg') ?? null
      if (parent === null || !parent.checkVisibility() || silent !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      // The numbers of a marked sheet stand in a row that is scrolled by itself: it must reach all of them.
      const row = parent.closest('.reach .strip')
      const box = (row ?? parent.closest('.choices, .option, .card, .paper'))?.getBoundingClientRect()
      const beyond = row === null ? 0 : row.scrollWidth - row.clientWidth
      if (left < Math.floor(box?.left ?? 0) || right > Math.ceil(box?.right ?? innerWidth) + beyond) {
        found.push(`${parent.outerHTML.slice(0, 80)}: ${Math.round(left)} to ${Math.round(right)}`)
      }
    }
    return found
  })
  expect(cut).toEqual([])
}

for (const [path, text] of longQuizzes) {
  const set = readSet(text, path)
  if (!someSets.some(({ type }) => type === set.type)) continue
  test(`${set.type}: open, marked, its result and its page for printing`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(path)
    await expect(page.locator('[data-live]')).toBeAttached()
    await expectAllInView(page)
    const [first] = set.items
    if (first === undefined) throw new Error('no items')
    if (set.flow === 'stepper') {
      await page.locator(`input[name="r.1"][value="${wrongFor(set, first)}"]`).check()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.locator('[data-reason]')).toBeVisible()
      await expectAllInView(page)
      await page.getByRole('button', { name: 'Next' }).click()
      await page.reload()
      await page.getByRole('checkbox', { name: 'Cross out' }).check()
      await page.getByRole('button', { name: 'Cross out option 1' }).click()
      await expectAllInView(page)
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.locator('[data-live]')).toBeAttached()
    }
    await playByMouse(page, set, (item) => wrongFor(set, item))
    await expect(page.locator('[data-result]')).toBeFocused()
    await expectAllInView(page)
    await page.goto(`${path}/print`)
    await expectAllInView(page)
  })
}

test.describe('pages that list, and pages to read', () => {
  // The page of what does not exist is one of them.
  test.use({ allowed: ['404'] })
  test('show every word whole', async ({ page }) => {
    for (const path of [
      '/',
      '/practice',
      '/prelim',
      `/prelim/2024/${LONG}`,
      `/prelim/2024/${LONG}/Grammar`,
      '/listening',
      '/listening/short-2019',
      '/downloads',
      '/articles/daily-practice',
      '/print/english',
      '/print/english/paper?grammar-mcq=Set_1&editing=Set_1&grammar-cloze=Set_1',
      '/offline',
      '/no-such-page',
    ]) {
      await page.goto(path)
      await expectAllInView(page)
    }
  })
})

test('a listening test and its results', async ({ page }) => {
  await openTest(page, 'short-2019')
  for (let clip = 0; clip < 4; clip += 1) {
    await expectAllInView(page)
    await page.locator('[data-stage] input[value="2"]').check()
    if (clip < 3) await next(page)
  }
  await submit(page)
  await expect(page.getByText('Review Your Mistakes')).toBeVisible()
  for (const transcript of await page.locator('.transcript summary').all()) await transcript.click()
  await expectAllInView(page)
})

test('a title far above the limit is refused by the check; stored all the same, it opens at once', async ({
  page,
  site,
}) => {
  const env = { ...process.env, DATA_DIR: site.dataDir, CONTENT_DIR: site.contentDir }
  const file = join(site.contentDir, 'quizzes/Grammar_Set_1.json')
  const before = readFileSync(file, 'utf8')
  const load = (...flags: string[]) =>
    spawnSync(process.execPath, ['scripts/content/main.ts', 'import', ...flags], { env, encoding: 'utf8' })
  writeFileSync(file, JSON.stringify({ ...JSON.parse(before), title: 'Endless '.repeat(2500) }))
  try {
    const refused = load()
    expect(refused.status).toBe(1)
    expect(refused.stdout + refused.stderr).toContain('has 20000 characters; a text of this kind has at most 300')
    expect(load('--unchecked').status).toBe(0)
    await expect
      .poll(async () => (await page.request.get('/quiz/grammar-mcq/Set_1')).text(), { timeout: 10_000 })
      .toContain('Endless Endless')
    const start = Date.now()
    await page.goto('/quiz/grammar-mcq/Set_1')
    await expect(page.getByText('Question 1 of')).toBeVisible()
    expect(Date.now() - start).toBeLessThan(5000)
    // The cut title, with 'Grammar' or without, and the sign that something is missing.
    await expect(page.locator('h1')).toHaveText(/^.{300}…$/)
  } finally {
    writeFileSync(file, before)
    load()
  }
})
