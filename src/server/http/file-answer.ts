/**
 * A file of the storage as an HTTP answer: whole or in parts, for ever where its address names its version. It looks
 * paths up and never lists them; the headers of every answer are added in app.ts.
 */
import { getMimeType } from 'hono/utils/mime'
import { FileGoneError, type FileStorage, fileVersion, type StoredFile } from '#server/ports/file-storage.ts'
import { type Conditions, hasCurrent, partAsked } from './request-conditions.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Under an address without its version a file may change. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'
const UNKNOWN = 'application/octet-stream'
/** What a browser would run in our name is handed over as bytes. */
const ACTIVE = /html|xml|javascript/

/** 200, 206, 304, 404 or 416 for a GET or HEAD of a path as documents name it. Rejects with the storage's errors. */
export async function answerFile(storage: FileStorage, path: string, request: Request): Promise<Response> {
  const file = await storage.find(path)
  if (file === null) return notFound()
  try {
    return await sendFile(storage, file, request)
  } catch (error) {
    if (!(error instanceof FileGoneError)) throw error
    const replaced = await storage.find(path)
    return replaced === null ? notFound() : await sendFile(storage, replaced, request)
  }
}

async function sendFile(storage: FileStorage, file: StoredFile, request: Request): Promise<Response> {
  const conditions = conditionsOf(request)
  const etag = `"${fileVersion(file)}"`
  const current = new URL(request.url).searchParams.get('v') === fileVersion(file)
  const kept = { etag, 'cache-control': current ? FOREVER : ASK_AGAIN, 'accept-ranges': 'bytes' }
  if (hasCurrent(conditions, etag)) return new Response(null, { status: 304, headers: kept })
  const headers = { ...kept, 'content-type': typeOf(file.path) }
  const part = partAsked(conditions, etag, file.size)
  if (part === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } })
  }
  const { start, end } = part === 'all' ? { start: 0, end: file.size } : part
  const body = conditions.method === 'HEAD' ? null : await storage.open(file, { start, end })
  const sized = { ...headers, 'content-length': String(end - start) }
  if (part === 'all') return new Response(body, { status: 200, headers: sized })
  const range = { 'content-range': `bytes ${start}-${end - 1}/${file.size}` }
  return new Response(body, { status: 206, headers: { ...sized, ...range } })
}

function typeOf(path: string): string {
  const type = getMimeType(path) ?? UNKNOWN
  return ACTIVE.test(type) ? UNKNOWN : type
}

function conditionsOf({ method, headers }: Request): Conditions {
  return {
    method,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    range: headers.get('range'),
    ifRange: headers.get('if-range'),
  }
}

function notFound(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
