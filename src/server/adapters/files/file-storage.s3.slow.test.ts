import dns from 'node:dns'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { S3Config } from '#server/config/config-s3.ts'
import { bytesOf, fileStorageContract, nothing, source } from '#server/contract/file-storage.contract.ts'
import { newBucket, STORAGE_DOMAIN } from '#server/contract/throwaway-swift.ts'
import { type FileStorage, FileStorageUnavailableError, type StoredFile } from '#server/ports/file-storage.ts'
import { createS3FileStorage } from './file-storage.s3.ts'
import { createS3Bucket } from './s3-bucket.ts'

const endpoint = inject('s3Endpoint')
const PAPER = 'downloads/2024 P6 林 & Co (1).pdf'
const HOUR_MS = 60 * 60 * 1000

function storageOn(place: S3Config, limitMs = 5000, freshMs = 0, now: () => number = Date.now): FileStorage {
  return createS3FileStorage({ place, freshMs, limitMs, now })
}

async function found(storage: FileStorage, path: string): Promise<StoredFile> {
  const file = await storage.find(path)
  if (file === null) throw new Error(`${path} is not there`)
  return file
}

async function urlOf(storage: FileStorage, path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<string> {
  return (await storage.signedUrl(await found(storage, path), method)) ?? ''
}

describe.skipIf(endpoint === '')('on a real S3 store', () => {
  let place: S3Config

  beforeEach(async () => {
    place = await newBucket(endpoint)
  })

  afterEach(() => vi.restoreAllMocks())

  fileStorageContract('s3', async () => {
    const own = await newBucket(endpoint)
    const connect = async () => storageOn(own)
    return { storage: await connect(), connect, dispose: nothing }
  })

  it('gives URLs at which a browser gets whole and parts, with type, name and a long life', async () => {
    const storage = storageOn(place)
    await storage.put(source(PAPER, '0123456789'))
    const url = await urlOf(storage, PAPER)
    const whole = await fetch(url)
    expect(await whole.text()).toBe('0123456789')
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('cache-control')).toMatch(/immutable/)
    expect(decodeURIComponent(new URL(url).pathname)).toMatch(/\/2024 P6 林 & Co \(1\)\.pdf$/)
    const part = await fetch(url, { headers: { range: 'bytes=-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await urlOf(storage, PAPER)).toBe(url)
    const head = await fetch(await urlOf(storage, PAPER, 'HEAD'), { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  })

  it('knows what is missing or changed, and takes it again', async () => {
    const storage = storageOn(place)
    const sources = [source('gone.mp3', 'sound'), source(PAPER, 'paper'), source('other.mp3', 'words')]
    await storage.replace('all', sources, nothing)
    const bucket = createS3Bucket(place, 5000)
    const keyOf = async (path: string) => `contents/${(await found(storage, path)).hash}/${path}`
    await bucket.remove(await keyOf('gone.mp3'))
    await bucket.put(await keyOf('other.mp3'), new TextEncoder().encode('WORDS'), {})
    const paths = async (how: 'by size' | 'by reading') => (await storage.damaged(how)).map(({ path }) => path)
    expect(await paths('by size')).toEqual(['gone.mp3'])
    expect(await paths('by reading')).toEqual(['gone.mp3', 'other.mp3'])
    expect(await paths('by size')).toEqual(['gone.mp3', 'other.mp3'])
    await storage.replace('all', sources, nothing)
    expect(await paths('by reading')).toEqual([])
  })

  it('gives URLs that are of no use when they are changed, or old, or for another method', async () => {
    const storage = storageOn(place)
    await storage.put(source('a.mp3', 'sound'), source('b.mp3', 'other'))
    const url = await urlOf(storage, 'a.mp3')
    const other = new URL(await urlOf(storage, 'b.mp3')).pathname
    const swapped = new URL(url)
    swapped.pathname = other
    const status = async (url: string | URL, method = 'GET') => (await fetch(url, { method })).status
    expect(await status(swapped)).toBe(403)
    expect(await status(url.replace(/Signature=..../, 'Signature=0000'))).toBe(403)
    expect([400, 403]).toContain(await status(url.split('?')[0] ?? ''))
    expect(await status(url, 'DELETE')).toBe(403)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * HOUR_MS)
    const old = await urlOf(storage, 'a.mp3')
    vi.restoreAllMocks()
    expect(await status(old)).toBe(403)
  })

  it('works with the bucket in the host name', async () => {
    const lookup = dns.lookup
    // No name server here knows the domain.
    const local = new Proxy(lookup, {
      apply: (target, self, [name, ...rest]) =>
        Reflect.apply(target, self, [String(name).endsWith(STORAGE_DOMAIN) ? '127.0.0.1' : name, ...rest]),
    })
    vi.spyOn(dns, 'lookup').mockImplementation(local)
    const virtual = `http://${STORAGE_DOMAIN}:${new URL(endpoint).port}`
    const hosted = storageOn({ ...place, endpoint: virtual, publicEndpoint: virtual, addressing: 'virtual-host' })
    await hosted.put(source(PAPER, 'paper'))
    const url = await urlOf(hosted, PAPER)
    expect(new URL(url).hostname).toBe(`${place.bucket}.${STORAGE_DOMAIN}`)
    expect(await (await fetch(url)).text()).toBe('paper')
    expect((await bytesOf(storageOn(place), await found(hosted, PAPER))).toString()).toBe('paper')
  })

  it('signs for the name by which browsers know the store', async () => {
    const storage = storageOn({ ...place, publicEndpoint: 'https://files.example.org/s3/' })
    await storage.put(source('a.mp3', 'sound'))
    expect(await urlOf(storage, 'a.mp3')).toMatch(
      new RegExp(
        `^https://files\\.example\\.org/s3/${place.bucket}/contents/[0-9a-f]{64}/a\\.mp3\\?.*X-Amz-Signature=`,
      ),
    )
  })

  /** What is asked of the store from now on. */
  function spyOnRequests() {
    const spy = vi.spyOn(globalThis, 'fetch')
    const lines = () =>
      spy.mock.calls.map(([input]) =>
        input instanceof Request ? `${input.method} ${new URL(input.url).pathname}` : '',
      )
    return { spy, lines }
  }

  it('lists the bucket once, however many files there are', async () => {
    const storage = storageOn(place)
    await storage.put(...Array.from({ length: 30 }, (_, i) => source(`${i}.mp3`, 'sound')))
    const { lines } = spyOnRequests()
    expect(await storage.damaged('by size')).toEqual([])
    expect(lines()).toEqual([`GET /${place.bucket}/index.json`, `GET /${place.bucket}`])
  })

  it('uploads only what changed', async () => {
    const { spy: put, lines: uploads } = spyOnRequests()
    const files = [source('a', '1'), source('b', '1'), source('c', '1')]
    await storageOn(place).replace('all', files, nothing)
    put.mockClear()
    await storageOn(place).replace('all', [...files.slice(1), source('d', '2')], nothing)
    expect(uploads().filter((line) => /^PUT .*\/contents\//.test(line))).toHaveLength(1)
  })

  it('deletes what nobody has needed for two hours, and what a killed import left', async () => {
    let time = Date.now()
    const storage = storageOn(place, 5000, 0, () => time)
    await storage.replace('all', [source('a', 'first')], nothing)
    const first = await found(storage, 'a')
    await expect(
      storage.replace(
        'all',
        [source('a', 'never'), { path: 'b', read: () => Promise.reject(new Error('killed')) }],
        nothing,
      ),
    ).rejects.toThrow('killed')
    await storage.replace('all', [source('a', 'second')], nothing)
    time += HOUR_MS
    await storage.replace('all', [source('a', 'third')], nothing)
    expect((await bytesOf(storage, first)).toString()).toBe('first')
    time += 1.5 * HOUR_MS
    await storage.replace('all', [source('a', 'third')], nothing)
    await expect(bytesOf(storage, first)).rejects.toMatchObject({ code: 'file-gone' })
    expect((await bytesOf(storage, await found(storage, 'a'))).toString()).toBe('third')
  })

  it('says what the store says when a key is wrong', async () => {
    const storage = storageOn({ ...place, secretAccessKey: 'wrong' })
    await expect(storage.find('a')).rejects.toThrow(FileStorageUnavailableError)
    await expect(storage.put(source('a', '1'))).rejects.toThrow(/status 403 SignatureDoesNotMatch/)
  })
})

describe('a store that is away or slow', () => {
  let server: Server
  let behave: 'answers' | 'hangs' | 'fails'
  let place: S3Config

  beforeEach(async () => {
    behave = 'answers'
    server = createServer((request, response) => {
      if (behave === 'hangs') return
      const index = JSON.stringify({ files: [{ path: 'a', size: 5, hash: 'a'.repeat(64) }], spare: {} })
      response.writeHead(behave === 'fails' ? 503 : 200, { etag: '"1"' }).end(request.method === 'GET' ? index : '')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    place = { endpoint: url, publicEndpoint: url, region: 'us-east-1', bucket: 'files', ...keys, addressing: 'path' }
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it.each(['hangs', 'fails'] as const)(
    'goes on with what is known when the store %s, and soon says so',
    async (how) => {
      const storage = storageOn(place, 1500)
      const file = await found(storage, 'a')
      behave = how
      const asked = performance.now()
      for (let i = 0; i < 20; i += 1) expect(await storage.list('')).toEqual([file])
      await expect.poll(() => storage.signedUrl(file, 'GET').catch(() => 'no')).toBe('no')
      expect(performance.now() - asked).toBeLessThan(4000)
      behave = 'answers'
      await expect
        .poll(() =>
          storage
            .list('')
            .then(() => storage.signedUrl(file, 'GET'))
            .catch(() => ''),
        )
        .toMatch(/^http/)
    },
  )

  it.each(['hangs', 'fails'] as const)(
    'says so within its limit when nothing is known yet and the store %s',
    async (how) => {
      behave = how
      const asked = performance.now()
      await expect(storageOn(place, 1000).find('a')).rejects.toThrow(FileStorageUnavailableError)
      expect(performance.now() - asked).toBeLessThan(2000)
    },
  )
})
