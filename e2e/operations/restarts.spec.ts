/**
 * The site is updated while visitors are on it, as deploy/ does that, and not one request is lost: one copy after the other
 * behind Caddy, or one site whose port the system keeps open.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/contract/free-port.ts'
import { makeSmallSite, QUIZ, type SmallSite } from './small-site.ts'

const VISITORS = 8
const ACTIVATE = '/usr/bin/systemd-socket-activate'
const CADDY = '/usr/bin/caddy'

/** Reads and sends without a break until `stop`, which resolves with how many were answered, and what else came. */
function visitWithoutBreak(site: string) {
  const failures: string[] = []
  let answered = 0
  let over = false
  async function ask(path: string, init: RequestInit): Promise<void> {
    try {
      const response = await fetch(site + path, { ...init, signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      if (response.status === 200) answered += 1
      else failures.push(`${init.method} ${path}: ${response.status}`)
    } catch (error) {
      failures.push(`${init.method} ${path}: ${error instanceof Error ? String(error.cause ?? error) : error}`)
    }
  }
  async function visit(): Promise<void> {
    while (!over) {
      await ask(QUIZ, { method: 'GET' })
      await ask(QUIZ, { method: 'POST', body: new URLSearchParams({ intent: 'none' }) })
      await ask(QUIZ, { method: 'GET', headers: { connection: 'close' } })
    }
  }
  const visits = Array.from({ length: VISITORS }, visit)
  return {
    /** Resolves when so many more requests were answered. */
    async more(count: number): Promise<void> {
      const wanted = answered + count
      await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThanOrEqual(wanted)
    },
    async stop() {
      over = true
      await Promise.all(visits)
      return { answered, failures }
    },
  }
}

let site: SmallSite
const children: ChildProcess[] = []

test.beforeEach(async () => {
  test.slow()
  site = await makeSmallSite()
})
test.afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await site.remove()
})

/** Runs until the test ends; the result has what it has printed so far. */
function start(command: string, args: readonly string[], env: Readonly<Record<string, string>>): () => string {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return () => output
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

test.describe('one site, whose port the system keeps open', () => {
  test.skip(!existsSync(ACTIVATE) && process.env.CI === undefined, 'systemd is not installed')
  // As systemd does it with readysix.socket: the port stays open while the program ends and is started again.
  const AGAIN = 'while :; do "$NODE" scripts/serve.mjs & echo "started $!"; wait $!; echo "status $?"; done'

  /** Ends with the test; `pid` is that of the program, `starts` how often it was ready. */
  async function startOnSystemSocket(processes: number) {
    const port = await freePort()
    const settings = { WEB_CONCURRENCY: String(processes), DRAIN_SECONDS: '1', PORT: '1', LOG_LEVEL: 'info' }
    const env = { ...site.env, ...settings, NODE: process.execPath, NODE_ENV: 'production' }
    const passed = ['PATH', ...Object.keys(env)].flatMap((name) => ['-E', name])
    const output = start(ACTIVATE, ['-l', `127.0.0.1:${port}`, ...passed, 'sh', '-c', AGAIN], env)
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => statusOf(url + QUIZ), { timeout: 30_000 }).toBe(200)
    const numbers = (pattern: RegExp) => Array.from(output().matchAll(pattern), ([, number]) => Number(number))
    return {
      url,
      pid: () => numbers(/started (\d+)/g).at(-1) ?? 0,
      workers: () => numbers(/"pid":(\d+),"msg":"a process answers/g),
      starts: () => output().split('is ready at').length - 1,
      statuses: () => numbers(/status (\d+)/g),
    }
  }

  for (const processes of [1, 2])
    test(`${processes} process(es), started again twice`, async () => {
      const { url, pid, starts, statuses } = await startOnSystemSocket(processes)
      const visitors = visitWithoutBreak(url)
      for (const count of [2, 3]) {
        await visitors.more(40)
        process.kill(pid(), 'SIGTERM')
        await expect.poll(starts, { timeout: 30_000 }).toBe(count)
      }
      await visitors.more(40)
      const { answered, failures } = await visitors.stop()
      children[0]?.kill('SIGKILL')
      process.kill(pid(), 'SIGTERM')
      expect(failures).toEqual([])
      expect(answered).toBeGreaterThan(100)
      expect(statuses()).toEqual([0, 0])
    })

  test('2 processes that are both killed: the site ends, so that the system starts it with the port again', async () => {
    const { url, pid, starts, statuses, workers } = await startOnSystemSocket(2)
    await expect.poll(() => workers().length).toBe(2)
    for (const worker of workers()) process.kill(worker, 'SIGKILL')
    await expect.poll(starts, { timeout: 30_000 }).toBe(2)
    expect(await statusOf(url + QUIZ)).toBe(200)
    children[0]?.kill('SIGKILL')
    process.kill(pid(), 'SIGTERM')
    expect(statuses()).toEqual([1])
  })

  test('2 processes whose primary process is killed end with it, and who comes then is answered by the next', async () => {
    const { url, pid, starts, workers } = await startOnSystemSocket(2)
    await expect.poll(() => workers().length).toBe(2)
    const before = workers()
    process.kill(pid(), 'SIGKILL')
    await expect.poll(() => before.filter(isRunning)).toEqual([])
    expect(await statusOf(url + QUIZ)).toBe(200)
    expect(starts()).toBe(2)
    children[0]?.kill('SIGKILL')
    process.kill(pid(), 'SIGTERM')
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Twice the `health_interval` of deploy/Caddyfile. */
const CADDY_SEES_MS = 2000

test.describe('two copies behind Caddy', () => {
  test.skip(!existsSync(CADDY) && process.env.CI === undefined, 'Caddy is not installed')

  /** deploy/Caddyfile without TLS, with these ports in place of the services of the compose file. */
  async function startCaddy(services: Readonly<Record<string, number>>) {
    const [site, files] = [await freePort(), await freePort()]
    const ours = Object.entries(services).reduce(
      (text, [name, port]) => text.replace(name, `127.0.0.1:${port}`),
      readFileSync('deploy/Caddyfile', 'utf8'),
    )
    const file = join(dirname(other.dataDir), 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${ours}`)
    const hosts = { SITE_HOST: `http://127.0.0.1:${site}`, FILES_HOST: `http://127.0.0.1:${files}` }
    start(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], { ...hosts, HOME: dirname(file) })
    return { site: hosts.SITE_HOST, files: hosts.FILES_HOST }
  }

  let other: SmallSite
  test.beforeEach(async () => {
    other = await makeSmallSite()
  })
  test.afterEach(() => other.remove())

  test('are started again one after the other', async () => {
    const ports = [await freePort(), await freePort()] as const
    const caddy = await startCaddy({ 'site-1:3000': ports[0], 'site-2:3000': ports[1] })
    const settings = (port: number) => ({ PORT: String(port), DRAIN_SECONDS: '3', SITE_URL: caddy.site })
    const copies = [
      { own: site, port: ports[0], server: await site.start(settings(ports[0])) },
      { own: other, port: ports[1], server: await other.start(settings(ports[1])) },
    ]
    await expect.poll(() => statusOf(caddy.site + QUIZ)).toBe(200)
    await pause(CADDY_SEES_MS)
    const visitors = visitWithoutBreak(caddy.site)
    await visitors.more(60)
    for (const { own, port, server } of copies) {
      expect(await server.end('SIGTERM')).toBe(0)
      await own.start(settings(port))
      // As `docker compose up --wait` does, which looks after five seconds at the earliest: Caddy looks every second.
      await expect.poll(() => statusOf(`${own.admin}/readyz`)).toBe(200)
      await pause(CADDY_SEES_MS)
    }
    await visitors.more(60)
    const { answered, failures } = await visitors.stop()
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(100)
  })

  test('of the store only the contents of the bucket are reached', async () => {
    const asked: string[] = []
    const store = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end()
    })
    await once(store.listen(0, '127.0.0.1'), 'listening')
    const address = store.address()
    const { files } = await startCaddy({
      'store:7070': address !== null && typeof address === 'object' ? address.port : 0,
    })
    const file = '/readysix/contents/00ff/clip%201.mp3?X-Amz-Signature=1'
    await expect.poll(() => statusOf(files + file)).toBe(200)
    asked.length = 0
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await fetch(files + file, { method })).status).toBe(200)
    for (const path of [
      '/',
      '/readysix',
      '/readysix/',
      '/readysix?list-type=2',
      '/readysix/index.json',
      '/other/contents/a',
    ])
      expect(await statusOf(files + path), path).toBe(404)
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
      expect((await fetch(files + file, { method })).status, method).toBe(404)
    expect(asked).toEqual(['GET', 'HEAD', 'OPTIONS'].map((method) => `${method} ${file}`))
    store.close()
  })
})
