/**
 * The index object of a bucket: which path has which content. It is replaced as a whole, so a reader sees one set of
 * files. It is cached for `freshMs`, and the last known one is used while the bucket does not respond.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareIds } from '#server/ports/document-store.ts'
import { FileStorageUnavailableError, type StoredFile } from '#server/ports/file-storage.ts'
import type { S3Bucket } from './s3-bucket.ts'
import { storedFile } from './stored-file.ts'

/** By storage path, in code point order. */
export type Files = ReadonlyMap<string, StoredFile>

/** The content of index.json. Times are in milliseconds since 1970; `spare` is by the key of the object. */
export type S3Index = Readonly<{
  files: Files
  /** Objects that no path needs any more, or not yet, each with the time since when. */
  spare: ReadonlyMap<string, number>
}>

/** Every method that reads or writes the bucket rejects with FileStorageUnavailableError. */
export interface S3IndexReader {
  /**
   * Not older than `freshMs`, or the last known index if the bucket is slow or unavailable. Rejects if none is known.
   */
  current(): Promise<S3Index>
  /** Why the last read failed; null if it succeeded. */
  problem(): Error | null
  /** Reads the current index. */
  latest(): Promise<S3Index>
  /** Replaces the index by `change` of the latest one; calls it again if another process was faster. */
  update(change: (index: S3Index) => S3Index): Promise<void>
}

const KEY = 'index.json'
const TIMEOUT_MS = 1000
const ATTEMPTS = 8

const storedIndex = z.object({ files: z.array(storedFile), spare: z.record(z.string(), z.number()) })

type Known = Readonly<{ etag: string; index: S3Index }>

const EMPTY: Known = { etag: '', index: { files: new Map(), spare: new Map() } }

/** `freshMs` is how long `current` uses an index without asking the bucket. A bucket without an index has no files. */
export function createS3Index(bucket: S3Bucket, freshMs: number): S3IndexReader {
  let known: Known | null = null
  let problem: Error | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: { readonly since: number; readonly done: Promise<void> } | null = null

  async function fetchLatest(): Promise<Known> {
    const response = await bucket.get(KEY, known === null || known.etag === '' ? {} : { 'if-none-match': known.etag })
    if (response?.status === 304 && known !== null) return known
    const latest = response === null ? EMPTY : await parse(response)
    known = latest
    return latest
  }

  async function ask(): Promise<void> {
    try {
      await fetchLatest()
      problem = null
    } catch (error) {
      problem = error instanceof Error ? error : new FileStorageUnavailableError(String(error))
    }
    askedAt = performance.now()
    asking = null
  }

  return {
    async current() {
      const now = performance.now()
      if (now - askedAt >= freshMs) {
        asking ??= { since: now, done: ask() }
        const { since, done } = asking
        // Once an index is known, callers wait only briefly, and not at all while the bucket is unavailable.
        if (known === null) await done
        else if (problem === null && now - since < TIMEOUT_MS) await Promise.race([done, pause(TIMEOUT_MS)])
      }
      if (known === null) throw problem
      return known.index
    },
    problem() {
      const overdue = asking !== null && performance.now() - asking.since >= TIMEOUT_MS
      return problem ?? (overdue ? new FileStorageUnavailableError('S3: no answer yet') : null)
    },
    latest: async () => (await fetchLatest()).index,
    async update(change) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const latest = await fetchLatest()
        const index = change(latest.index)
        const etag = await replace(bucket, index, latest.etag)
        if (etag !== null) {
          known = etag === '' ? null : { etag, index }
          return
        }
        await pause(Math.random() * 50 * 2 ** attempt)
      }
      throw new FileStorageUnavailableError(`S3: PUT ${KEY}: other processes keep changing it`)
    },
  }
}

/** The new ETag; null if the index is no longer the one with `etag`. */
async function replace(bucket: S3Bucket, index: S3Index, etag: string): Promise<string | null> {
  const files = [...index.files.values()].map(({ path, size, hash }) => ({ path, size, hash }))
  const text = `${JSON.stringify({ files, spare: Object.fromEntries(index.spare) }, null, 1)}\n`
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
  const condition = etag === '' ? { 'if-none-match': '*' } : { 'if-match': etag }
  return await bucket.put(KEY, new TextEncoder().encode(text), { ...headers, ...condition })
}

async function parse(response: Response): Promise<Known> {
  try {
    const { files, spare } = storedIndex.parse(await response.json())
    const sorted = files.sort((a, b) => compareIds(a.path, b.path))
    const index = { files: new Map(sorted.map((file) => [file.path, file])), spare: new Map(Object.entries(spare)) }
    return { etag: response.headers.get('etag') ?? '', index }
  } catch (error) {
    throw new FileStorageUnavailableError(`S3: ${KEY} cannot be read`, { cause: error })
  }
}
