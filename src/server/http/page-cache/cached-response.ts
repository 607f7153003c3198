/**
 * An answer that is made once and sent many times: bodies in every encoding, each with its finished headers. Sending
 * one costs no more than choosing. Where it is kept, and for how long, is not known here.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { HeaderSet } from '#server/http/headers/security-headers.ts'
import { type Conditions, hasCurrent, type Part, partAsked } from '#server/http/request/request-headers.ts'
import { type Form, formBytes, makeForm } from './variant.ts'

type WholeForm = Form<Uint8Array<ArrayBuffer>>

export interface PreparedAnswer {
  readonly status: number
  readonly plain: WholeForm
  /** Null where compression does not make it smaller. */
  readonly gzip: WholeForm | null
  readonly brotli: WholeForm | null
  readonly etag: string
  readonly notModified: Form
  /** True if parts may be asked for, as audio players do. */
  readonly ranges: boolean
  /** Memory that the bodies and headers take, about. */
  readonly bytes: number
}

export interface AnswerParts {
  readonly status: number
  /** Lower-case names; without length, encoding, Vary and ETag, which are added here. */
  readonly headers: HeaderSet
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer> | null
  readonly brotli: Uint8Array<ArrayBuffer> | null
}

const HEADER_BYTES = 2048
const LONGEST_REMEMBERED = 100

export function prepareAnswer(parts: AnswerParts): PreparedAnswer {
  const { status, plain } = parts
  const gzip = smaller(parts.gzip, plain)
  const brotli = smaller(parts.brotli, plain)
  const encoded = gzip !== null || brotli !== null
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // One tag for several encodings may only be a weak one; a strong one is what a range request can be tied to.
  const etag = encoded ? `W/"${hash}"` : `"${hash}"`
  const ranges = !encoded && status === 200
  const headers = {
    ...parts.headers,
    etag,
    ...(encoded ? { vary: 'Accept-Encoding' } : {}),
    ...(ranges ? { 'accept-ranges': 'bytes' } : {}),
  }
  const form = (body: Uint8Array<ArrayBuffer>, encoding: HeaderSet): WholeForm =>
    makeForm({ ...headers, ...encoding, 'content-length': String(body.byteLength) }, asBuffer(body))
  const forms = {
    plain: form(plain, {}),
    gzip: gzip && form(gzip, { 'content-encoding': 'gzip' }),
    brotli: brotli && form(brotli, { 'content-encoding': 'br' }),
  }
  const notModified = makeForm(without(headers, 'content-type'), null)
  return { status, ...forms, etag, notModified, ranges, bytes: bytesOf(Object.values(forms)) }
}

/** The same answer with a better brotli body. */
export function withBrotli(answer: PreparedAnswer, body: Uint8Array<ArrayBuffer>): PreparedAnswer {
  if (answer.brotli === null || body.byteLength >= answer.brotli.body.byteLength) return answer
  const headers = { ...answer.brotli.headers, 'content-length': String(body.byteLength) }
  const brotli = makeForm(headers, asBuffer(body))
  return { ...answer, brotli, bytes: bytesOf([answer.plain, answer.gzip, brotli]) }
}

function bytesOf(forms: readonly (WholeForm | null)[]): number {
  return forms.reduce((sum, form) => sum + (form === null ? 0 : formBytes(form)), HEADER_BYTES)
}

/** What one visitor gets of an answer. */
export interface ChosenAnswer {
  readonly status: number
  readonly form: Form
}

/** 200 (or what the answer is), 206, 304 or 416. */
export function chooseAnswer(answer: PreparedAnswer, conditions: Conditions): ChosenAnswer {
  if (answer.status === 200 && hasCurrent(conditions, answer.etag)) {
    return { status: 304, form: answer.notModified }
  }
  if (answer.ranges) {
    const part = partAsked(conditions, answer.etag, answer.plain.body.byteLength)
    if (part !== 'all') return choosePart(answer, part)
  }
  const form = chooseForm(answer, conditions.acceptEncoding)
  return { status: answer.status, form: conditions.method === 'HEAD' ? { ...form, body: null, text: null } : form }
}

export function sendAnswer(answer: PreparedAnswer, conditions: Conditions): Response {
  const { status, form } = chooseAnswer(answer, conditions)
  return new Response(form.body, { status, headers: form.headers })
}

function chooseForm(answer: PreparedAnswer, accepted: string | null): WholeForm {
  if (accepted === null) return answer.plain
  const { br, gzip } = readAccepted(accepted)
  if (answer.brotli !== null && br) return answer.brotli
  if (answer.gzip !== null && gzip) return answer.gzip
  return answer.plain
}

type Accepted = Readonly<{ br: boolean; gzip: boolean }>

/** Browsers send one of a few, and reading one takes as long as finding the page. */
const read = new LRUCache<string, Accepted>({ max: 100 })

function readAccepted(header: string): Accepted {
  const before = read.get(header)
  if (before !== undefined) return before
  const accepted = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }
  if (header.length <= LONGEST_REMEMBERED) read.set(header, accepted)
  return accepted
}

function accepts(accepted: string, encoding: string): boolean {
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    if (name.trim().toLowerCase() !== encoding) continue
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter))
  }
  return false
}

function choosePart(answer: PreparedAnswer, part: Part | 'unsatisfiable'): ChosenAnswer {
  const { body, headers } = answer.plain
  const size = body.byteLength
  if (part === 'unsatisfiable') {
    const refusal = { ...without(headers, 'content-length'), 'content-range': `bytes */${size}` }
    return { status: 416, form: makeForm(refusal, null) }
  }
  const { start, end } = part
  const partHeaders = { 'content-range': `bytes ${start}-${end - 1}/${size}`, 'content-length': String(end - start) }
  return { status: 206, form: makeForm({ ...headers, ...partHeaders }, body.subarray(start, end)) }
}

/** Of the same bytes: Node would make one anew each time that it sends them. */
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
