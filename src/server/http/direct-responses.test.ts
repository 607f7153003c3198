import { request as sendRaw } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDirectResponses } from './direct-responses.ts'
import { listen, type RunningServer } from './listen.ts'
import { createCachedResponse } from './page-cache/cached-response.ts'
import { createClientAddressReader } from './request/client-address.ts'
import { createHostCheck } from './request/own-host.ts'
import { createRequestLimit } from './request/request-limit.ts'

const SITE = 'https://readysix.example'
const headers = { 'x-frame-options': 'DENY' }
const fetchApp = vi.fn(async () => new Response('rendered'))
const page = createCachedResponse({
  status: 200,
  headers,
  plain: new Uint8Array(Buffer.from('cached')),
  gzip: null,
  brotli: null,
})

let server: RunningServer

beforeEach(async () => {
  fetchApp.mockClear()
  const direct = createDirectResponses({
    pages: { ready: (key) => (key === '/practice' ? page : null), get: async () => null, size: () => 1 },
    files: new Map([['/assets/a.js', page]]),
    limit: createRequestLimit({ perMinute: 100, now: () => performance.now() }),
    readClientAddress: createClientAddressReader(['127.0.0.1']),
    isOwnHost: createHostCheck(SITE, '127.0.0.1'),
    siteUrl: SITE,
    headers,
    record: () => {},
  })
  server = await listen({ direct, fetch: fetchApp }, { port: 0, host: '127.0.0.1', systemSocket: false, prefix: '' })
})
afterEach(() => server.stop(0))

/** fetch would set the host by itself. */
function get(path: string, sent: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
    const { port } = new URL(server.url)
    const request = sendRaw({ host: '127.0.0.1', port, path, agent: false, headers: sent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', reject)
    request.end()
  })
}

describe('a request under the name of another site', () => {
  it.each(['/practice', '/assets/a.js', '/quiz/editing/Set_1/paper.pdf'])(
    'is told where the site is: %s',
    async (path) => {
      expect((await get(path, { host: 'readysix.example' })).status).toBe(200)
      fetchApp.mockClear()
      const refusal = await get(path, { host: 'evil.example' })
      expect([refusal.status, refusal.body]).toEqual([421, `This site is at ${SITE}. Please open it there.\n`])
      expect(refusal.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' })
      expect(fetchApp).not.toHaveBeenCalled()
    },
  )

  it('is answered when it is a health check', async () => {
    expect((await get('/healthz', { host: 'site-1:3000' })).status).toBe(200)
  })
})

describe('one address that asks too often', () => {
  it('is turned away until the minute is over, and no other', async () => {
    const ask = (address: string) => get('/practice', { 'x-forwarded-for': address })
    for (let i = 0; i < 100; i += 1) expect((await ask('203.0.113.7')).status).toBe(200)
    const refusal = await ask('203.0.113.7')
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(50)
    expect(refusal.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' })
    expect((await ask('203.0.113.8')).status).toBe(200)
  })
})
