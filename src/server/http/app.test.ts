import { Agent, request as sendRaw } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { createDirectResponses } from './direct-responses.ts'
import { listen, type RunningServer } from './listen.ts'
import { createCachedResponse } from './page-cache/cached-response.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createClientAddressReader } from './request/client-address.ts'
import { createHostCheck } from './request/own-host.ts'
import { createRequestLimit } from './request/request-limit.ts'
import { createRequestRecord } from './request/request-record.ts'
import { createWorkGate } from './request/work-gate.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const security = { 'x-frame-options': 'DENY' }
const renderPage = vi.fn<(key: string) => Promise<Response>>()
const renderFor = vi.fn<(request: Request, address: string) => Promise<Response>>()
const lines: string[] = []
const counted: string[] = []
const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) })
const asset = createCachedResponse({
  status: 200,
  headers: { 'content-type': 'text/javascript', ...security },
  plain: new Uint8Array(Buffer.from('let a')),
  gzip: null,
  brotli: null,
})

const session = new Hono().delete('/', (c) => c.text('signed out')).post('/', (c) => c.text('signed in'))

let server: RunningServer
let stopping = false

beforeEach(async () => {
  lines.length = 0
  counted.length = 0
  stopping = false
  renderPage
    .mockReset()
    .mockImplementation(async (key) => new Response(`page ${key} ${'.'.repeat(500)}`, { headers: html }))
  renderFor
    .mockReset()
    .mockImplementation(async (request) => new Response(`posted ${await request.text()}`, { headers: html }))
  const pages = createPageCache({
    render: renderPage,
    contentVersion: { current: () => 'v1' },
    headers: security,
    maxBytes: 1024 * 1024,
    now: () => performance.now(),
    count: () => {},
    log,
  })
  const files = new Map([['/assets/a.js', asset]])
  const readClientAddress = createClientAddressReader(['127.0.0.1'])
  const record = createRequestRecord({ log, label: String, count: (path, status) => counted.push(`${status} ${path}`) })
  const siteUrl = 'https://readysix.example'
  const gate = createWorkGate({ budgetMs: 0, now: () => 0, delayMs: () => 0 })
  const common = { pages, files, siteUrl, readClientAddress, headers: security, record }
  const isStopping = () => stopping
  const app = createApp({ renderFor, gate, session, isStopping, log, ...common })
  const limit = createRequestLimit({ perMinute: 100, now: () => performance.now() })
  const direct = createDirectResponses({ limit, isOwnHost: createHostCheck(siteUrl, '127.0.0.1'), ...common })
  server = await listen({ direct, fetch: app.fetch }, { port: 0, host: '127.0.0.1', systemSocket: false, prefix: '' })
})
afterEach(() => server.stop(0))

/** Sends the path as it stands; fetch would tidy it up first. */
function get(path: string, options: { method?: string; headers?: Record<string, string>; agent?: Agent } = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(server.url)
    const sent = sendRaw({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('pages', () => {
  it('are rendered once and then sent from the cache, compressed', async () => {
    await get('/practice')
    const { status, headers, body } = await get('/practice?utm_source=x', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-frame-options': 'DENY', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(body).toString()).toMatch(/^page \/practice \./)
    expect(renderPage.mock.calls).toEqual([['/practice']])
  })

  it('answer HEAD with the length that GET has, and an ETag with 304', async () => {
    const whole = await get('/practice')
    const head = await get('/practice', { method: 'HEAD' })
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.body.length).toBe(0)
    const again = await get('/practice', { headers: { 'if-none-match': String(head.headers.etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each(['/practice.data', '/quiz/editing/Set_1/paper.pdf.data', '/_.data?_routes=x'])(
    'have no second form for a client router: %s',
    async (path) => {
      expect([(await get(path)).status, (await get(path, { method: 'POST' })).status]).toEqual([404, 404])
      expect([...renderPage.mock.calls, ...renderFor.mock.calls]).toEqual([])
    },
  )

  it('that set a cookie are rendered for each visitor', async () => {
    renderPage.mockImplementation(async () => new Response('mine', { headers: { 'set-cookie': 'id=1' } }))
    renderFor.mockImplementation(async () => new Response('mine', { headers: { 'set-cookie': 'id=2' } }))
    const { headers } = await get('/session', { headers: { cookie: 'id=2' } })
    expect(headers).toMatchObject({ 'set-cookie': ['id=2'], 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  })

  it('that throw are answered with 500 and logged once', async () => {
    renderPage.mockRejectedValue(new Error('broken'))
    const { status, headers } = await get('/practice')
    expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(lines.filter((line) => line.includes('broken'))).toHaveLength(1)
  })
})

describe('requests that are not for a page', () => {
  it('get files, and a small 404 where only files can be', async () => {
    expect((await get('/assets/a.js')).body.toString()).toBe('let a')
    expect((await get('/assets/gone.js')).body.toString()).toBe('Not found\n')
    expect((await get('/healthz')).status).toBe(200)
    stopping = true
    expect((await get('/healthz')).status).toBe(503)
    expect(renderPage).not.toHaveBeenCalled()
  })

  it.each([
    ['/a%00b', 400],
    ['/%c0', 400],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/assets/%2e%2e/x', 404],
    ['/../package.json', 404],
    ['//evil.example/', 404],
    [`/${'a'.repeat(2048)}`, 414],
  ])('are refused before anything is rendered: %s', async (path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers['x-frame-options']).toBe('DENY')
    expect(response.body.length).toBeLessThan(30)
    expect(renderPage).not.toHaveBeenCalled()
  })

  it.each(['/files/listening-audio/a/clip_1.mp3', '/listening/a/hall.mp3', '/api/files/address?path=x'])(
    'are answered for each visitor, in parts if they ask, and are not kept among the pages: %s',
    async (path) => {
      renderFor.mockImplementation(async (request) => {
        const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'content-range': 'bytes 0-1/9' }
        return new Response(request.headers.get('range'), { status: 206, headers })
      })
      const { status, headers, body } = await get(path, { headers: { range: 'bytes=0-1' } })
      expect([status, body.toString()]).toEqual([206, 'bytes=0-1'])
      expect(headers).toMatchObject({
        'cache-control': expect.stringContaining('immutable'),
        'x-frame-options': 'DENY',
      })
      expect(renderPage).not.toHaveBeenCalled()
    },
  )

  it('move to the one URL of a page', async () => {
    const { status, headers } = await get('/practice/?x=1')
    expect([status, headers.location]).toEqual([308, '/practice?x=1'])
  })

  it.each(['DELETE', 'PUT'])('do not take %s', async (method) => {
    const { status, headers } = await get('/practice', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('posted forms', () => {
  const post = (body: string | ReadableStream) => {
    const form = { method: 'POST', body, duplex: 'half' }
    return fetch(`${server.url}/quiz`, form)
  }

  it('reach the visitor alone and are never stored', async () => {
    const response = await post('a=1')
    expect(await response.text()).toBe('posted a=1')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('come with the address that a trusted proxy names', async () => {
    await fetch(server.url, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(renderFor.mock.calls[0]?.[1]).toBe('203.0.113.7')
  })

  it.each([
    ['https://readysix.example', 200],
    ['https://evil.example', 403],
    ['http://readysix.example', 403],
    ['null', 403],
    ['', 403],
  ])('from %s are answered with %d, quietly', async (origin, status) => {
    expect((await fetch(server.url, { method: 'POST', headers: { origin } })).status).toBe(status)
    expect((await fetch(server.url, { method: 'POST', headers: { origin: server.url } })).status).toBe(200)
    const otherScheme = server.url.replace('http:', 'https:')
    expect((await fetch(server.url, { method: 'POST', headers: { origin: otherScheme } })).status).toBe(403)
    expect(lines.every((line) => JSON.parse(line).level === 30)).toBe(true)
  })

  it('without an origin are refused if the browser says that another site sent them', async () => {
    const ask = (relation: string) => get('/', { method: 'POST', headers: { 'sec-fetch-site': relation } })
    expect([(await ask('cross-site')).status, (await ask('same-origin')).status]).toEqual([403, 200])
  })

  it('may have 256 kB and no more, whether or not they say so beforehand', async () => {
    expect((await post('x'.repeat(256 * 1024))).status).toBe(200)
    expect((await post('x'.repeat(256 * 1024 + 1))).status).toBe(413)
    const stream = new Blob(['x'.repeat(256 * 1024 + 1)]).stream()
    expect((await post(stream)).status).toBe(413)
    expect(renderFor).toHaveBeenCalledTimes(1)
  })
})

describe('/api/session', () => {
  const ask = (method: string, origin: string) => fetch(`${server.url}/api/session`, { method, headers: { origin } })

  it('answers our own pages, and nobody else’s', async () => {
    expect(await (await ask('POST', server.url)).text()).toBe('signed in')
    expect(await (await ask('DELETE', server.url)).text()).toBe('signed out')
    expect((await ask('POST', 'https://evil.example')).status).toBe(403)
    expect((await ask('DELETE', 'https://evil.example')).status).toBe(403)
    expect(renderFor).not.toHaveBeenCalled()
  })
})

describe('every request is counted once', () => {
  it.each([
    ['/practice', '200 /practice'],
    ['/assets/a.js', '200 /assets/a.js'],
    ['/assets/none.js', '404 /assets/none.js'],
    ['/a%00', '400 null'],
    ['/practice/', '308 null'],
  ])('%s', async (path, count) => {
    await get(path)
    await get(path)
    expect(counted).toEqual([count, count])
  })
})

it('the log says what was asked for, without address and query', async () => {
  await get('/practice?name=Mei', { headers: { 'user-agent': 'Mei', 'x-forwarded-for': '203.0.113.7' } })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 30,
    method: 'GET',
    path: '/practice',
    status: 200,
    ms: expect.any(Number),
  })
})

it('counts no error of ours when a visitor has left', async () => {
  renderFor.mockImplementation(() => pause(200, new Response(null, { status: 500 })))
  await expect(fetch(`${server.url}/files/a`, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
  await vi.waitFor(() => expect(counted).toEqual(['400 /files/a']))
})

describe('the server', () => {
  it('finishes what it has begun when it stops, and takes nothing new', async () => {
    renderPage.mockImplementation(() => pause(150, new Response('slow')))
    const response = get('/slow', { agent: new Agent({ keepAlive: true }) })
    await pause(50)
    const startedAt = performance.now()
    await server.stop(5000)
    expect((await response).body.toString()).toBe('slow')
    expect(performance.now() - startedAt).toBeLessThan(1000)
    await expect(get('/practice')).rejects.toThrow('ECONNREFUSED')
  })

  it('cuts off after the grace what does not end', async () => {
    renderPage.mockImplementation(() => new Promise(() => {}))
    const response = expect(get('/never')).rejects.toThrow('socket hang up')
    await pause(50)
    await server.stop(100)
    await response
  })
})
