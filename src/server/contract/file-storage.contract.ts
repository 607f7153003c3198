/** The contract suite of file storages, run from each adapter's test file. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileGoneError, type FileSource, type FileStorage, type StoredFile } from '#server/ports/file-storage.ts'

export interface FileStorageHarness {
  /** An empty storage. */
  readonly storage: FileStorage
  /** Another connection to the same files; a storage that lives in one process may return `storage` itself. */
  readonly connect: () => Promise<FileStorage>
  readonly dispose: () => Promise<void>
}

const text = (content: string) => new TextEncoder().encode(content)

export function source(path: string, content: string | Uint8Array): FileSource {
  return { path, read: async () => (typeof content === 'string' ? text(content) : content) }
}

export async function nothing(): Promise<void> {}

async function found(storage: FileStorage, path: string): Promise<StoredFile> {
  const file = await storage.find(path)
  if (file === null) throw new Error(`${path} is not there`)
  return file
}

export async function bytesOf(storage: FileStorage, file: StoredFile, start = 0, end = file.size): Promise<Buffer> {
  return Buffer.from(await new Response(await storage.open(file, { start, end })).arrayBuffer())
}

const CLIP = 'listening-audio/english-2024/clip_1.mp3'
const PICTURE = 'listening-images/english-2024/q1_1.webp'
const ODD = 'downloads/2024 P6 林 & Co.pdf'

export function fileStorageContract(name: string, openHarness: () => Promise<FileStorageHarness>): void {
  describe(`${name}: the file storage contract`, () => {
    let harness: FileStorageHarness
    let storage: FileStorage

    beforeEach(async () => {
      harness = await openHarness()
      storage = harness.storage
    })

    afterEach(() => harness.dispose())

    describe('reading', readingContract)
    describe('replacing', replacingContract)
    describe('one file', singleContract)

    function readingContract(): void {
      it('is empty at first', async () => {
        expect(await storage.find(CLIP)).toBeNull()
        expect(await storage.url(CLIP)).toBeNull()
        expect(await storage.list('')).toEqual([])
      })

      it('gives size, hash and bytes back', async () => {
        const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 7) % 256)
        await storage.replace('all', [source(CLIP, bytes)], nothing)
        const file = await found(storage, CLIP)
        expect(file).toMatchObject({
          path: CLIP,
          size: 200_000,
          hash: createHash('sha256').update(bytes).digest('hex'),
        })
        expect(await bytesOf(storage, file)).toEqual(Buffer.from(bytes))
      })

      it.each([
        [0, 1, '0'],
        [3, 7, '3456'],
        [9, 10, '9'],
        [0, 10, '0123456789'],
      ])('gives the bytes from %i up to %i', async (start, end, expected) => {
        await storage.replace('all', [source(CLIP, '0123456789')], nothing)
        expect((await bytesOf(storage, await found(storage, CLIP), start, end)).toString()).toBe(expected)
      })

      it('keeps an empty file', async () => {
        await storage.replace('all', [source(CLIP, '')], nothing)
        const file = await found(storage, CLIP)
        expect(file.size).toBe(0)
        expect(await bytesOf(storage, file)).toEqual(Buffer.from(''))
      })

      it('a reader who leaves in the middle does no harm', async () => {
        await storage.replace('all', [source(CLIP, new Uint8Array(1_000_000))], nothing)
        const file = await found(storage, CLIP)
        const reader = (await storage.open(file, { start: 0, end: file.size })).getReader()
        await reader.read()
        await reader.cancel()
        expect((await bytesOf(storage, file)).length).toBe(1_000_000)
      })

      it.each(['../secret', '/etc/passwd', `./${CLIP}`, `x/../${CLIP}`, 'listening-audio', `${CLIP}/`, '', '\0'])(
        'finds nothing under %j',
        async (path) => {
          await storage.replace('all', [source(CLIP, 'sound')], nothing)
          expect(await storage.find(path)).toBeNull()
          expect(await storage.url(path)).toBeNull()
        },
      )

      it('lists by prefix, by path in code point order', async () => {
        await storage.replace('all', [source(PICTURE, 'p'), source(ODD, 'o'), source(CLIP, 'c')], nothing)
        const paths = async (prefix: string) => (await storage.list(prefix)).map(({ path }) => path)
        expect(await paths('')).toEqual([ODD, CLIP, PICTURE])
        expect(await paths('listening-')).toEqual([CLIP, PICTURE])
        expect(await paths('listening-audio/english-2024/')).toEqual([CLIP])
        expect(await paths('none/')).toEqual([])
      })

      it('gives a URL of this site that stays until the bytes change', async () => {
        await storage.replace('all', [source(CLIP, 'one'), source(ODD, 'paper')], nothing)
        const first = await storage.url(CLIP)
        expect(first).toMatch(/^\/files\/listening-audio\/english-2024\/clip_1\.mp3\?v=/)
        expect(await storage.url(ODD)).toMatch(/^\/files\/downloads\/2024%20P6%20%E6%9E%97%20%26%20Co\.pdf\?v=/)
        await storage.replace('all', [source(CLIP, 'one'), source(PICTURE, 'new')], nothing)
        expect(await storage.url(CLIP)).toBe(first)
        await storage.replace('all', [source(CLIP, 'two')], nothing)
        expect(await storage.url(CLIP)).not.toBe(first)
      })
    }

    function singleContract(): void {
      it('is kept beside the others, also in an empty storage', async () => {
        await storage.put(source(ODD, 'first'))
        await storage.put(source(CLIP, 'second'))
        expect((await storage.list('')).map(({ path }) => path)).toEqual([ODD, CLIP])
        expect((await bytesOf(storage, await found(storage, ODD))).toString()).toBe('first')
      })

      it('is kept together with others at once', async () => {
        await storage.put(source(PICTURE, 'old'))
        await storage.put(source(CLIP, 'sound'), source(ODD, 'paper'), source(PICTURE, 'new'))
        expect((await storage.list('')).map(({ path, size }) => [path, size])).toEqual([
          [ODD, 5],
          [CLIP, 5],
          [PICTURE, 3],
        ])
        await storage.put()
        expect(await storage.list('')).toHaveLength(3)
      })

      it('takes the place of what its path had', async () => {
        await storage.replace('all', [source(CLIP, 'sound'), source(ODD, 'old')], nothing)
        await storage.put(source(ODD, 'newer'))
        expect(await storage.list('downloads/')).toMatchObject([{ path: ODD, size: 5 }])
        expect((await bytesOf(storage, await found(storage, ODD))).toString()).toBe('newer')
        expect((await bytesOf(storage, await found(storage, CLIP))).toString()).toBe('sound')
      })

      it('leaves everything as it was when it cannot be read', async () => {
        await storage.put(source(ODD, 'old'))
        const broken = { path: ODD, read: () => Promise.reject(new Error('broken')) }
        await expect(storage.put(broken)).rejects.toThrow('broken')
        expect((await bytesOf(storage, await found(storage, ODD))).toString()).toBe('old')
      })

      it('is removed, once or twice, and the others stay', async () => {
        await storage.replace('all', [source(CLIP, 'sound'), source(ODD, 'paper')], nothing)
        await storage.remove(ODD)
        await storage.remove(ODD)
        expect(await storage.find(ODD)).toBeNull()
        expect((await storage.list('')).map(({ path }) => path)).toEqual([CLIP])
      })

      it('is removed together with others at once', async () => {
        await storage.put(source(CLIP, 'sound'), source(ODD, 'paper'), source(PICTURE, 'picture'))
        await storage.remove(ODD, 'none', CLIP)
        expect((await storage.list('')).map(({ path }) => path)).toEqual([PICTURE])
      })

      it('names no file as damaged that is whole', async () => {
        await storage.replace('all', [source('a', '1'), source('b', ''), source('c', 'x'.repeat(200_000))], nothing)
        expect(await storage.damaged('by size')).toEqual([])
        expect(await storage.damaged('by reading')).toEqual([])
      })

      it('is seen by another connection', async () => {
        const other = await harness.connect()
        expect(await other.find(ODD)).toBeNull()
        await storage.put(source(ODD, 'paper'))
        expect((await bytesOf(other, await found(other, ODD))).toString()).toBe('paper')
        await other.remove(ODD)
        expect(await storage.find(ODD)).toBeNull()
      })
    }

    function replacingContract(): void {
      it('says what changed', async () => {
        await storage.replace('all', [source('a', '1'), source('b', '1'), source('c', '1')], nothing)
        expect(await storage.replace('all', [source('d', '1'), source('c', '2'), source('b', '1')], nothing)).toEqual({
          added: ['d'],
          changed: ['c'],
          removed: ['a'],
          unchanged: 1,
        })
      })

      it('replaces the named folders only, and reports on them only', async () => {
        const paths = ['a/1', 'a/2', 'ab/1', 'b/deep/1', 'top']
        await storage.replace(
          'all',
          paths.map((path) => source(path, 'old')),
          nothing,
        )
        const listed = async () => (await storage.list('')).map(({ path, size }) => [path, size])
        const files = [source('a/1', 'newer'), source('a/3', 'newer')]
        expect(await storage.replace(new Set(['a']), files, nothing)).toEqual({
          added: ['a/3'],
          changed: ['a/1'],
          removed: ['a/2'],
          unchanged: 0,
        })
        const others = [
          ['ab/1', 3],
          ['b/deep/1', 3],
        ]
        expect(await listed()).toEqual([['a/1', 5], ['a/3', 5], ...others, ['top', 3]])
        expect(await storage.replace(new Set(['']), [source('root', 'new')], nothing)).toMatchObject({
          removed: ['top'],
        })
        expect(await listed()).toEqual([['a/1', 5], ['a/3', 5], ...others, ['root', 3]])
      })

      it('keeps what comes into another folder meanwhile, whether the documents are refused or not', async () => {
        await storage.replace('all', [source('a/1', 'old')], nothing)
        const paths = async () => (await storage.list('')).map(({ path }) => path)
        await storage.replace(new Set(['a']), [source('a/2', 'new')], () => storage.put(source('b/1', 'paper')))
        expect(await paths()).toEqual(['a/2', 'b/1'])
        const refuse = async () => {
          await storage.put(source('b/2', 'paper'))
          throw new Error('refused')
        }
        await expect(storage.replace(new Set(['a']), [source('a/3', 'new')], refuse)).rejects.toThrow('refused')
        expect(await paths()).toEqual(['a/2', 'b/1', 'b/2'])
      })

      it('shows what is new, and still what is old, while the documents are switched', async () => {
        await storage.replace('all', [source('gone', 'old'), source('same', 'old')], nothing)
        await storage.replace('all', [source('same', 'new'), source('fresh', 'new')], async () => {
          const read = async (path: string) => (await bytesOf(storage, await found(storage, path))).toString()
          expect([await read('gone'), await read('same'), await read('fresh')]).toEqual(['old', 'old', 'new'])
        })
        expect((await storage.list('')).map(({ path }) => path)).toEqual(['fresh', 'same'])
      })

      it.each([
        ['a file cannot be read', [source('a', 'new'), { path: 'b', read: () => Promise.reject(new Error('broken')) }]],
        ['the documents are refused', [source('a', 'new'), source('b', 'new')]],
      ])('keeps everything as it was when %s', async (_why, files) => {
        await storage.replace('all', [source('a', 'old')], nothing)
        await expect(storage.replace('all', files, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
        expect((await storage.list('')).map(({ path }) => path)).toEqual(['a'])
        expect((await bytesOf(storage, await found(storage, 'a'))).toString()).toBe('old')
      })

      it('goes on with a file that a reader had opened before it was replaced', async () => {
        await storage.replace('all', [source('a', 'x'.repeat(500_000))], nothing)
        const file = await found(storage, 'a')
        const reader = (await storage.open(file, { start: 0, end: file.size })).getReader()
        let size = (await reader.read()).value?.byteLength ?? 0
        await storage.replace('all', [source('a', 'y')], nothing)
        for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.byteLength
        expect(size).toBe(500_000)
      })

      it('gives the bytes that were found, or says that they are gone', async () => {
        await storage.replace('all', [source('a', 'old')], nothing)
        const file = await found(storage, 'a')
        for (const content of ['newer', 'newest']) await storage.replace('all', [source('a', content)], nothing)
        const read = await bytesOf(storage, file).catch((error: unknown) => error)
        if (!(read instanceof FileGoneError)) expect(String(read)).toBe('old')
      })

      it('names no file as damaged that is whole', async () => {
        await storage.replace('all', [source('a', '1'), source('b', ''), source('c', 'x'.repeat(200_000))], nothing)
        expect(await storage.damaged('by size')).toEqual([])
        expect(await storage.damaged('by reading')).toEqual([])
      })

      it('is seen by another connection', async () => {
        const other = await harness.connect()
        expect(await other.find('a')).toBeNull()
        await storage.replace('all', [source('a', '1')], nothing)
        expect((await bytesOf(other, await found(other, 'a'))).toString()).toBe('1')
        await storage.replace('all', [source('a', '2')], nothing)
        expect((await bytesOf(other, await found(other, 'a'))).toString()).toBe('2')
      })
    }
  })
}
