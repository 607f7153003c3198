/**
 * Files in an S3-compatible bucket, for sites on several machines: each content under its hash and name, and an index
 * from path to content. Browsers fetch the bytes from the bucket with signed URLs.
 */
import { createHash } from 'node:crypto'
import { fileType } from '#lib/file-type.ts'
import type { S3Config } from '#server/config/config-s3.ts'
import { compareIds } from '#server/ports/document-store.ts'
import {
  type ByteRange,
  type FileBody,
  FileGoneError,
  type FileSource,
  type FileStorage,
  FileStorageUnavailableError,
  fileReport,
  type StoredFile,
  servedUrl,
  splitFiles,
} from '#server/ports/file-storage.ts'
import { createS3Bucket, PRESIGNED_MS, type S3Bucket } from './s3-bucket.ts'
import { createS3Index, type Files, type S3Index } from './s3-index.ts'

type Options = Readonly<{
  place: S3Config
  /** How long the index is cached, in milliseconds. */
  freshMs: number
  /** The timeout of a reader, in milliseconds. */
  limitMs: number
  /** Milliseconds since 1970. */
  now: () => number
}>

/** An object is deleted when no path has needed it for longer than its signed URLs are valid, with a margin. */
const SPARE_MS = 4 * PRESIGNED_MS
const AT_ONCE = 8
/** Where the objects of the files are. */
const CONTENTS = 'contents/'
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

export function createS3FileStorage({ place, freshMs, limitMs, now }: Options): FileStorage {
  const bucket = createS3Bucket(place, limitMs)
  const index = createS3Index(bucket, freshMs)

  /** Uploads what is not among `there`. The objects are noted in the index first, in case the process is killed. */
  async function save(sources: readonly FileSource[], there: Files): Promise<readonly StoredFile[]> {
    const read = await Promise.all(sources.map(readSource))
    const fresh = read.filter(({ file }) => there.get(file.path)?.hash !== file.hash)
    if (fresh.length === 0) return read.map(({ file }) => file)
    const noted = new Map(fresh.map(({ file }) => [keyOf(file), now()]))
    await index.update(({ files, spare }) => ({ files, spare: new Map([...spare, ...noted]) }))
    await Promise.all(
      fresh.map(({ file, bytes }) =>
        bucket.put(keyOf(file), bytes, { 'content-type': fileType(file.path), ...FOREVER }),
      ),
    )
    return read.map(({ file }) => file)
  }

  /** Those of these files whose objects have their sizes. */
  async function ofRightSize(files: Files): Promise<Files> {
    if (files.size === 0) return files
    const sizes = await bucket.sizes(CONTENTS)
    return new Map([...files].filter(([, file]) => sizes.get(keyOf(file)) === file.size))
  }

  /** Removes the object of a file if its bytes are wrong. */
  async function hasRightBytes(file: StoredFile): Promise<boolean> {
    const response = await bucket.get(keyOf(file), {})
    if (response?.body == null) return false
    const bytes = await new Response(guarded(response.body, file.size, limitMs)).bytes()
    if (createHash('sha256').update(bytes).digest('hex') === file.hash) return true
    await bucket.remove(keyOf(file))
    return false
  }

  async function saveAll(sources: Iterable<FileSource>, before: Files): Promise<Files> {
    const there = await ofRightSize(before)
    const saved = new Map<string, StoredFile>()
    for (const some of groups(sources)) for (const file of await save(some, there)) saved.set(file.path, file)
    return saved
  }

  /** Deletes the objects that have not been needed for SPARE_MS. */
  async function sweep(): Promise<void> {
    const { spare } = await index.latest()
    const old = new Set([...spare].filter(([, since]) => since < now() - SPARE_MS).map(([key]) => key))
    if (old.size === 0) return
    for (const some of groups(old)) await Promise.all(some.map((key) => bucket.remove(key)))
    await index.update(({ files, spare: left }) => ({
      files,
      spare: new Map([...left].filter(([key]) => !old.has(key))),
    }))
  }

  return {
    find: async (path) => (await index.current()).files.get(path) ?? null,
    async url(path) {
      const file = (await index.current()).files.get(path)
      return file === undefined ? null : servedUrl(file)
    },
    async signedUrl(file, method) {
      const problem = index.problem()
      // An unavailable bucket is reported by this site, not by the browser.
      if (problem !== null) throw problem
      return await bucket.presign(keyOf(file), method)
    },
    open: (file, range) => openPart(bucket, file, range, limitMs),
    list: async (prefix) => [...(await index.current()).files.values()].filter(({ path }) => path.startsWith(prefix)),
    async damaged(how) {
      const { files } = await index.latest()
      const whole = new Set((await ofRightSize(files)).values())
      if (how === 'by reading')
        for (const some of groups(whole))
          await Promise.all(some.map(async (file) => (await hasRightBytes(file)) || whole.delete(file)))
      return [...files.values()].filter((file) => !whole.has(file))
    },
    async replace(folders, sources, beside) {
      const before = splitFiles(folders, (await index.latest()).files).inside
      const after = sorted(await saveAll(sources, before))
      const write = (inside: Files) =>
        index.update((old) => {
          const { outside } = splitFiles(folders, old.files)
          return withFiles(old, sorted(new Map([...outside, ...inside])), now())
        })
      await write(new Map([...after, ...before]))
      try {
        await beside()
      } catch (error) {
        await write(before)
        throw error
      }
      await write(after)
      await sweep()
      return fileReport(before, after)
    },
    async put(...sources) {
      const saved = await saveAll(sources, (await index.latest()).files)
      await index.update((old) => withFiles(old, sorted(new Map([...old.files, ...saved])), now()))
    },
    async remove(...paths) {
      const { files } = await index.latest()
      if (!paths.some((path) => files.has(path))) return
      const gone = new Set(paths)
      const left = (all: Files) => new Map([...all].filter(([path]) => !gone.has(path)))
      await index.update((old) => withFiles(old, left(old.files), now()))
    },
  }
}

/** The name comes last: browsers save a paper under it. */
function keyOf({ path, hash }: StoredFile): string {
  return `${CONTENTS}${hash}/${path.slice(path.lastIndexOf('/') + 1)}`
}

async function readSource({ path, read }: FileSource) {
  const bytes = new Uint8Array(await read())
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, file: { path, size: bytes.byteLength, hash } }
}

function* groups<T>(all: Iterable<T>): Generator<readonly T[]> {
  let some: T[] = []
  for (const one of all) {
    some.push(one)
    if (some.length === AT_ONCE) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}

/** Marks objects that the new files need as used, and those that only the old files needed as spare from now on. */
function withFiles(old: S3Index, files: Files, now: number): S3Index {
  const used = new Set([...files.values()].map(keyOf))
  const left = [...old.files.values()].map((file) => [keyOf(file), now] as const)
  const spare = new Map([...old.spare, ...left].filter(([key]) => !used.has(key)))
  return { files, spare }
}

function sorted(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => compareIds(a, b)))
}

async function openPart(bucket: S3Bucket, file: StoredFile, part: ByteRange, limitMs: number): Promise<FileBody> {
  const { start, end } = part
  if (start >= end) return new Blob([]).stream()
  const response = await bucket.get(keyOf(file), { range: `bytes=${start}-${end - 1}` })
  if (response === null) throw new FileGoneError(file.path)
  // A store without ranges sends the whole object.
  const whole = response.status === 200 && end - start < file.size
  if (response.body === null || whole) {
    await response.body?.cancel()
    throw new FileStorageUnavailableError(`S3: GET ${keyOf(file)}: status ${response.status} for a part`)
  }
  return guarded(response.body, end - start, limitMs)
}

/** Fails, instead of ending early, if the bytes stop short or stall. */
function guarded(body: FileBody, size: number, limitMs: number): FileBody {
  const reader = body.getReader()
  let left = size
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieceOf(reader, limitMs)
      if (!piece.done) {
        left -= piece.value.byteLength
        controller.enqueue(piece.value)
        return
      }
      if (left !== 0) throw new FileStorageUnavailableError('S3: a file ended before its end')
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

async function pieceOf(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, limitMs: number) {
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), limitMs)
  try {
    return await reader.read()
  } catch (error) {
    throw new FileStorageUnavailableError('S3: a file broke off', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
