/** The exported site: what is other than on the server, and what a host of files must get right. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hold } from '../hold.ts'
import { playByMouse } from '../quiz/pupil.ts'
import { quizSets } from '../quiz/sets.ts'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { EXPORT_DIR, SITE_URL } from './places.ts'
import { type StaticServer, startStaticServer } from './static-server.ts'

const [SET] = quizSets
if (SET === undefined) throw new Error('no sets')

const paths = () =>
  Array.from(readFileSync(join(EXPORT_DIR, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) =>
    loc.slice(SITE_URL.length),
  )

test('every page of the sitemap is there, with and without a slash at its end, with headers and its policy', async () => {
  expect(paths().length).toBeGreaterThan(100)
  for (const path of paths()) {
    for (const spelling of [path, ...(path === '/' ? [] : [`${path}/`])]) {
      const answer = await fetch(SITE_URL + spelling)
      expect(answer.status, spelling).toBe(200)
      const headers = Object.fromEntries(answer.headers)
      expect(headers, spelling).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy'], spelling).toMatch(
        /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+; /,
      )
      const text = await answer.text()
      const listed = !text.includes('content="noindex"')
      expect(text.includes(`<link rel="canonical" href="${SITE_URL}${path}"/>`), spelling).toBe(listed)
    }
  }
})

test('assets are kept permanently, and papers are no pages', async ({ request }) => {
  const [, script = ''] = /<script type="module" src="([^"]*)"/.exec(await (await request.get('/')).text()) ?? []
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await (await request.get('/downloads')).text()
  const [, paper = ''] = /href="(\/downloads\/[^"]*\.pdf)"/.exec(page) ?? []
  const { 'content-type': type, 'content-security-policy': policy } = (await request.get(paper)).headers()
  expect([type, policy]).toEqual(['application/pdf', undefined])
})

test('no page asks for what only a server could answer', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/practice', SET.path, '/privacy', '/contact', '/listening/english-2024/practice']) {
    await page.goto(path)
    // Longer than a page waits before it would begin a session.
    await page.waitForTimeout(2500)
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('an answer given before the script comes stays, and Submit sends it nowhere', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(SET.path, { waitUntil: 'commit' })
  await page.locator('.option').first().click()
  release()
  await expect(page.locator('[data-live]')).toBeAttached()
  await expect(page.locator('input[type="radio"]').first()).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('[data-reason]')).toBeVisible()
})

test('the results of a listening test are a page of their own', async ({ page }) => {
  await page.goto('/listening/english-2024/results')
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
  await expectAccessible(page)
})

test('the privacy page tells of no cookie, no visit and no server', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('Apart from that nothing is stored on your device.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the web host writes down' })).toBeVisible()
  await expect(page.getByText('Forget this visit')).toHaveCount(0)
  await expect(page.getByText(/our server/)).toHaveCount(0)
  await expectAccessible(page)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: javaScriptEnabled ? [] : ['csp'] })

    test('papers are chosen by year and opened', async ({ page, request }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Download Past Papers' }).first().click()
      const years = page.getByRole('navigation', { name: 'Year' })
      for (const year of ['2023', '2022', '2024']) {
        await years.getByRole('link', { name: year }).click()
        await expect(years.locator('[aria-current]')).toHaveText(year)
        const link = page.locator('.files a').first()
        await expect(link).toContainText(`${year}_P6_`)
        const answer = await request.get((await link.getAttribute('href')) ?? '')
        expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
      }
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp', 'form-action', 'Content Security Policy'] })

  test('a quiz says why it is not marked, keeps what was chosen, and sends nothing', async ({ page }) => {
    await page.goto(SET.path)
    const note = page.locator('noscript .alert')
    await expect(note).toBeVisible()
    await expect(note).toContainText('turn JavaScript on and load the page again')
    await expectNoSideways(page)
    await page.locator('.option').first().click()
    const posts: string[] = []
    page.on('request', (request) => posts.push(request.url()))
    // Playwright itself waits for the page that the form leads to, and there is none: we look past it.
    await page.getByRole('button', { name: 'Submit' }).press('Enter', { noWaitAfter: true })
    await setTimeout(500)
    expect(posts).toEqual([])
    const browser = await page.context().newCDPSession(page)
    const expression = 'location.pathname + " " + document.querySelectorAll("[data-quiz] input:checked").length'
    const { result } = await browser.send('Runtime.evaluate', { expression })
    expect(result.value).toBe(`${SET.path} 1`)
  })
})

test.describe('on a host that knows only folders and sends no headers', () => {
  let host: StaticServer
  test.use({ allowed: ['foreign host', 'status 404', '404 (Not Found)'] })
  test.beforeAll(async () => {
    host = await startStaticServer(EXPORT_DIR, 'folders', 0)
  })
  test.afterAll(() => host.close())

  test('every page is found, from page to page', async ({ page }) => {
    await page.goto(host.url)
    await page.getByRole('link', { name: 'Practice (PSLE)' }).first().click()
    await expect(page).toHaveURL(`${host.url}/practice/`)
    await page.getByRole('link', { name: 'Grammar 2024', exact: true }).click()
    await playByMouse(page, SET, (item) => item.key)
    await expect(page.getByText(SET.scoreText(SET.items.length))).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(`${host.url}/`)
    const lost = await page.goto(`${host.url}/nothing/here`)
    expect(lost?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test.describe('and a script that is not its own', () => {
    test.use({ allowed: ['foreign host', 'Content Security Policy', 'TrustedScript'] })
    test('is refused by the page itself', async ({ page }) => {
      await page.goto(`${host.url}/about/`)
      const refused = page.waitForEvent('console', { predicate: (message) => /TrustedScript/.test(message.text()) })
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.append('document.title = "run"')
        document.head.append(script)
      })
      await refused
      expect(await page.title()).not.toBe('run')
    })
  })
})
