/** What a request says about the form of its answer: an older copy it has, a part it wants. Pure; it sends nothing. */
import type { IncomingMessage } from 'node:http'

/** Null where the request says nothing. */
export interface RequestHeaders {
  readonly method: string
  readonly acceptEncoding: string | null
  readonly ifNoneMatch: string | null
  readonly range: string | null
  readonly ifRange: string | null
}

/** `end` is the first byte that is no longer wanted. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Read from Node's own headers: making a Headers object of them would cost more than sending a cached page. */
export function readRequestHeaders({ method = 'GET', headers }: IncomingMessage): RequestHeaders {
  return {
    method,
    acceptEncoding: headers['accept-encoding'] ?? null,
    ifNoneMatch: headers['if-none-match'] ?? null,
    range: headers.range ?? null,
    ifRange: typeof headers['if-range'] === 'string' ? headers['if-range'] : null,
  }
}

/** Whether the visitor's copy is the current one; compared weakly, as If-None-Match is defined. */
export function isFresh(requestHeaders: RequestHeaders, etag: string): boolean {
  const { ifNoneMatch } = requestHeaders
  if (ifNoneMatch === null) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}

/** The part that is asked for of something that can be sent in parts, `etag` being its strong tag. */
export function parseRange(
  requestHeaders: RequestHeaders,
  etag: string,
  size: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const { method, range, ifRange } = requestHeaders
  if (range === null || method !== 'GET' || (ifRange !== null && ifRange !== etag)) return 'all'
  return parseRangeHeader(range, size)
}

/** Several ranges in one request, or a unit other than bytes, get the whole, as the standard allows. */
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
