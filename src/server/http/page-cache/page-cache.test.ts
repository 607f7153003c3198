import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { pino } from 'pino'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { createPageCache, type PageCache, type PageOutcome } from './page-cache.ts'

const count = vi.fn<(outcome: PageOutcome) => void>()
const render = vi.fn<(key: string) => Promise<Response>>()
let version: string
let time: number

const page = (text: string, init: ResponseInit = {}) => new Response(text, init)

function cache(maxBytes = 1024 * 1024): PageCache {
  return createPageCache({
    render,
    contentVersion: { current: () => version },
    headers: { 'x-frame-options': 'DENY' },
    maxBytes,
    now: () => time,
    count,
    log: pino({ level: 'silent' }),
  })
}

async function found(pages: PageCache, key: string): Promise<CachedResponse> {
  const response = await pages.get(key)
  if (response === null) throw new Error(`${key} is not for sharing`)
  return response
}

const textOf = (response: CachedResponse) => Buffer.from(response.plain().body).toString()

beforeEach(() => {
  version = 'v1'
  time = 1
  render.mockReset()
  count.mockReset()
})

describe('createPageCache', () => {
  it('renders once for a thousand visitors at the same time, and for those who follow', async () => {
    render.mockImplementation(async (key) => page(`page ${key}`))
    const pages = cache()
    const responses = await Promise.all(Array.from({ length: 1000 }, () => found(pages, '/a')))
    expect(new Set(responses.map(textOf))).toEqual(new Set(['page /a']))
    expect(pages.get('/a')).not.toBeInstanceOf(Promise)
    expect(render).toHaveBeenCalledTimes(1)
    const times = (outcome: PageOutcome) => count.mock.calls.filter(([counted]) => counted === outcome).length
    expect([times('rendered'), times('joined'), times('hit'), times('stale')]).toEqual([1, 999, 1, 0])
  })

  it('has a page ready only when it is kept for the current content, and renders nothing to find out', async () => {
    render.mockResolvedValue(page('x'))
    const pages = cache()
    expect(pages.ready('/a')).toBeNull()
    expect(render).not.toHaveBeenCalled()
    await pages.get('/a')
    expect(pages.ready('/a')).not.toBeNull()
    expect(pages.size()).toBe(1)
    version = 'v2'
    expect(pages.ready('/a')).toBeNull()
  })

  it('asks for admission once a rendering, and not for what is kept or rendered already', async () => {
    render.mockImplementation(async (key) => page(key))
    const admit = vi.fn(() => (work: () => Promise<Response>) => work())
    const refuse = () => {
      throw new Error('too busy')
    }
    const pages = cache()
    const first = pages.get('/a', admit)
    await Promise.all([first, pages.get('/a', refuse)])
    await pages.get('/a', refuse)
    expect(admit).toHaveBeenCalledTimes(1)
    expect(() => pages.get('/b', refuse)).toThrow('too busy')
    await pages.get('/b', admit)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('keeps no recording: twelve of 8 MB push no page out', async () => {
    render.mockImplementation(async (key) =>
      key === '/a' ? page('a') : page('x'.repeat(8 * 1024 * 1024), { headers: { 'content-type': 'audio/mpeg' } }),
    )
    const pages = cache(64 * 1024 * 1024)
    await pages.get('/a')
    for (let i = 0; i < 12; i += 1) expect(await pages.get(`/listening/${i}/hall.mp3`)).toBeNull()
    expect(pages.ready('/a')).not.toBeNull()
    expect(pages.size()).toBe(1)
  })

  it('keeps an archive as it is, with an ETag for its bytes', async () => {
    render.mockImplementation(async () => page('x'.repeat(5000), { headers: { 'content-type': 'application/zip' } }))
    const pages = cache()
    const { plain, gzip, brotli, etag } = await found(pages, '/a/sls.zip')
    expect([plain().body.byteLength, gzip, brotli]).toEqual([5000, null, null])
    expect(etag).toMatch(/^"/)
    expect(pages.ready('/a/sls.zip')).not.toBeNull()
  })

  it.each([
    [1024 * 1024, 1],
    [1024 * 1024 + 1, 0],
  ])('keeps of a text of %d bytes %d', async (length, kept) => {
    render.mockImplementation(async () => page('x'.repeat(length)))
    const pages = cache(8 * 1024 * 1024)
    await pages.get('/long')
    expect(pages.size()).toBe(kept)
  })

  it('keeps what the page says of itself and adds the rest', async () => {
    render.mockResolvedValue(page('x', { headers: { 'content-security-policy': 'p', 'content-type': 'text/html' } }))
    expect((await found(cache(), '/a')).plain().headers).toMatchObject({
      'content-security-policy': 'p',
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
      'x-frame-options': 'DENY',
    })
  })

  it('renders again when the content has changed', async () => {
    render.mockResolvedValueOnce(page('old')).mockResolvedValueOnce(page('new'))
    const pages = cache()
    expect(textOf(await found(pages, '/a'))).toBe('old')
    version = 'v2'
    expect(textOf(await found(pages, '/a'))).toBe('new')
  })

  it('does not join a rendering that began before the content changed, nor keep it', async () => {
    let finishOld = (_: Response): void => {}
    render.mockReturnValueOnce(new Promise((resolve) => (finishOld = resolve)))
    render.mockImplementation(async () => page('new'))
    const pages = cache()
    const old = found(pages, '/a')
    version = 'v2'
    expect(textOf(await found(pages, '/a'))).toBe('new')
    finishOld(page('old'))
    await old
    expect(textOf(await found(pages, '/a'))).toBe('new')
  })

  it('sends the older page while the new one cannot be rendered', async () => {
    render.mockResolvedValueOnce(page('old'))
    const pages = cache()
    await pages.get('/a')
    version = 'v2'
    render.mockResolvedValueOnce(page('broken', { status: 500 }))
    expect(textOf(await found(pages, '/a'))).toBe('old')
    render.mockRejectedValueOnce(new Error('broken'))
    expect(textOf(await found(pages, '/a'))).toBe('old')
    render.mockResolvedValueOnce(page('new'))
    expect(textOf(await found(pages, '/a'))).toBe('new')
  })

  it('forgets the older page once it is gone', async () => {
    render.mockResolvedValueOnce(page('old'))
    const pages = cache()
    await pages.get('/a')
    version = 'v2'
    render.mockResolvedValueOnce(page('gone', { status: 404 }))
    await pages.get('/a')
    version = 'v3'
    render.mockResolvedValueOnce(page('broken', { status: 500 }))
    expect((await found(pages, '/a')).status).toBe(500)
  })

  it.each([500, 302])('does not keep an answer with status %d', async (status) => {
    render.mockImplementation(async () => page('x', { status }))
    const pages = cache()
    expect((await found(pages, '/a')).plain().headers['cache-control']).toBe('no-store')
    await pages.get('/a')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('gives nobody a page with a cookie, or one that says it is private', async () => {
    const pages = cache()
    for (const headers of [{ 'set-cookie': 'id=1' }, { 'cache-control': 'private' }, { 'cache-control': 'no-store' }]) {
      render.mockResolvedValueOnce(page('x', { headers }))
      expect(await pages.get('/a')).toBe(null)
    }
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('keeps a missing page for ten seconds, and no longer than the content', async () => {
    render.mockImplementation(async () => page('none', { status: 404 }))
    const pages = cache()
    await pages.get('/a')
    time += 9999
    await pages.get('/a')
    expect(render).toHaveBeenCalledTimes(1)
    time += 2
    await pages.get('/a')
    expect(render).toHaveBeenCalledTimes(2)
    version = 'v2'
    await pages.get('/a')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('drops the page that was asked for longest ago when memory is full', async () => {
    render.mockImplementation(async () => page('x'.repeat(1000)))
    const pages = cache(7000) // three pages: above all their headers
    for (const key of ['/a', '/b', '/c', '/a', '/d']) await pages.get(key)
    expect(render).toHaveBeenCalledTimes(4)
    await pages.get('/a')
    expect(render).toHaveBeenCalledTimes(4)
    await pages.get('/b')
    expect(render).toHaveBeenCalledTimes(5)
  })

  it('compresses at its best the page that visitors come back to, and no other', async () => {
    const text = Array.from({ length: 400 }, (_, i) => `<p class="item item-${i % 7}">Question ${i * 37}</p>`).join('')
    const best = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
    render.mockImplementation(async () => page(text))
    const pages = cache()
    const ask = async (key: string, times: number) => {
      for (let hit = 0; hit < times; hit += 1) await pages.get(key)
    }
    const sizeOf = async (key: string) => (await found(pages, key)).brotli?.body.byteLength
    // First, so that it would be compressed before the other one. Its tenth hit is the last line here.
    const quick = await sizeOf('/seldom')
    await ask('/seldom', 9)
    expect(await sizeOf('/often')).toBe(quick)
    expect(quick).toBeGreaterThan(best)
    await ask('/often', 10)
    await vi.waitFor(async () => expect(await sizeOf('/often')).toBeLessThanOrEqual(best))
    const { brotli } = await found(pages, '/often')
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(text)
    expect(await sizeOf('/seldom')).toBe(quick)
    expect(render).toHaveBeenCalledTimes(2)
  })
})
