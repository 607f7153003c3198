/**
 * Gets recordings and the URLs of pictures for the browser: asks for a file's URL, which needs the session, and tries again
 * on 408, 429 and 5xx with exponential backoff (docs/behaviour.md, 8.10). It knows no clip and no question.
 */
import { asObject, readString } from '#lib/json.ts'
import type { Recording } from './clip-player.ts'
import { fetchAgain, SlowError } from './fetch-again.ts'

/** `path` is a storage path (docs/behaviour.md, 15.4). */
export interface FilesClient {
  /** The URL of a file, asked for once. Rejects with an error whose message a pupil may read. */
  url(path: string): Promise<string>
  /** A file, whole and on this device. Rejects as `url` does, or when `signal` is aborted. */
  recording(path: string, signal: AbortSignal): Promise<Recording>
  /** The bytes of a file. Rejects as `recording` does. */
  bytes(path: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
  /** Gets a file into the browser's cache, without a word if it cannot. */
  warm(path: string): void
}

/** Sends a request that needs the session, and signs in again if the response is 401. */
type Call = (send: () => Promise<Response>) => Promise<Response>

/** A transfer of which nothing more comes for so long has broken off. */
const STALL_MS = 8000
const TRANSFERS = 2

/** URLs by storage path. */
export type FileUrls = Readonly<Record<string, string>>

interface Options {
  readonly call: Call
  /** Where this site is. */
  readonly origin: string
  /** All URLs, where there is no server to be asked; else null. */
  readonly known: FileUrls | null
}

/** One for a page: it remembers the URLs that it has got, and forgets a failure. */
export function createFilesClient({ call, origin, known }: Options): FilesClient {
  const urls = new Map<string, Promise<string>>()

  async function fetchUrl(path: string): Promise<string> {
    if (known !== null) return known[path] ?? Promise.reject(new FileError('missing', 'there is no such file', {}))
    const request = new URL(`/api/files/address?path=${encodeURIComponent(path)}`, origin)
    try {
      const response = await call(() => fetchAgain(request, 'default', new AbortController().signal))
      const url = response.ok ? readString(asObject(await response.json()).address) : null
      if (url === null) throw statusError(response.status)
      return url
    } catch (error) {
      throw inWords(error)
    }
  }

  function url(path: string): Promise<string> {
    const before = urls.get(path)
    if (before !== undefined) return before
    const pending = fetchUrl(path)
    urls.set(path, pending)
    // A failure is not cached: the next call asks again.
    pending.catch(() => urls.delete(path))
    return pending
  }

  async function whole(path: string, signal: AbortSignal): Promise<Blob> {
    const from = new URL(await url(path), origin)
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A second transfer goes past the browser's cache, which could hand it the broken-off one to wait for.
        const cache = attempt === 1 ? 'default' : 'reload'
        return await transfer(from, cache, signal)
      } catch (error) {
        if (signal.aborted || error instanceof FileError || attempt === TRANSFERS) throw inWords(error)
      }
    }
  }

  return {
    url,
    recording: async (path, signal) => {
      const held = URL.createObjectURL(await whole(path, signal))
      return { url: held, release: () => URL.revokeObjectURL(held) }
    },
    bytes: async (path, signal) => new Uint8Array(await (await whole(path, signal)).arrayBuffer()),
    warm: (path) => {
      const get = async () => (await fetch(new URL(await url(path), origin), { priority: 'low' })).blob()
      get().catch(() => {})
    },
  }
}

/** The bytes at a URL. A transfer of which nothing more comes is stopped. */
async function transfer(from: URL, cache: RequestCache, signal: AbortSignal): Promise<Blob> {
  const stop = new AbortController()
  const leave = () => stop.abort(signal.reason)
  let timer = setTimeout(() => {}, 0)
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(new SlowError()), STALL_MS)
  }
  signal.addEventListener('abort', leave)
  try {
    const response = await fetchAgain(from, cache, stop.signal)
    if (!response.ok) throw statusError(response.status)
    return await wholeBody(response, watch)
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

/** `onPart` is called before each part of the body. */
async function wholeBody({ body, headers }: Response, onPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  for (;;) {
    onPart()
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) return new Blob(parts, { type: headers.get('content-type') ?? '' })
    parts.push(value)
  }
}

/**
 * 'missing': there is no such file. 'status': the response is not the file. 'slow', 'offline': it did not come. The message is as a
 * pupil may read it.
 */
class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: 'missing' | 'status' | 'slow' | 'offline' | 'unknown'

  constructor(code: FileError['code'], message: string, options: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const statusError = (status: number): FileError => new FileError('status', `the server answered ${status}`, {})

/** An error as a pupil may read it, after 'Failed to load audio: '. */
function inWords(error: unknown): Error {
  if (error instanceof SlowError) return new FileError('slow', 'the connection is too slow', { cause: error })
  if (error instanceof TypeError) return new FileError('offline', 'no connection', { cause: error })
  return error instanceof Error ? error : new FileError('unknown', String(error), {})
}
