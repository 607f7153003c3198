/** What a visitor reads waits for nothing but the page, and the rest of its styles for what makes it live. */

import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { topics } from '#quiz/library/topics.ts'
import { hold } from '../hold.ts'
import { expect, test } from '../visit.ts'

const MAX_STYLE_BYTES = 6150
/** What a browser asks one server for at once without HTTP/2. */
const MAX_FILES = 6
const PAGES = [
  '/',
  '/practice',
  ...topics.map(({ type }) => `/quiz/${type}/Set_5`),
  '/prelim',
  '/prelim/2024/Kingfisher',
  '/prelim/2024/Kingfisher/Grammar',
  '/listening',
  '/listening/english-2024',
  '/listening/english-2024/practice',
  '/downloads',
  '/articles/daily-practice',
  '/contact',
  '/privacy',
]

test(`the styles within a page are at most ${MAX_STYLE_BYTES} bytes`, async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text()
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text).join('')
    const { byteLength } = brotliCompressSync(styles)
    expect.soft(byteLength, path).toBeGreaterThan(1000)
    expect.soft(byteLength, path).toBeLessThanOrEqual(MAX_STYLE_BYTES)
  }
})

/** Keeps in the page how every element looks and where it stands, and says in what that differs from what was kept before. */
function changedLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const looks = Array.from(document.querySelectorAll('body :not(link)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
      return [element.outerHTML.slice(0, 80), [x, y, width, height].join(' '), ...values]
    })
    const before: typeof looks = Reflect.get(window, 'looks') ?? looks
    Reflect.set(window, 'looks', looks)
    if (looks.length !== before.length) return [`${before.length} elements have become ${looks.length}`]
    return looks.flatMap((now, i) => {
      const changed = now.filter((value, at) => value !== before[i]?.[at])
      return changed.length > 0 ? [`${now[0]}: ${changed.join('; ')}`] : []
    })
  })
}

/** As the script of the page does. Resolves when the sheet is there; rejects if it is not. */
const applySheet = () =>
  new Promise((resolve, reject) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
    sheet?.addEventListener('load', resolve)
    if (sheet) sheet.disabled = false
    else reject(new Error('no sheet waits'))
  })

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
])
  for (const path of [
    '/quiz/compre-cloze/Set_5',
    ...(viewport.width === 360 ? ['/'] : ['/quiz/grammar-mcq/Set_5', '/listening/english-2024/practice']),
  ])
    test(`${path} is painted without any file, and its style sheet changes nothing: ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // With its scripts the page would go on to change.
      await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      const release = await hold(page, '**/assets/*.{css,woff2}')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await expect(page.locator('.site-foot')).toBeAttached()
      await changedLooks(page)
      release()
      await page.waitForLoadState('load')
      await page.evaluate(applySheet)
      expect(await changedLooks(page)).toEqual([])
    })

for (const path of ['/quiz/grammar-mcq/Set_5', '/quiz/compre-cloze/Set_5', '/listening/english-2024/practice'])
  test(`${path}: the page itself names every script that makes it live, and its style sheet comes after them`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await hold(page, '**/assets/**')
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => asked.filter((file) => file.endsWith('.js'))).not.toEqual([])
    await page.waitForTimeout(500)
    const early = asked.filter((file) => file.startsWith('/assets/'))
    expect(early.length).toBeLessThanOrEqual(MAX_FILES)
    release()
    await expect(page.locator('[data-live]')).toBeAttached()
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet))
      .not.toBeNull()
    const sheet = expect.stringMatching(/\/root-[\w-]+\.css$/)
    expect(asked.filter((file) => file.startsWith('/assets/'))).toEqual([...early, sheet])
  })

test('a page whose font is late keeps its words where they are', async ({ page }) => {
  const release = await hold(page, '**/assets/*.woff2')
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/quiz/compre-cloze/Set_5', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // Longer than a browser waits for a font before it decides.
  await page.waitForTimeout(1000)
  await changedLooks(page)
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  expect(await changedLooks(page)).toEqual([])
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
  const release = await hold(page, '**/assets/texts-*.js')
  await page.goto('/quiz/grammar-mcq/Set_5')
  await expect.poll(() => asked.filter((path) => path.startsWith('/assets/texts-'))).not.toEqual([])
  // More than a loaded and idle page waits before it signs in and asks for the worker.
  await page.waitForTimeout(6000)
  expect(asked).not.toContain('/api/session')
  expect(asked).not.toContain('/sw.js')
  release()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect.poll(() => asked).toContain('/api/session')
  await expect.poll(() => asked).toContain('/sw.js')
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
