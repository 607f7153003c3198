/**
 * One variant of a response (a body in one encoding with its headers), in the shapes that Node's response and a web
 * Response take without further work.
 */
import type { HeaderSet } from '#server/http/headers/security-headers.ts'

/** Shared by all responses that send it: none may change its lists or bytes. */
export interface Variant<Body = Uint8Array<ArrayBuffer> | null> {
  readonly headers: HeaderSet
  /** The same headers as a flat list of names and values: Node takes it with the least work. */
  readonly headerList: string[]
  /** Null if there is no body to send. */
  readonly body: Body
  /** A short body again as Latin-1 text, which Node sends in one piece with the headers; null for a long body. */
  readonly latin1: string | null
}

/** Above this, copying costs more than sending in two pieces. */
const MAX_LATIN1_BYTES = 16 * 1024

/** `headers` must be complete, with the length and the encoding of `body`. */
export function createVariant<Body extends Uint8Array<ArrayBuffer> | null>(
  headers: HeaderSet,
  body: Body,
): Variant<Body> {
  const latin1 = body !== null && body.byteLength <= MAX_LATIN1_BYTES ? Buffer.from(body).toString('latin1') : null
  return { headers, headerList: Object.entries(headers).flat(), body, latin1 }
}

/** The approximate memory of its body. */
export function variantBytes({ body, latin1 }: Variant): number {
  return (body?.byteLength ?? 0) + (latin1?.length ?? 0)
}
