/**
 * A response that is created once and sent many times: the body in every encoding, each with its complete headers.
 * Sending it costs only the choice. Where and how long it is stored is decided by the caller.
 */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { HeaderSet } from '#server/http/headers/security-headers.ts'
import { type ByteRange, isFresh, parseRange, type RequestHeaders } from '#server/http/request/request-headers.ts'
import { createVariant, type Variant, variantBytes } from './variant.ts'

type BodyVariant = Variant<Uint8Array<ArrayBuffer>>

/** Never changed after its creation. `etag` has its quotes, and W/ where there are several encodings. */
export interface CachedResponse {
  readonly status: number
  /** Without an encoding. Hardly a client asks for it, and it is the largest: it is unpacked from `gzip` if there is one. */
  readonly plain: () => BodyVariant
  /** Null if compression does not make it smaller. */
  readonly gzip: BodyVariant | null
  readonly brotli: BodyVariant | null
  readonly etag: string
  readonly notModified: Variant
  /** Whether byte ranges are supported, as audio players need them. */
  readonly ranges: boolean
  /** The approximate memory of bodies and headers. */
  readonly bytes: number
}

/** `gzip` and `brotli` are `plain` compressed; null if there is none. */
export interface ResponseParts {
  readonly status: number
  /** Lower-case names, without length, encoding, Vary and ETag, which are added here. */
  readonly headers: HeaderSet
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer> | null
  readonly brotli: Uint8Array<ArrayBuffer> | null
}

const ENCODINGS = ['br', 'gzip']
const HEADER_BYTES = 2048
const MAX_REMEMBERED_LENGTH = 100

/** Drops an encoding that is not smaller than `plain`. Byte ranges work only at status 200 without an encoding. */
export function createCachedResponse(parts: ResponseParts): CachedResponse {
  const { status, plain } = parts
  const gzip = smaller(parts.gzip, plain)
  const brotli = smaller(parts.brotli, plain)
  const encoded = gzip !== null || brotli !== null
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // One ETag for several encodings must be weak; a range request needs a strong one.
  const etag = encoded ? `W/"${hash}"` : `"${hash}"`
  const ranges = !encoded && status === 200
  const headers = {
    ...parts.headers,
    etag,
    ...(encoded ? { vary: 'Accept-Encoding' } : {}),
    ...(ranges ? { 'accept-ranges': 'bytes' } : {}),
  }
  const variant = (body: Uint8Array<ArrayBuffer>, encoding: HeaderSet): BodyVariant =>
    createVariant({ ...headers, ...encoding, 'content-length': String(body.byteLength) }, asBuffer(body))
  const plainVariant = gzip === null ? keep(variant(plain, {})) : unpack(gzip, variant)
  const variants = {
    gzip: gzip && variant(gzip, { 'content-encoding': 'gzip' }),
    brotli: brotli && variant(brotli, { 'content-encoding': 'br' }),
  }
  const notModified = createVariant(without(headers, 'content-type'), null)
  const bytes = bytesOf([gzip === null ? plainVariant() : null, variants.gzip, variants.brotli])
  return { status, plain: plainVariant, ...variants, etag, notModified, ranges, bytes }
}

function keep(plain: BodyVariant): () => BodyVariant {
  return () => plain
}

function unpack(
  gzip: Uint8Array<ArrayBuffer>,
  variant: (body: Uint8Array<ArrayBuffer>, encoding: HeaderSet) => BodyVariant,
): () => BodyVariant {
  return () => variant(gunzipSync(gzip), {})
}

/** The same response with a smaller brotli body; unchanged if `body` is not smaller. */
export function withBrotli(cached: CachedResponse, body: Uint8Array<ArrayBuffer>): CachedResponse {
  if (cached.brotli === null || body.byteLength >= cached.brotli.body.byteLength) return cached
  const headers = { ...cached.brotli.headers, 'content-length': String(body.byteLength) }
  const brotli = createVariant(headers, asBuffer(body))
  return { ...cached, brotli, bytes: cached.bytes - variantBytes(cached.brotli) + variantBytes(brotli) }
}

function bytesOf(variants: readonly (BodyVariant | null)[]): number {
  return variants.reduce((sum, variant) => sum + (variant === null ? 0 : variantBytes(variant)), HEADER_BYTES)
}

/** What is sent to one client. */
export interface SelectedVariant {
  readonly status: number
  readonly variant: Variant
}

/** The status is that of `cached`, or 206, 304 or 416. */
export function selectVariant(cached: CachedResponse, requestHeaders: RequestHeaders): SelectedVariant {
  if (cached.status === 200 && isFresh(requestHeaders, cached.etag)) {
    return { status: 304, variant: cached.notModified }
  }
  if (cached.ranges) {
    const part = parseRange(requestHeaders, cached.etag, cached.plain().body.byteLength)
    if (part !== 'all') return selectRange(cached, part)
  }
  const variant = selectEncoding(cached, requestHeaders.acceptEncoding)
  return {
    status: cached.status,
    variant: requestHeaders.method === 'HEAD' ? { ...variant, body: null, latin1: null } : variant,
  }
}

/** The choice of `selectVariant` as a web Response. */
export function toResponse(cached: CachedResponse, requestHeaders: RequestHeaders): Response {
  const { status, variant } = selectVariant(cached, requestHeaders)
  return new Response(variant.body, { status, headers: variant.headers })
}

function selectEncoding(cached: CachedResponse, accepted: string | null): BodyVariant {
  if (accepted === null) return cached.plain()
  const { br, gzip } = readAccepted(accepted)
  if (cached.brotli !== null && br) return cached.brotli
  if (cached.gzip !== null && gzip) return cached.gzip
  return cached.plain()
}

type Accepted = Readonly<{ br: boolean; gzip: boolean }>

/** Browsers send only a few different headers, and parsing one takes as long as finding the page. */
const read = new LRUCache<string, Accepted>({ max: 100 })

function readAccepted(header: string): Accepted {
  const before = read.get(header)
  if (before !== undefined) return before
  const names = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ENCODINGS)
  const accepted = { br: names.includes('br'), gzip: names.includes('gzip') }
  if (header.length <= MAX_REMEMBERED_LENGTH) read.set(header, accepted)
  return accepted
}

function selectRange(cached: CachedResponse, part: ByteRange | 'unsatisfiable'): SelectedVariant {
  const { body, headers } = cached.plain()
  const size = body.byteLength
  if (part === 'unsatisfiable') {
    const refusal = { ...without(headers, 'content-length'), 'content-range': `bytes */${size}` }
    return { status: 416, variant: createVariant(refusal, null) }
  }
  const { start, end } = part
  const partHeaders = { 'content-range': `bytes ${start}-${end - 1}/${size}`, 'content-length': String(end - start) }
  return { status: 206, variant: createVariant({ ...headers, ...partHeaders }, body.subarray(start, end)) }
}

/** A Buffer over the same bytes: otherwise Node creates one for each response. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function smaller(
  encoded: Uint8Array<ArrayBuffer> | null,
  plain: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | null {
  return encoded !== null && encoded.byteLength < plain.byteLength ? encoded : null
}

function without(headers: HeaderSet, name: string): HeaderSet {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
}
