/** One finished form of an answer, in the shapes that its two ways out take at once: Node's response and a web Response. */
import type { HeaderSet } from '#server/http/headers/security-headers.ts'

export interface Variant<Body = Uint8Array<ArrayBuffer> | null> {
  readonly headers: HeaderSet
  /** The headers once more, each name followed by its value, as Node takes them with the least work. */
  readonly headerList: string[]
  /** Null where there is none to send. */
  readonly body: Body
  /** A short body once more, each byte a character of Latin-1: Node sends it in one piece with the headers; else null. */
  readonly latin1: string | null
}

/** Two pieces cost less than to copy more than this. */
const MAX_LATIN1_BYTES = 16 * 1024

export function createVariant<Body extends Uint8Array<ArrayBuffer> | null>(
  headers: HeaderSet,
  body: Body,
): Variant<Body> {
  const latin1 = body !== null && body.byteLength <= MAX_LATIN1_BYTES ? Buffer.from(body).toString('latin1') : null
  return { headers, headerList: Object.entries(headers).flat(), body, latin1 }
}

/** Memory that it takes, about. */
export function variantBytes({ body, latin1 }: Variant): number {
  return (body?.byteLength ?? 0) + (latin1?.length ?? 0)
}
