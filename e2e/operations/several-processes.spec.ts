/** A site of two processes: one content, one limit, one set of figures, and no harm when one of them dies. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { canTypeset } from '#server/typeset/can-typeset.ts'
import type { OwnServer } from '../own-server.ts'
import { makeSmallSite, QUIZ, type SmallSite } from './small-site.ts'

let site: SmallSite
let server: OwnServer

test.beforeEach(async () => {
  site = await makeSmallSite()
  server = await site.start({ WEB_CONCURRENCY: '2', REQUESTS_PER_MINUTE: '500', LOG_LEVEL: 'info' })
  await expect.poll(() => site.readiness()).toEqual({ ready: true, reasons: [] })
})

test.afterEach(async () => {
  await server.end('SIGTERM')
  await site.remove()
})

/** Over a connection of its own: whichever process is free takes it. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { headers: { connection: 'close', ...headers }, signal: AbortSignal.timeout(20_000) })

/** Every process that has answered visitors so far, the oldest first. */
function workers(): readonly number[] {
  return Array.from(server.log().matchAll(/"pid":(\d+),"msg":"a process answers visitors"/g), ([, pid]) => Number(pid))
}

test('figures of all processes are added up, for the operator only', async () => {
  for (let i = 0; i < 10; i += 1) expect((await get(QUIZ)).status).toBe(200)
  expect(await site.metric('readysix_requests_total{route="/quiz/:quizType/:setId",status="200"}')).toBe(10)
  expect(await site.metric('readysix_processes')).toBe(2)
  expect((await fetch(`${site.admin}/healthz`)).status).toBe(200)
  for (const path of ['/readyz', '/metrics']) expect((await get(path)).status).toBe(404)
})

test('every process shows new content within two seconds', async () => {
  for (let i = 0; i < 4; i += 1) await get(QUIZ)
  site.importTitle('A title of today')
  await pause(2000)
  for (let i = 0; i < 4; i += 1) expect(await (await get(QUIZ)).text()).toContain('A title of today')
})

test('they count the requests of one address together', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.7' }
  const refused = async (times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => get('/healthz', flood)))
    return all.filter(({ status }) => status === 429).length
  }
  // However the two share them out.
  expect(await refused(450)).toBe(0)
  let sent = 450
  for (let now = 0; now < 20; sent += 20) {
    await pause(400)
    now = await refused(20)
    expect(sent).toBeLessThan(800)
  }
  expect((await get('/healthz', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
})

test('they count the messages of one address together', async () => {
  const post = async (i: number) => {
    const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.org', subject: String(i), message: 'Hello' })
    const headers = { connection: 'close', 'x-forwarded-for': '203.0.113.9', accept: 'application/json' }
    return (await fetch(`${server.url}/contact`, { method: 'POST', body, headers })).status
  }
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => post(i)))
  expect(all.toSorted()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
})

test('one that is killed under load takes only its own requests with it, and is replaced', async () => {
  const failures: number[] = []
  let over = false
  let answered = 0
  async function visit(): Promise<void> {
    while (!over) {
      const good = await get(QUIZ).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (good) answered += 1
      else failures.push(performance.now())
    }
  }
  const visitors = Array.from({ length: 8 }, visit)
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(50)
  const [victim = 0] = workers()
  const killedAt = performance.now()
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => site.readiness(), { timeout: 20_000 }).toEqual({ ready: true, reasons: [] })
  const before = answered
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 50)
  over = true
  await Promise.all(visitors)
  expect(answered).toBeGreaterThan(100)
  expect(failures.length).toBeLessThanOrEqual(8)
  for (const at of failures) expect(at - killedAt).toBeLessThan(1000)
  expect(workers()).toHaveLength(3)
  expect(await site.metric('readysix_process_restarts_total')).toBe(1)
})

test('they have one typesetter: where it is killed its job fails, and whoever asks next gets a new one', async () => {
  test.skip(!canTypeset() && process.env.CI === undefined, 'no compiler of PDFs for this platform')
  const choices = ['both', 'paper', 'key'].flatMap((part) => ['', 'large'].map((size) => `part=${part}&size=${size}`))
  const ask = async (choice: string) => (await get(`${QUIZ}/paper.pdf?${choice}`)).status
  const all = Promise.all(choices.map(ask))
  await expect.poll(typesetters).toHaveLength(1)
  for (const pid of typesetters()) process.kill(pid, 'SIGKILL')
  expect((await all).toSorted()).toEqual([...Array(5).fill(200), 500])
  expect(typesetters()).toHaveLength(1)
  for (const pid of typesetters()) process.kill(pid, 'SIGKILL')
  await expect.poll(typesetters).toHaveLength(0)
  // The primary process is told of it a moment later.
  await pause(500)
  expect(await Promise.all([...choices, 'sheet=yes'].map(ask))).toEqual(Array(7).fill(200))
  expect(typesetters()).toHaveLength(1)
})

/** The numbers of the processes that typeset for this site. One that has ended counts until the primary notices it. */
function typesetters(): readonly number[] {
  const primary = new RegExp(`^\\s*(\\d+)\\s+${server.pid}\\s.*(?:typeset-worker-process|<defunct>)`, 'gm')
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return Array.from(stdout.matchAll(primary), ([, pid]) => Number(pid))
}

test('they finish what they have begun when the site is stopped', async () => {
  const before = workers()
  const posts = Array.from({ length: 4 }, () => halfPosted())
  await pause(500)
  const status = server.end('SIGTERM')
  await pause(300)
  for (const post of posts) expect(await post.finish()).toBe(200)
  expect(await status).toBe(0)
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

/** A form of which the second half is still to come. */
function halfPosted() {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '10' }
  const sent = request(server.url + QUIZ, { method: 'POST', agent: false, headers })
  const answer = once(sent, 'response')
  sent.write('intent')
  return {
    async finish(): Promise<number> {
      sent.end('=xyz')
      const [response] = await answer
      response.resume()
      return response.statusCode
    },
  }
}
