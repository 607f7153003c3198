/** The advertising switch: nothing of it by default; with it on, one script that can do the page no harm. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { expect, expectAccessible, test } from '../visit.ts'

const SHOWS = 'document.body.dataset.shown = String(Number(document.body.dataset.shown ?? 0) + 1)'

/** What the stub sends as the script; null never answers. */
let script: string | null = SHOWS
let asked = 0
let stub: Server
let site: OwnSite
let origin = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  stub = createServer((_, response) => {
    asked += 1
    if (script !== null) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  })
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
  const address = stub.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const quiz = 'quizzes/Grammar_Set_5.json'
  const settings = { ADS_SCRIPT_URL: `${origin}/deep/ads.js?site=6&x=1` }
  site = await startOwnSite({ [quiz]: readFileSync(`content/${quiz}`) }, settings)
})

test.beforeEach(() => {
  asked = 0
  script = SHOWS
})

test.afterAll(async () => {
  stub.closeAllConnections()
  stub.close()
  await site.stop()
})

test('by default there is no script, no word of it, and no other origin in the policy', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).not.toMatch(/https?:/)
  await expect(page.locator('script[data-ads]')).toHaveCount(0)
})

test.describe('switched on', () => {
  // The site of these journeys is another than Playwright's, and its script is foreign on purpose.
  test.use({ allowed: ['foreign host'] })

  test('it is added once, after the page with its island', async ({ page }) => {
    const order: string[] = []
    page.on('request', (request) => order.push(request.url()))
    const response = await page.goto(`${site.url}/quiz/grammar-mcq/Set_5`)
    await expect(page.locator('body')).toHaveAttribute('data-shown', '1')
    await expect(page.locator('[data-live]')).toBeAttached()
    expect(order.indexOf(`${origin}/deep/ads.js?site=6&x=1`)).toBeGreaterThan(
      order.findIndex((url) => url.includes('/assets/quiz')),
    )
    await page.locator('.option').first().click()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    expect(asked).toBe(1)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(new Set(policy.match(/https?:[^\s;]+/g))).toEqual(new Set([origin]))
    expect(policy).not.toContain('unsafe')
  })

  test('the privacy page says so, and by whom', async ({ page }) => {
    await page.goto(`${site.url}/privacy`)
    await expect(page.getByRole('heading', { name: 'Advertising' })).toBeVisible()
    await expect(page.getByText(new URL(origin).host)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nobody else' })).toHaveCount(0)
    await expectAccessible(page)
  })

  for (const [name, body] of [
    ['broken', 'this is no script ('],
    ['throwing', 'throw new Error("no adverts today")'],
    ['never arriving', null],
  ] as const) {
    test.describe(name, () => {
      test.use({ allowed: ['foreign host', 'page: '] })
      test('the page can be played', async ({ page }) => {
        script = body
        const requested = page.waitForRequest((request) => request.url().startsWith(origin))
        await page.goto(`${site.url}/quiz/grammar-mcq/Set_5`)
        await requested
        await page.locator('.option').first().click()
        await page.getByRole('button', { name: 'Submit' }).click()
        await expect(page.locator('[data-reason]')).toBeVisible()
      })
    })
  }

  test.describe('blocked', () => {
    test.use({ allowed: ['foreign host', 'request failed', 'ERR_BLOCKED'] })
    test('the page can be played', async ({ page, context }) => {
      await page.route(`${origin}/**`, (route) => route.abort('blockedbyclient'))
      await page.goto(`${site.url}/quiz/grammar-mcq/Set_5`)
      await expect.poll(async () => (await context.cookies()).length).toBe(1)
      await page.locator('.option').first().click()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.locator('[data-reason]')).toBeVisible()
    })
  })

  test.describe('asking for more than its own origin', () => {
    test.use({ allowed: ['foreign host', 'Content Security Policy', 'request failed', 'page: ', 'console: '] })
    test('it gets nothing', async ({ page }) => {
      script = `${SHOWS}; const more = document.createElement('script'); more.src = 'http://localhost:1/more.js'; document.head.append(more); eval('document.body.dataset.evil = 1')`
      const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()))
      await page.goto(`${site.url}/practice`)
      await refused
      await expect(page.locator('body')).toHaveAttribute('data-shown', '1')
      await expect(page.locator('body')).not.toHaveAttribute('data-evil')
    })
  })
})
