/** Exercises taken to other platforms (docs/behaviour.md, 20.14 to 20.16). */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { strFromU8, unzipSync } from 'fflate'
import { cataloguePage } from '#app/parts/catalogue/catalogue-entry.ts'
import { FILE_NAMES } from '#portable/file-names.ts'
import { expect, expectAccessible, test } from '../visit.ts'

const SET = '/quiz/grammar-mcq/Set_1'

test('a teacher goes from Share to a platform, reads what is lost, and has the file, by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/quiz/editing/Set_1')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('link', { name: 'Take it elsewhere' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take it elsewhere: Editing 2020')
  const gift = page.locator('details', { has: page.getByRole('heading', { name: 'Other quiz tools that read GIFT' }) })
  await gift.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(gift.getByText('capital letters do not count there.')).toBeVisible()
  await expect(gift.locator('ol > li')).toHaveCount(3)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await gift.getByRole('link', { name: 'Download gift.txt' }).focus()
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('quiz-editing-Set-1-gift.txt')
})

test('a set is every file, fresh or not changed, and what is not there is none', async ({ request }) => {
  for (const name of FILE_NAMES) {
    const first = await request.get(`${SET}/${name}`)
    expect(first.status(), name).toBe(200)
    const { etag = '', 'cache-control': control } = first.headers()
    expect(control).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400')
    const again = await request.get(`${SET}/${name}`, { headers: { 'If-None-Match': etag } })
    expect(again.status(), name).toBe(304)
    expect((await request.get(`/quiz/grammar-mcq/Set_9999/${name}`)).status()).toBe(404)
  }
})

/** A platform: it shows a page, and keeps each result that the page sends. */
async function openPlatform(html: string) {
  const results: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { url, headers } = request
    if (body !== '') results.push({ url, auth: headers.authorization, ...JSON.parse(body) })
    response.writeHead(body === '' ? 200 : 204, { 'Content-Type': 'text/html' }).end(body === '' ? html : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { results, origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

test.describe('in another platform', () => {
  test.use({ allowed: ['foreign host'] })
  test('the page for SLS stands alone, 450 pixels high, and sends its score to the launch only', async ({
    page,
    request,
  }) => {
    const zip = await (await request.get(`${SET}/sls.zip`)).body()
    const platform = await openPlatform(strFromU8(unzipSync(new Uint8Array(zip))['index.html'] ?? new Uint8Array()))
    const asked: string[] = []
    page.on('request', (one) => asked.push(new URL(one.url()).pathname))
    await page.setViewportSize({ width: 760, height: 450 })
    const endpoint = `${platform.origin}/xapi`
    const launch = new URLSearchParams({ endpoint, auth: 'Basic x', agent: '{}', stateId: 's', activityId: 'a' })
    await page.goto(`${platform.origin}/index.html?${launch}`)
    const next = page.locator('#next')
    for (let i = 1; i <= 10; i += 1) {
      await expect(page.getByText(`Question ${i} of 10`)).toBeVisible()
      await page.getByRole('radio').first().press('Space')
      await expect(next).toBeInViewport()
      await next.click()
      await expect(page.locator('.why:visible .verdict')).toBeInViewport()
      if (i === 1) await expectAccessible(page)
      await next.click()
    }
    await expect(page.getByText('Your result has been sent.')).toBeVisible()
    const score = Number(/\d+/.exec(await page.locator('#score').innerText())?.[0])
    const url = '/xapi/activities/state?activityId=a&agent=%7B%7D&stateId=s'
    expect(platform.results.at(-1)).toMatchObject({ auth: 'Basic x', score, url })
    expect(new Set(asked)).toEqual(new Set(['/index.html', '/xapi/activities/state']))
    platform.close()
  })
})

test('the catalogue lists everything once, page after page, as its schema says', async ({ request }) => {
  const found: string[] = []
  let next: string | null = '/catalogue.json'
  while (next !== null) {
    const response = await request.get(next)
    const page = cataloguePage.parse(await response.json())
    found.push(...page.entries.map(({ links }) => links.page))
    // Two of the documents for tests cannot be shown.
    if (page.next === null) expect(found.length).toBe(page.total - 2)
    next = page.next === null ? null : new URL(page.next).pathname
  }
  expect(new Set(found).size).toBe(found.length)
  const paths = found.map((url) => new URL(url).pathname)
  for (const path of [
    SET,
    '/prelim/2024/Kingfisher/Grammar',
    '/maths/mixed/1',
    '/paper/english/1',
    '/listening/english-2024',
  ])
    expect(paths).toContain(path)
  const schema = await (await request.get('/catalogue.schema.json')).json()
  expect(Object.keys(schema.properties)).toContain('entries')
})
