/** Compresses a page's text off the main thread. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Of pages of 20 to 280 kB, 5 takes 1 to 10 ms, 11 takes 50 to 600 ms and saves another tenth. */
export type BrotliQuality = 5 | 11

/** Of the window of a brotli stream, as powers of two: what any encoder takes, and what every browser reads. */
const MIN_WINDOW = 16
const MAX_WINDOW = 22

/** A whole brotli stream, as Content-Encoding `br` sends it. */
export async function brotliText(text: Uint8Array, quality: BrotliQuality): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    // No larger than the text: at quality 11 the encoder takes eight times the window in memory.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text.byteLength),
  }
  return exact(await brotli(text, { params }))
}

/** A whole gzip stream, at zlib's default level 6. */
export async function gzipText(text: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return exact(await zip(text, { level: 6 }))
}

function windowFor(bytes: number): number {
  return Math.min(MAX_WINDOW, Math.max(MIN_WINDOW, Math.ceil(Math.log2(bytes + 16))))
}

/** A copy in memory of its own: zlib's result keeps a whole block of 16 KB alive. */
function exact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
