/** Files in a bucket elsewhere: where browsers are sent, and what a visitor meets while the store hangs or fails. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../own-site.ts'

const PAPER = '2024_P6_Kingfisher_Science_Prelim.pdf'
const QUIZ = 'quizzes/Grammar_Set_1.json'
/** A visitor is told within this time; the server gives the store three seconds. */
const LIMIT_MS = 6000

let behave: 'answers' | 'hangs' | 'fails'
let store: Server
let site: OwnSite

/** Keeps what it is sent and checks nothing: a real store has its tests in src/server/adapters. */
function bucketStub(): Server {
  const objects = new Map<string, Buffer>()
  return createServer(async (request, response) => {
    const body = await buffer(request)
    if (behave === 'hangs') return
    const key = new URL(request.url ?? '', 'http://localhost').pathname
    if (behave === 'fails') response.writeHead(503).end()
    else if (request.method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200, { etag: '"any"' }).end()
    } else if (key === '/files') response.writeHead(200).end(listing(objects))
    else {
      const found = objects.get(key)
      response.writeHead(found === undefined ? 404 : 200).end(found)
    }
  })
}

function listing(objects: ReadonlyMap<string, Buffer>): string {
  const of = ([key, { length }]: readonly [string, Buffer]) =>
    `<Contents><Key>${key.replace('/files/', '')}</Key><Size>${length}</Size></Contents>`
  return `<ListBucketResult>${[...objects].map(of).join('')}</ListBucketResult>`
}

test.beforeEach(async () => {
  behave = 'answers'
  store = bucketStub()
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const address = store.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const files = { [QUIZ]: readFileSync(`content/${QUIZ}`), [`files/downloads/${PAPER}`]: '%PDF-1.4 paper' }
  site = await startOwnSite(files, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    LOG_LEVEL: 'silent',
  })
})

test.afterEach(async () => {
  store.closeAllConnections()
  store.close()
  await site.stop()
})

test('a paper and a file are fetched from the bucket, by a URL that is signed for a while', async () => {
  for (const path of [`/downloads/${PAPER}`, `/files/downloads/${PAPER}`]) {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/\/files\/contents\/[0-9a-f]{64}\/2024_P6_.*X-Amz-Signature=/)
    expect(await (await fetch(site.url + path)).text()).toBe('%PDF-1.4 paper')
  }
  const policy = (await fetch(`${site.url}/`)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/connect-src 'self' http:\/\/127\.0\.0\.1:\d+/)
})

for (const how of ['hangs', 'fails'] as const) {
  test(`pages are served and files say what is wrong when the store ${how}`, async ({ page }) => {
    await page.goto(`${site.url}/downloads`)
    await expect(page.getByRole('link', { name: /Kingfisher/ }).first()).toBeVisible()
    behave = how
    for (const path of ['/', '/downloads', '/practice', '/quiz/grammar-mcq/Set_1', '/contact', '/prelim']) {
      const asked = performance.now()
      const answer = await fetch(site.url + path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(performance.now() - asked).toBeLessThan(LIMIT_MS)
    }
    // Known to be away once the limit of the first question is over.
    await expect
      .poll(async () => (await fetch(`${site.url}/files/downloads/${PAPER}`, { redirect: 'manual' })).status)
      .toBe(503)
    const asked = performance.now()
    const file = await fetch(`${site.url}/files/downloads/${PAPER}`, { redirect: 'manual' })
    expect([file.status, file.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await file.text()).toMatch(/try again in a minute/)
    const paper = await page.goto(`${site.url}/downloads/${PAPER}`)
    expect(paper?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible()
    expect(performance.now() - asked).toBeLessThan(2 * LIMIT_MS)
    behave = 'answers'
    await expect.poll(async () => (await fetch(`${site.url}/downloads/${PAPER}`)).status, { timeout: 15_000 }).toBe(200)
  })
}
