/** Reads the mistakes that a link from another device holds. */
import { EMPTY_BOOK } from '#memory/book/book.ts'
import { type Book, book } from '#memory/kept/shapes.ts'
import { compressed } from './compressed.ts'
import { MAX_IN_LINK } from './link.ts'

/** What this many mistakes can take at most. */
const MAX_SIGNS = 20_000

function mistakeOf(row: unknown): unknown {
  if (!Array.isArray(row)) return null
  const [ref, version, skill, subject, missed, right, day, gap, kept] = row
  return {
    ref,
    version,
    skill,
    subject,
    missed,
    right,
    day,
    due: Number(day) + Number(gap),
    sure: false,
    state: kept === 1 ? 'kept' : 'here',
  }
}

const fromSigns = (signs: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** The book that a link holds, or null if it holds none. */
export async function fromLink(signs: string): Promise<Book | null> {
  if (signs.length > MAX_SIGNS) return null
  try {
    const bytes = await compressed(fromSigns(signs), new DecompressionStream('deflate-raw'))
    const rows: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const list = Array.isArray(rows) ? rows.slice(0, MAX_IN_LINK).map(mistakeOf) : []
    const mistakes = Object.fromEntries(
      list.flatMap((one) => (typeof one === 'object' && one !== null && 'ref' in one ? [[String(one.ref), one]] : [])),
    )
    const read = book.safeParse({ ...EMPTY_BOOK, mistakes })
    return read.success ? read.data : null
  } catch {
    return null
  }
}
