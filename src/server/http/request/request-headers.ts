/** The request headers that decide between 200, 206, 304 and 416, and between encodings. Pure. */
import type { IncomingMessage } from 'node:http'
import fresh from 'fresh'

/** Null for a header that is absent. */
export interface RequestHeaders {
  readonly method: string
  readonly acceptEncoding: string | null
  readonly ifNoneMatch: string | null
  readonly range: string | null
  readonly ifRange: string | null
}

/** In bytes; `end` is exclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Reads Node's own headers: a Headers object would cost more than sending a cached page. */
export function readRequestHeaders({ method = 'GET', headers }: IncomingMessage): RequestHeaders {
  return {
    method,
    acceptEncoding: headers['accept-encoding'] ?? null,
    ifNoneMatch: headers['if-none-match'] ?? null,
    range: headers.range ?? null,
    ifRange: typeof headers['if-range'] === 'string' ? headers['if-range'] : null,
  }
}

/** Whether If-None-Match names `etag`: the client's copy is current. The comparison is weak. */
export function isFresh(requestHeaders: RequestHeaders, etag: string): boolean {
  const { ifNoneMatch } = requestHeaders
  return ifNoneMatch !== null && fresh({ 'if-none-match': ifNoneMatch }, { etag })
}

/** The range that a GET requests of `size` bytes with the strong `etag`; 'all' if it requests none. */
export function parseRange(
  requestHeaders: RequestHeaders,
  etag: string,
  size: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const { method, range, ifRange } = requestHeaders
  if (range === null || method !== 'GET' || (ifRange !== null && ifRange !== etag)) return 'all'
  return parseRangeHeader(range, size)
}

/** Several ranges in one request, or a unit other than bytes, give 'all', as RFC 9110 allows. */
function parseRangeHeader(range: string, size: number): ByteRange | 'all' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  if (from === '' && to === '') return 'all'
  if (from === '')
    return to === '0' || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size }
  const start = Number(from)
  const end = to === '' ? size : Math.min(size, Number(to) + 1)
  if (to !== '' && Number(to) < start) return 'all'
  return start < size ? { start, end } : 'unsatisfiable'
}
