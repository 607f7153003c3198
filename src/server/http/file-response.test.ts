import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { nothing, source } from '#server/contract/file-storage.contract.ts'
import { FileGoneError, type FileStorage, FileStorageUnavailableError } from '#server/ports/file-storage.ts'
import { fileResponse } from './file-response.ts'

const CLIP = 'listening-audio/english-2024/clip_1.mp3'

const log = { error: vi.fn() }

let storage: FileStorage

beforeEach(async () => {
  storage = createMemoryFileStorage()
  await storage.replace(
    'all',
    [source(CLIP, '0123456789'), source('a/q1.webp', 'p'), source('b/c.pdf', 'd'), source('d.svg', 's')],
    nothing,
  )
})

async function get(headers: Record<string, string> = {}, method = 'GET', given: string | null = null) {
  const url = `http://localhost${given ?? (await storage.url(CLIP))}`
  return await fileResponse(storage, CLIP, new Request(url, { method, headers }), log)
}

describe('fileResponse', () => {
  it('sends the whole with its type, size and tag', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
    })
    expect(await response.text()).toBe('0123456789')
  })

  it.each([
    ['a/q1.webp', 'image/webp'],
    ['b/c.pdf', 'application/pdf'],
    ['d.svg', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    const response = await fileResponse(storage, path, new Request('http://localhost/'), log)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each([
    ['bytes=0-', 'bytes 0-9/10', '0123456789'],
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
  ])('sends the part %s', async (range, contentRange, text) => {
    const response = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await response.text()).toBe(text)
  })

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('refuses the part %s', async (range) => {
    const response = await get({ range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
    expect(await response.text()).toBe('')
  })

  it.each(['bytes=0-1,3-4', 'lines=0-1', 'bytes=4-2', 'nonsense'])('sends the whole for %s', async (range) => {
    const response = await get({ range })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
  })

  it('sends a part of the same version only', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  it('says that the visitor has it already', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const response = await get({ 'if-none-match': `"x", W/${etag}` })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(etag)
  })

  it('is kept permanently only under the URL of this version', async () => {
    const control = async (url: string | null) => (await get({}, 'GET', url)).headers.get('cache-control')
    expect(await control(null)).toBe('public, max-age=31536000, immutable')
    expect(await control(`/files/${CLIP}`)).toBe('public, max-age=0, must-revalidate')
    expect(await control(`/files/${CLIP}?v=0000000000000000`)).toBe('public, max-age=0, must-revalidate')
  })

  it('answers HEAD with the headers alone, and takes no part of it', async () => {
    const response = await get({ range: 'bytes=0-1' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('10')
    expect(response.body).toBeNull()
  })

  it.each(['listening-audio', 'listening-audio/', '', '../content.db', 'a/../a/q1.webp'])(
    'finds nothing under %j',
    async (path) => {
      const response = await fileResponse(storage, path, new Request('http://localhost/'), log)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('sends the new bytes when the old ones go between finding and opening', async () => {
    let failed = false
    const open: FileStorage['open'] = (file, range) => {
      if (failed) return storage.open(file, range)
      failed = true
      throw new FileGoneError(file.path)
    }
    const response = await fileResponse({ ...storage, open }, CLIP, new Request('http://localhost/'), log)
    expect(await response.text()).toBe('0123456789')
  })

  describe('when the visitor leaves', () => {
    let cancelled: boolean
    const open: FileStorage['open'] = async () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(1)),
        cancel: () => {
          cancelled = true
        },
      })
    const ask = (signal: AbortSignal) =>
      fileResponse({ ...storage, open }, CLIP, new Request('http://localhost/', { signal }), log)

    beforeEach(() => {
      cancelled = false
    })

    it('closes the file that is opened too late', async () => {
      await ask(AbortSignal.abort())
      expect(cancelled).toBe(true)
    })

    it('closes the file that nobody has begun to send', async () => {
      const visit = new AbortController()
      await ask(visit.signal)
      expect(cancelled).toBe(false)
      visit.abort()
      expect(cancelled).toBe(true)
    })

    it('leaves the file to whoever sends it', async () => {
      const visit = new AbortController()
      const reader = (await ask(visit.signal)).body?.getReader()
      visit.abort()
      expect(cancelled).toBe(false)
      expect((await reader?.read())?.done).toBe(false)
    })
  })

  it('shows the way to the signed URL of a file, for a while, by the method that was asked with', async () => {
    const signedUrl: FileStorage['signedUrl'] = async ({ path }, method) => `https://s3.example/${path}?for=${method}`
    for (const method of ['GET', 'HEAD']) {
      const response = await fileResponse(
        { ...storage, signedUrl },
        CLIP,
        new Request('http://localhost/', { method }),
        log,
      )
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`https://s3.example/${CLIP}?for=${method}`)
      expect(response.headers.get('cache-control')).toBe('private, max-age=600')
    }
    const missing = await fileResponse({ ...storage, signedUrl }, 'none', new Request('http://localhost/'), log)
    expect(missing.status).toBe(404)
  })

  it('says kindly that a file which the storage names is not there', async () => {
    const open: FileStorage['open'] = (file) => Promise.reject(new FileGoneError(file.path))
    const response = await fileResponse({ ...storage, open }, CLIP, new Request('http://localhost/'), log)
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/try again in a minute/)
    expect(log.error).toHaveBeenCalledTimes(1)
  })

  it('says kindly that the storage does not answer, and logs why', async () => {
    const find = () => Promise.reject(new FileStorageUnavailableError('disk gone'))
    const response = await fileResponse({ ...storage, find }, CLIP, new Request('http://localhost/'), log)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.text()).toMatch(/try again in a minute/)
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})
