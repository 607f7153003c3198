/** The mistakes that still come back as a text that a link can hold: no question, no answer. Pure but for the browser's own compression. */
import { EMPTY_BOOK, isOpen } from './book.ts'
import { type Book, book, type Mistake } from './shapes.ts'

/** More do not fit into a code that a camera reads. */
export const MAX_IN_LINK = 200
/** What this many mistakes can take at most. */
const MAX_SIGNS = 20_000

type Row = readonly [ref: string, version: string, skill: string, subject: string, ...numbers: number[]]

const rowOf = ({ ref, version, skill, subject, missed, right, day, due, state }: Mistake): Row => [
  ref,
  version,
  skill,
  subject,
  missed,
  right,
  day,
  due - day,
  state === 'kept' ? 1 : 0,
]

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

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const toSigns = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromSigns = (signs: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Null if there are too many. */
export async function toLink({ mistakes }: Book): Promise<string | null> {
  const open = Object.values(mistakes).filter(isOpen)
  if (open.length > MAX_IN_LINK) return null
  const text = JSON.stringify(open.map(rowOf))
  return toSigns(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
}

/** The book that a link holds, or null if it holds none. */
export async function fromLink(signs: string): Promise<Book | null> {
  if (signs.length > MAX_SIGNS) return null
  try {
    const bytes = await through(fromSigns(signs), new DecompressionStream('deflate-raw'))
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
