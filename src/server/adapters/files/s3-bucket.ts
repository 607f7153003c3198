/**
 * Signed requests to one bucket of an S3-compatible store, each with a timeout and some retries within it. It knows no
 * file of the site.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { bucketUrl, type S3Config } from '#server/config/config-s3.ts'
import { FileStorageUnavailableError } from '#server/ports/file-storage.ts'

/** `key` is the name of an object, not encoded. Requests reject with FileStorageUnavailableError after retries. */
export interface S3Bucket {
  /** Null if there is no such object. With If-None-Match also a 304. The timeout is for the first byte. */
  get(key: string, headers: Readonly<Record<string, string>>): Promise<Response | null>
  /** The sizes in bytes of all objects whose names begin with `prefix`, by name. */
  sizes(prefix: string): Promise<ReadonlyMap<string, number>>
  /** The new ETag; null if a precondition in the headers failed. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Promise<string | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** A presigned URL for this one request. It stays the same for some time, so that browsers can cache the response. */
  presign(key: string, method: 'GET' | 'HEAD'): Promise<string>
}

/** The minimum validity of a presigned URL, in milliseconds. */
export const PRESIGNED_MS = 30 * 60 * 1000

const WRITE_LIMIT_MS = 60_000
const FIRST_WAIT_MS = 100

type Sending = Readonly<{
  method: 'GET' | 'PUT' | 'DELETE'
  /** What follows the URL of the bucket. */
  path: string
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer> | null
  limitMs: number
}>

/** `limitMs` is the timeout of a read. Everything rejects with FileStorageUnavailableError. */
export function createS3Bucket(place: S3Config, limitMs: number): S3Bucket {
  const { region, accessKeyId, secretAccessKey } = place
  // Its own retries have no timeout.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const inside = bucketUrl(place, place.endpoint)
  const outside = bucketUrl(place, place.publicEndpoint)

  async function once({ method, path, headers, body }: Sending, leftMs: number): Promise<Response> {
    const clock = new AbortController()
    const late = () => new FileStorageUnavailableError(`no answer within ${Math.round(leftMs)} ms`)
    const timer = setTimeout(() => clock.abort(late()), leftMs)
    try {
      const request = await client.sign(inside + path, { method, headers, body, redirect: 'manual' })
      return await fetch(request, { signal: clock.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  async function send(sending: Sending): Promise<Response> {
    const end = performance.now() + sending.limitMs
    for (let wait = FIRST_WAIT_MS; ; wait *= 3) {
      const result = await once(sending, end - performance.now()).catch((error: unknown) => ({ error }))
      const response = 'error' in result ? null : result
      if (response !== null && response.status < 500 && response.status !== 408 && response.status !== 429) {
        return response
      }
      // After a 501 a retry is useless.
      if (response?.status === 501) return response
      if (performance.now() + wait >= end) {
        if (response !== null) throw await refused(sending, response)
        throw unavailable(sending, 'error' in result ? reasonOf(result.error) : '')
      }
      await response?.body?.cancel()
      await pause(wait)
    }
  }

  return {
    async get(key, headers) {
      const sending = { method: 'GET', path: keyPath(key), headers, body: null, limitMs } as const
      const response = await send(sending)
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (response.ok || response.status === 304) return response
      throw await refused(sending, response)
    },
    async sizes(prefix) {
      const sizes = new Map<string, number>()
      for (let after = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix, 'start-after': after })
        const sending = { method: 'GET', path: `?${query}`, headers: {}, body: null, limitMs } as const
        const response = await send(sending)
        if (!response.ok) throw await refused(sending, response)
        const listing = await response.text()
        for (const [key, size] of listedSizes(listing)) {
          sizes.set(key, size)
          after = key
        }
        if (!listing.includes('<IsTruncated>true</IsTruncated>')) return sizes
      }
    },
    async put(key, bytes, headers) {
      const hashed = { ...headers, 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const sending = {
        method: 'PUT',
        path: keyPath(key),
        headers: hashed,
        body: bytes,
        limitMs: WRITE_LIMIT_MS,
      } as const
      const conditional = await send(sending)
      // Some stores ignore preconditions: then the last of two writers wins.
      const response =
        conditional.status === 501 ? await send({ ...sending, headers: unconditional(hashed) }) : conditional
      // 409: another writer is active at the same time.
      if (response.status === 412 || response.status === 409) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok) throw await refused(sending, response)
      await response.body?.cancel()
      return response.headers.get('etag') ?? ''
    },
    async remove(key) {
      const sending = {
        method: 'DELETE',
        path: keyPath(key),
        headers: {},
        body: null,
        limitMs: WRITE_LIMIT_MS,
      } as const
      const response = await send(sending)
      if (!response.ok && response.status !== 404) throw await refused(sending, response)
      await response.body?.cancel()
    },
    async presign(key, method) {
      const from = Math.floor(Date.now() / PRESIGNED_MS) * PRESIGNED_MS
      const datetime = new Date(from).toISOString().replace(/[:-]|\.\d{3}/g, '')
      const url = `${outside}${keyPath(key)}?X-Amz-Expires=${(2 * PRESIGNED_MS) / 1000}`
      return (await client.sign(url, { method, aws: { signQuery: true, datetime } })).url
    },
  }
}

function unconditional(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^if-/.test(name)))
}

function keyPath(key: string): string {
  return `/${key.split('/').map(encodeURIComponent).join('/')}`
}

/** The names and sizes of one answer to ListObjectsV2, with names encoded as in a URL; stores write a space as '+' or '%20'. */
function* listedSizes(listing: string): Generator<readonly [string, number]> {
  for (const [object] of listing.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const [, key] = /<Key>(.*?)<\/Key>/s.exec(object) ?? []
    const [, size] = /<Size>(\d+)<\/Size>/.exec(object) ?? []
    if (key !== undefined && size !== undefined) yield [decodeURIComponent(key.replaceAll('+', ' ')), Number(size)]
  }
}

/** With the store's own error code, such as SignatureDoesNotMatch, for the operator. */
async function refused(sending: Sending, response: Response): Promise<FileStorageUnavailableError> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => '')) ?? []
  return unavailable(sending, `status ${response.status} ${code}`.trim())
}

function unavailable({ method, path }: Sending, reason: string): FileStorageUnavailableError {
  return new FileStorageUnavailableError(`S3: ${method} ${path}: ${reason}`)
}

/** The message of fetch says little; the cause has the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
