import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { RequestHeaders } from '#server/http/request/request-headers.ts'
import { createCachedResponse, toResponse, withBrotli } from './cached-response.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const TEXT = 'a long plain page '.repeat(20)
const ZIPPED = new Uint8Array(gzipSync(TEXT))
const page = createCachedResponse({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'public' },
  plain: bytes(TEXT),
  gzip: ZIPPED,
  brotli: bytes('brotli'),
})
const sound = createCachedResponse({
  status: 200,
  headers: { 'content-type': 'audio/mpeg' },
  plain: bytes('0123456789'),
  gzip: null,
  brotli: null,
})

function requestHeaders(some: Partial<RequestHeaders>): RequestHeaders {
  return { method: 'GET', acceptEncoding: null, ifNoneMatch: null, range: null, ifRange: null, ...some }
}

async function textOf(response: Response): Promise<string> {
  return Buffer.from(await response.arrayBuffer()).toString()
}

describe('toResponse: encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['BR', 'br', 'brotli'],
    ['gzip', 'gzip', ZIPPED],
    ['br;q=0, gzip;q=0.5', 'gzip', ZIPPED],
    ['br; q=0.0, gzip; q=0', null, TEXT],
    ['br;q=0.1', 'br', 'brotli'],
    ['brotli', null, TEXT],
    ['', null, TEXT],
    [null, null, TEXT],
  ])('to a client that accepts %j', async (acceptEncoding, encoding, body) => {
    const response = toResponse(page, requestHeaders({ acceptEncoding }))
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-length')).toBe(String(body.length))
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(body))
  })

  it('keeps a text only compressed', () => {
    const long = 'a long plain page '.repeat(5000)
    const kept = createCachedResponse({
      status: 200,
      headers: {},
      plain: bytes(long),
      gzip: new Uint8Array(gzipSync(long)),
      brotli: null,
    })
    expect(kept.bytes).toBeLessThan(long.length / 10)
  })

  it('leaves out an encoding that is no smaller', () => {
    const short = createCachedResponse({
      status: 200,
      headers: {},
      plain: bytes('a'),
      gzip: bytes('aa'),
      brotli: bytes('b'),
    })
    expect(toResponse(short, requestHeaders({ acceptEncoding: 'br, gzip' })).headers.get('content-encoding')).toBe(null)
  })

  it('takes a better brotli body under the same ETag, and refuses a worse one', async () => {
    const better = toResponse(withBrotli(page, bytes('bro')), requestHeaders({ acceptEncoding: 'br' }))
    expect([await textOf(better), better.headers.get('content-length')]).toEqual(['bro', '3'])
    expect(better.headers.get('etag')).toBe(page.etag)
    expect(withBrotli(page, bytes('longer'))).toBe(page)
  })
})

describe('toResponse: If-None-Match', () => {
  it.each([page.etag, page.etag.replace('W/', ''), `"x", ${page.etag}`, '*'])(
    'answers 304 without a body to %s',
    async (ifNoneMatch) => {
      const response = toResponse(page, requestHeaders({ ifNoneMatch }))
      expect(response.status).toBe(304)
      expect(await textOf(response)).toBe('')
      expect(response.headers.get('etag')).toBe(page.etag)
      expect(response.headers.get('cache-control')).toBe('public')
      expect(response.headers.get('content-length')).toBe(null)
    },
  )

  it('sends the page when the tag is another one', () => {
    expect(toResponse(page, requestHeaders({ ifNoneMatch: 'W/"other"' })).status).toBe(200)
  })

  it('never turns an error page into a 304', () => {
    const missing = createCachedResponse({ status: 404, headers: {}, plain: bytes('none'), gzip: null, brotli: null })
    expect(toResponse(missing, requestHeaders({ ifNoneMatch: missing.etag })).status).toBe(404)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const response = toResponse(page, requestHeaders({ method: 'HEAD', acceptEncoding: 'br' }))
    expect(response.headers.get('content-length')).toBe('6')
    expect(await textOf(response)).toBe('')
  })
})

describe('toResponse: ranges', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-20', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('sends the part %s', async (range, text, contentRange) => {
    const response = toResponse(sound, requestHeaders({ range }))
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await textOf(response)).toBe(text)
  })

  it.each(['bytes=10-', 'bytes=-0'])('answers 416 to %s', (range) => {
    const response = toResponse(sound, requestHeaders({ range }))
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])('sends the whole for %s', (range) => {
    expect(toResponse(sound, requestHeaders({ range })).status).toBe(200)
  })

  it('sends a part only of the file that the client began with', () => {
    expect(toResponse(sound, requestHeaders({ range: 'bytes=0-1', ifRange: sound.etag })).status).toBe(206)
    expect(toResponse(sound, requestHeaders({ range: 'bytes=0-1', ifRange: '"older"' })).status).toBe(200)
  })

  it('does not cut a page, whose bytes depend on the encoding', () => {
    expect(toResponse(page, requestHeaders({ range: 'bytes=0-1' })).status).toBe(200)
  })
})
