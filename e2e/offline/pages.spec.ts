/** Pages without a network: those visited, those that are not kept, and what happens when a new build is there. */
import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSideways, test } from '../visit.ts'
import { startChangingSite } from './changing-site.ts'
import { expectKept, keptUrls, openAndKeep, WITH_WORKER } from './visitor.ts'

test.use(WITH_WORKER)

test('a quiz that was visited is played and marked without a network', async ({ page, context }) => {
  await openAndKeep(page, '/quiz/grammar-mcq/Set_5')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-live]')).toBeAttached()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  expect((await keptUrls(page)).filter((url) => url.startsWith('/api'))).toEqual([])
})

test("a quiz of one's own is made of a file, and played, without a network", async ({ page, context }) => {
  test.setTimeout(90_000)
  for (const path of ['/q', '/make']) {
    await openAndKeep(page, path)
  }
  await context.setOffline(true)
  await page.reload()
  // Without a network nothing tells that the script of the page is there.
  await expect(async () => {
    await page.getByLabel('File with questions').setInputFiles('src/own-quiz/fixtures/qti21-item.xml')
    await expect(page.getByText('1 question read: 1 ready.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  const [played] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Play it/ }).click(),
  ])
  await played.getByRole('button', { name: 'Start' }).click()
  await expect(played.getByText('You must stay with your luggage at all times.')).toBeVisible()
  const [board] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^On the board/ }).click(),
  ])
  await expect(board.getByText('Question 1 of 1')).toBeVisible()
})

test('without a network, a page that is not kept names those that are', async ({ page, context }) => {
  await openAndKeep(page, '/articles/daily-practice')
  await context.setOffline(true)
  await page.goto('/quiz/editing/Set_1')
  await expect(page).toHaveTitle('You are offline - ReadySix')
  await expect(page.getByText('You are offline, and this page is not saved on this device.')).toBeVisible()
  await page.getByRole('heading', { name: 'Visited lately' }).click()
  await expectAccessible(page)
  await expectNoSideways(page)
  await page.getByRole('region', { name: 'On this device' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/articles/daily-practice')
})

test('parameters that change no page fill no room', async ({ page }) => {
  await openAndKeep(page, '/about')
  await page.goto('/about?utm_source=letter')
  await page.goto('/nowhere').catch(() => {})
  const kept = (await keptUrls(page)).filter((url) => /about|nowhere/.test(url))
  expect(kept).toEqual(['/about'])
})
test('deleting leaves neither pages nor what was saved', async ({ page }) => {
  await openAndKeep(page, '/privacy')
  await page.getByRole('button', { name: 'Delete offline copies' }).click()
  await expect(page.getByText('All offline copies are deleted.')).toBeVisible()
  expect((await keptUrls(page)).filter((url) => url === '/privacy')).toEqual([])
  await expectAccessible(page)
})

test('after a new build, a kept page has the scripts that it was made with', async ({ page, baseURL }) => {
  const site = await startChangingSite(baseURL ?? '')
  try {
    await openAndKeep(page, `${site.url}/quiz/grammar-mcq/Set_5`)
    const scripts = (await keptUrls(page)).filter((url) => /assets\/(?:entry|quiz|islands)/.test(url))
    expect(scripts.length).toBeGreaterThan(1)
    site.deploy()
    await openAndKeep(page, `${site.url}/about`)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Use it now' }).click()
    await reloaded
    const now = await keptUrls(page)
    expect(now.some((url) => url.includes('.b2.'))).toBe(true)
    for (const script of scripts) expect(now).toContain(script)
    site.cut()
    await page.goto(`${site.url}/quiz/grammar-mcq/Set_5`)
    await expect(page.locator('[data-live]')).toBeAttached()
  } finally {
    await site.stop()
  }
})

test('a new version is offered outside a quiz, and taken only when asked for', async ({ page, baseURL }) => {
  const site = await startChangingSite(baseURL ?? '')
  const offer = page.getByText('A new version of ReadySix is ready.')
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
  try {
    await openAndKeep(page, `${site.url}/about`)
    site.deploy()
    await page.goto(`${site.url}/quiz/editing/Set_2`)
    await expect.poll(waits, { timeout: 30_000 }).toBe(true)
    await expect(offer).toHaveCount(0)
    await page.goto(`${site.url}/about`)
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(offer).toHaveCount(0)
    expect(await waits()).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Use it now' }).click()
    // While the page reloads, there is nobody to ask.
    await expect.poll(() => waits().catch(() => true)).toBe(false)
    await expect(offer).toHaveCount(0)
    await expectKept(page)
  } finally {
    await site.stop()
  }
})

test('a letter written without a network stays in its form', async ({ page, context }) => {
  await openAndKeep(page, '/contact')
  await page.getByLabel('Name').fill('Mei')
  await page.getByLabel('Email').fill('mei@example.com')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is this kept?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Oops! There was an error sending your message. Please try again or email us directly.',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Is this kept?')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message!')).toBeVisible()
})

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/')
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const answer = await request.get(href)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'ReadySix' })
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toContain(type)
    const bytes = await picture.body()
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect((await worker.text()).length).toBe(readFileSync('build/client/sw.js', 'utf8').length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: ['csp'] })
  test('nothing is offered that could not be done', async ({ page }) => {
    for (const path of ['/offline', '/practice']) {
      await page.goto(path)
      await expect(page.getByRole('button')).toHaveCount(0)
    }
    await page.goto('/offline')
    await expect(page.getByText('Saving needs JavaScript')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Editing' }).click()
    await expect(page).toHaveURL('/practice')
  })
})
