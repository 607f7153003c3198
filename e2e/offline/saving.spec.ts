/** Saving on purpose: the size first, then progress, pause and cancel, and what it is good for without a network. */
import { readdirSync, readFileSync } from 'node:fs'
import { expectPlays, openTest, playClip } from '../listening/pupil.ts'
import { startOwnSite } from '../own-site.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { startChangingSite } from './changing-site.ts'
import { keptUrls, openAndKeep, save, WITH_WORKER } from './visitor.ts'

test.use(WITH_WORKER)

/** 'Two Umbrellas'. */
const PRACTICE = 'english-2024'
const SETS = readdirSync('content/quizzes').filter((name) => name.startsWith('Editing_')).length

test('a topic: its size, its mark, all its sets without a network, and gone when removed', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/practice')
  await page.getByRole('button', { name: 'Save for offline Editing' }).click()
  await expect(page.getByText(/^Takes about [\d.]+ [kM]B of this device\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save Editing' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  for (const set of [1, 2, 3, 4, 5, SETS]) {
    await page.goto(`/quiz/editing/Set_${set}`)
    await expect(page.locator('[data-live]')).toBeAttached()
  }
  await page.goto('/offline')
  await page.getByText(`${SETS} pages`).click()
  await page.getByRole('region', { name: 'On this device' }).getByRole('link', { name: '2023' }).click()
  await expect(page).toHaveURL('/quiz/editing/Set_4')
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Remove Editing' }).click()
  await expect(page.getByRole('button', { name: 'Save for offline Editing' })).toBeFocused()
  expect((await keptUrls(page)).filter((url) => url === '/offline/list')).toEqual([])
})

test('a subject saves six sets of each theme, and the seventh says that it is not here', async ({ page, context }) => {
  test.slow()
  await openAndKeep(page, '/offline')
  await expect(page.getByText('Sets 1 to 6 of each theme, and the whole papers')).toBeVisible()
  await save(page, 'Science')
  await expect(page.getByRole('button', { name: 'Remove Science' })).toBeVisible({ timeout: 120_000 })
  await context.setOffline(true)
  await page.goto('/science/energy/6')
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.goto('/science/energy/7')
  await expect(page.getByText('You are offline, and this page is not saved on this device.')).toBeVisible()
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Remove Science' }).click()
  await expect(page.getByRole('button', { name: 'Save for offline Science' })).toBeVisible()
  expect((await keptUrls(page)).filter((url) => url.startsWith('/science/energy/6'))).toEqual([])
})

test('a school saves its topics', async ({ page, context }) => {
  await openAndKeep(page, '/prelim/2024/Kingfisher')
  await save(page, 'Kingfisher')
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/prelim')
  await page.goto('/prelim/2024/Kingfisher/Grammarcloze')
  await expect(page.locator('[data-live]')).toBeAttached()
})

test('a listening practice is heard without a network, in parts as well', async ({ page, context }) => {
  await openAndKeep(page, `/listening/${PRACTICE}`)
  await save(page, 'Two Umbrellas')
  await expect(page.getByText('Saved on this device.')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await openTest(page, PRACTICE)
  await playClip(page)
  await expectPlays(page, 1)
  const shown = await page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  expect(shown.every((width) => width > 0)).toBe(true)
  const clip = (await keptUrls(page)).find((url) => url.startsWith('/files/listening-audio')) ?? ''
  const part = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { range: 'bytes=1000-1499' } })
    const bytes = (await answer.arrayBuffer()).byteLength
    return { status: answer.status, bytes, range: answer.headers.get('content-range') }
  }, clip)
  expect(part).toMatchObject({ status: 206, bytes: 500 })
  expect(part.range).toMatch(/^bytes 1000-1499\/\d+$/)
  const reached = await page.evaluate(async (url) => {
    const audio = new Audio(url)
    await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve, { once: true }))
    audio.currentTime = audio.duration / 2
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }))
    return audio.currentTime / audio.duration
  }, clip)
  expect(reached).toBeCloseTo(0.5, 1)
})

test('saving is paused, goes on after a reload, and is cancelled without a trace', async ({ page, baseURL }) => {
  // Files come slowly on purpose, three times over.
  test.slow()
  const site = await startChangingSite(baseURL ?? '')
  const isSaved = async () => (await keptUrls(page)).filter((url) => url.startsWith('/files/listening-audio')).length
  try {
    await openAndKeep(page, `${site.url}/listening/${PRACTICE}`)
    site.slowFiles(1500)
    await save(page, 'Two Umbrellas')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect.poll(isSaved, { timeout: 30_000 }).toBeGreaterThan(0)
    // However long the journey looks at it, it is not all there yet.
    site.slowFiles(600_000)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Pause/ }).click()
    await expect(page.getByText('Paused. What has come so far is kept.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Partly saved.')).toBeVisible()
    await page.getByRole('button', { name: /^Go on/ }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await expect(page.getByRole('button', { name: /^Save for offline/ })).toBeVisible()
    expect(await isSaved()).toBe(0)
    site.slowFiles(1500)
    await save(page, 'Two Umbrellas')
    await expect.poll(isSaved, { timeout: 30_000 }).toBeGreaterThan(0)
    site.cut()
    await expect(page.getByText('The connection broke. What has come so far is kept.')).toBeVisible()
    site.restore()
    site.slowFiles(0)
    await page.getByRole('button', { name: /^Go on/ }).click()
    await expect(page.getByText('Saved on this device.')).toBeVisible({ timeout: 60_000 })
  } finally {
    await site.stop()
  }
})

test('a device without room says so, before and while it saves', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype
    Cache.prototype.put = function (request, response) {
      if (String(request).includes('/quiz/')) return Promise.reject(new DOMException('', 'QuotaExceededError'))
      return put.call(this, request, response)
    }
  })
  await openAndKeep(page, '/practice')
  await save(page, 'Editing')
  await expect(page.getByText('Your browser has no room left for this.', { exact: false })).toBeVisible()
  expect((await keptUrls(page)).filter((url) => url.startsWith('/quiz/'))).toEqual([])
  await expectAccessible(page)
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1_050_000, usage: 1_000_000 })
  })
  await page.getByRole('button', { name: 'Save for offline Grammar Cloze' }).click()
  await expect(page.getByText(/^This takes \d+ kB, and your browser has 50 kB left for it\.$/)).toBeVisible()
})

test('everything is saved from one button', async ({ page, context, request }) => {
  const site = await startOwnSite({
    'quizzes/Grammar_Set_1.json': readFileSync('content/quizzes/Grammar_Set_1.json'),
    'prelimQuizzes/2024-Kingfisher-Grammar.json': readFileSync('content/prelimQuizzes/2024-Kingfisher-Grammar.json'),
  })
  // Sets of Mathematics are made without any content: the server would first render 250 pages of them. What it lists is in offline-packs.test.ts.
  await page.route('**/api/offline/everything', async (route) => {
    const packs: unknown[] = []
    for (const id of ['site', 'topic/grammar-mcq', 'subject/paper', 'school/2024/Kingfisher'])
      packs.push(...(await (await request.get(`${site.url}/api/offline/${id}`)).json()).packs)
    await route.fulfill({ json: { packs } })
  })
  try {
    await openAndKeep(page, `${site.url}/offline`)
    await page.getByRole('button', { name: 'Save everything' }).click()
    // The button that begins it has the same name as the one that asks.
    await expect(page.getByText(/^Takes about/)).toBeVisible()
    await page.getByRole('button', { name: 'Save everything', exact: true }).click()
    await expect(page.getByText('Everything is saved on this device.')).toBeVisible({ timeout: 60_000 })
    await expect(
      page.getByText('✓ Saved on this device.').or(page.getByText('Saved on this device.', { exact: true })),
    ).toHaveCount(4)
    await expectAccessible(page)
    await context.setOffline(true)
    for (const path of ['/', '/quiz/grammar-mcq/Set_1', '/prelim/2024/Kingfisher/Grammar', '/privacy']) {
      await page.goto(site.url + path)
      await expect(page).not.toHaveTitle(/You are offline/)
    }
  } finally {
    await site.stop()
  }
})

test('the offline page has no barrier and does not scroll sideways', async ({ page }) => {
  await openAndKeep(page, '/offline')
  await expect(page.getByRole('button', { name: /^Save for offline/ }).first()).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
    await expectAccessible(page)
  }
})
