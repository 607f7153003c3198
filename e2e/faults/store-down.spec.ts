/** A database that is not there at the start, or goes away while the site runs. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/contract/free-port.ts'
import { type Cluster, hasPostgres, newDatabase, startCluster } from '#server/contract/throwaway-postgres.ts'
import { makeSmallSite, QUIZ, type SmallSite } from '../operations/small-site.ts'
import type { OwnServer } from '../own-server.ts'

const FAILED = 'Oops! There was an error sending your message. Please try again or email us directly.'

let site: SmallSite

test.beforeEach(async () => {
  site = await makeSmallSite()
})
test.afterEach(() => site.remove())

async function expectMessageRefused(server: OwnServer): Promise<void> {
  const typed = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'What I typed' }
  const answer = await fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(typed) })
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(page).toContain(FAILED)
  for (const text of Object.values(typed)) expect(page).toContain(text)
}

test('a site whose database is not there yet opens, shows what needs none, and says what is amiss', async () => {
  const server = await site.start({
    DATABASE_URL: `postgres://app@127.0.0.1:${await freePort()}/app`,
    LOG_LEVEL: 'silent',
    WEB_CONCURRENCY: '2',
  })
  const home = await fetch(`${server.url}/`)
  expect(home.status).toBe(503)
  expect(await home.text()).toContain('href="/practice"')
  const quiz = await fetch(server.url + QUIZ)
  expect(quiz.status).toBe(500)
  expect(await quiz.text()).not.toMatch(/ECONNREFUSED|postgres:|node_modules/)
  await expectMessageRefused(server)
  // A page that needs no store is no reason for a balancer to send visitors here.
  expect((await fetch(`${server.url}/privacy`)).status).toBe(200)
  const ready = await fetch(`${site.admin}/readyz`)
  expect(ready.status).toBe(503)
  expect((await ready.json()).reasons.join()).toMatch(/documents: .*messages: /)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('a database that goes away takes no page with it that has been shown, and comes back by itself', async () => {
  test.skip(!hasPostgres && process.env.CI === undefined, 'PostgreSQL is not installed')
  const cluster: Cluster = await startCluster()
  try {
    const server = await site.start({ DATABASE_URL: await newDatabase(cluster.url), LOG_LEVEL: 'silent' })
    expect((await fetch(server.url + QUIZ)).status).toBe(200)
    expect(await site.readiness()).toEqual({ ready: true, reasons: [] })
    cluster.stop()
    for (let i = 0; i < 5; i += 1) expect((await fetch(server.url + QUIZ)).status).toBe(200)
    const { ready, reasons } = await site.readiness()
    expect(ready).toBe(true)
    expect(reasons[0]).toMatch(/^documents: .*; \d+ pages are served from the cache$/)
    await expectMessageRefused(server)
    cluster.restart()
    await expect.poll(() => site.readiness(), { timeout: 30_000 }).toEqual({ ready: true, reasons: [] })
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    cluster.dispose()
  }
})

test('a bucket that is down or refuses at the start keeps no page away, and its files come by themselves', async () => {
  await (await site.start()).end('SIGTERM')
  const port = await freePort()
  const settings = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'files' }
  const server = await site.start({ ...settings, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
  expect((await fetch(server.url + QUIZ)).status).toBe(200)
  const reasons = async () => (await site.readiness()).reasons.join()
  expect(await reasons()).toMatch(/^files: S3: .*ECONNREFUSED/)
  expect(server.log()).toContain('the site opens without it, and the import is tried again')
  const bucket = await startBucket(port)
  try {
    await expect.poll(reasons, { timeout: 20_000 }).toMatch(/^files: S3: .*status 403 InvalidAccessKeyId/)
    expect((await site.readiness()).ready).toBe(true)
    bucket.accept()
    await expect.poll(() => site.readiness(), { timeout: 20_000 }).toEqual({ ready: true, reasons: [] })
    expect(await server.end('SIGTERM')).toBe(0)
  } finally {
    bucket.stop()
  }
})

/** A bucket without an object that refuses the site's key until it is told to accept it. */
async function startBucket(port: number) {
  let accepted = false
  const bucket = createServer((request, response) => {
    request.resume()
    response.statusCode = accepted ? (request.method === 'PUT' ? 200 : 404) : 403
    response.end(accepted ? '' : '<Error><Code>InvalidAccessKeyId</Code></Error>')
  })
  bucket.listen(port, '127.0.0.1')
  await once(bucket, 'listening')
  return {
    accept() {
      accepted = true
    },
    stop() {
      bucket.close()
      bucket.closeAllConnections()
    },
  }
}
