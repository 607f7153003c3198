/** The anonymous session: there without a word, renewed without a word, and never on a page itself. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../visit.ts'

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value ?? ''

/** What a script that the visitor wrote could find. */
const visible = (page: Page) =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length].join(' '))

test('begins in the background, unseen by scripts, and goes on from page to page', async ({ page, context }) => {
  await page.goto('/')
  await expect.poll(() => sessionOf(context)).not.toBe('')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 3600)
  expect(await visible(page)).toBe(' 0 0')
  const begun = await sessionOf(context)
  const asked = page.waitForResponse('/api/session')
  await page.goto('/practice')
  expect((await asked).status()).toBe(200)
  expect(await sessionOf(context)).toBe(begun)
})

test('waits until the page is usable', async ({ page }) => {
  const order: string[] = []
  page.on('request', (request) => order.push(new URL(request.url()).pathname))
  const asked = page.waitForRequest('**/api/session')
  await page.goto('/quiz/grammar-mcq/Set_5')
  await asked
  expect(order.indexOf('/api/session')).toBeGreaterThan(order.findIndex((path) => path.includes('/assets/quiz')))
})

test('pages never set a cookie, with a session or without', async ({ request }) => {
  for (const path of ['/', '/practice', '/quiz/grammar-mcq/Set_5', '/nothing/here', '/sitemap.xml']) {
    expect((await request.get(path)).headers()['set-cookie'], path).toBeUndefined()
  }
  expect((await request.post('/api/session')).headers()['set-cookie']).toContain('session=')
  for (const path of ['/', '/practice']) {
    const { 'set-cookie': cookie, vary } = (await request.get(path)).headers()
    expect(cookie, path).toBeUndefined()
    expect(vary ?? '', path).not.toMatch(/cookie/i)
  }
})

test('a lost session is begun again on the return to the tab, once and quietly', async ({ page, context }) => {
  await page.goto('/')
  await expect.poll(() => sessionOf(context)).not.toBe('')
  const lost = await sessionOf(context)
  await context.clearCookies()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked += 1
  })
  const url = page.url()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => sessionOf(context)).not.toBe('')
  expect(await sessionOf(context)).not.toBe(lost)
  await page.waitForTimeout(500)
  expect(asked).toBe(1)
  expect(page.url()).toBe(url)
})

test('a forged or ended session is replaced', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'eyJhbGciOiJub25lIn0.e30.', url: baseURL ?? '' }])
  await page.goto('/')
  await expect.poll(() => sessionOf(context)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{40,}$/)
})

test("'Forget this visit' begins another, and another tab follows", async ({ page, context }) => {
  await page.goto('/privacy')
  await expect.poll(() => sessionOf(context)).not.toBe('')
  const forgotten = await sessionOf(context)
  const other = await context.newPage()
  // Waited for before the page is asked for: the answer may come before the page is done.
  const signedIn = other.waitForResponse('**/api/session')
  await other.goto('/practice')
  await signedIn
  const followed = other.waitForRequest('**/api/session')
  const words = page.getByText('This visit is forgotten.')
  await expect(words).toBeHidden()
  await page.getByRole('button', { name: 'Forget this visit' }).click()
  await expect(words).toBeVisible()
  await expect(page.locator('#forgotten')).toBeFocused()
  await followed
  await expect.poll(() => sessionOf(context)).not.toBe('')
  expect(await sessionOf(context)).not.toBe(forgotten)
  await expectAccessible(page)
})

test('another site cannot begin or end it', async ({ request }) => {
  for (const method of ['post', 'delete'] as const) {
    const answer = await request[method]('/api/session', { headers: { origin: 'https://elsewhere.example' } })
    expect(answer.status()).toBe(403)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
})

test.describe('when the server cannot be asked', () => {
  test.use({ allowed: ['/api/session', '503', 'Failed to load resource'] })
  test('the page works, and asks again on the return to the tab', async ({ page, context }) => {
    await page.route('**/api/session', (route) => route.fulfill({ status: 503 }))
    const failed = page.waitForResponse('**/api/session')
    await page.goto('/quiz/grammar-mcq/Set_5')
    await failed
    await page.locator('.option').first().click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('[data-reason]')).toBeVisible()
    await page.unroute('**/api/session')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => sessionOf(context)).not.toBe('')
  })
})

test.describe('without JavaScript', () => {
  // Chromium reports the scripts that it may not run as refused by the policy.
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('there is no session, and nothing misses it', async ({ page, context }) => {
    await page.goto('/practice')
    await page.getByRole('link', { name: 'Grammar 2024', exact: true }).click()
    await expect(page.getByText('Question 1 of')).toBeVisible()
    expect(await context.cookies()).toEqual([])
  })

  test("'Forget this visit' takes the cookie away and says so", async ({ page, context, request, baseURL }) => {
    const begun = (await request.post('/api/session')).headers()['set-cookie'] ?? ''
    const value = /session=([^;]+)/.exec(begun)?.[1] ?? ''
    await context.addCookies([{ name: 'session', value, url: baseURL ?? '' }])
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Forget this visit' }).click()
    await expect(page.getByText('This visit is forgotten.')).toBeVisible()
    await expect(page).toHaveURL('/privacy#forgotten')
    expect(await context.cookies()).toEqual([])
  })
})
