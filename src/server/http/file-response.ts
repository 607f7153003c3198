/**
 * A file of the storage as an HTTP response: whole, as a range, or as a redirect to a signed URL. A URL with the file's
 * version is immutable. Paths are looked up and never listed; app.ts adds the security headers.
 */
import type { Logger } from 'pino'
import { fileType } from '#lib/file-type.ts'
import {
  type FileBody,
  FileGoneError,
  type FileStorage,
  FileStorageUnavailableError,
  fileVersion,
  type StoredFile,
} from '#server/ports/file-storage.ts'
import { isFresh, parseRange, type RequestHeaders } from './request/request-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** The file behind a URL without a version may change. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'
/** Shorter than the validity of a signed URL. */
const FOR_A_WHILE = 'private, max-age=600'

type Log = Pick<Logger, 'error'>

/** For a GET or HEAD of a storage path: 200, 206, 302, 304, 404, 416, or 503 while the storage does not respond or has lost the file. */
export async function fileResponse(storage: FileStorage, path: string, request: Request, log: Log): Promise<Response> {
  try {
    return await lookUp(storage, path, request)
  } catch (error) {
    // Gone also when it was looked up again: the storage has lost its bytes.
    if (!(error instanceof FileStorageUnavailableError || error instanceof FileGoneError)) throw error
    log.error({ err: error }, 'a file cannot be sent')
    return plain(503, 'This file cannot be fetched at the moment. Please try again in a minute.\n', {
      'retry-after': '60',
    })
  }
}

async function lookUp(storage: FileStorage, path: string, request: Request): Promise<Response> {
  const file = await storage.find(path)
  if (file === null) return notFound()
  try {
    const url = await storage.signedUrl(file, request.method === 'HEAD' ? 'HEAD' : 'GET')
    if (url === null) return await sendFile(storage, file, request)
    return new Response(null, { status: 302, headers: { location: url, 'cache-control': FOR_A_WHILE } })
  } catch (error) {
    if (!(error instanceof FileGoneError)) throw error
    const replaced = await storage.find(path)
    return replaced === null ? notFound() : await sendFile(storage, replaced, request)
  }
}

async function sendFile(storage: FileStorage, file: StoredFile, request: Request): Promise<Response> {
  const requestHeaders = readRequestHeaders(request)
  const etag = `"${fileVersion(file)}"`
  const current = new URL(request.url).searchParams.get('v') === fileVersion(file)
  const validators = { etag, 'cache-control': current ? FOREVER : ASK_AGAIN, 'accept-ranges': 'bytes' }
  if (isFresh(requestHeaders, etag)) return new Response(null, { status: 304, headers: validators })
  const headers = { ...validators, 'content-type': fileType(file.path) }
  const part = parseRange(requestHeaders, etag, file.size)
  if (part === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } })
  }
  const { start, end } = part === 'all' ? { start: 0, end: file.size } : part
  const headOnly = requestHeaders.method === 'HEAD'
  const body = headOnly ? null : cancelOnAbort(await storage.open(file, { start, end }), request.signal)
  const sized = { ...headers, 'content-length': String(end - start) }
  if (part === 'all') return new Response(body, { status: 200, headers: sized })
  const range = { 'content-range': `bytes ${start}-${end - 1}/${file.size}` }
  return new Response(body, { status: 206, headers: { ...sized, ...range } })
}

/**
 * The body; null if the visitor has left. It is cancelled if they leave before anybody reads it: the response of an aborted
 * request is dropped, and Node ends the process when a file that is still open is collected as garbage.
 */
function cancelOnAbort(body: FileBody, signal: AbortSignal): FileBody | null {
  const cancel = () => {
    // A locked body is being sent; its reader cancels it.
    if (!body.locked) body.cancel().catch(() => undefined)
  }
  signal.addEventListener('abort', cancel, { once: true })
  if (!signal.aborted) return body
  cancel()
  return null
}

function readRequestHeaders({ method, headers }: Request): RequestHeaders {
  return {
    method,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    range: headers.get('range'),
    ifRange: headers.get('if-range'),
  }
}

function notFound(): Response {
  return plain(404, 'Not found\n', {})
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers: { ...own, ...headers } })
}
