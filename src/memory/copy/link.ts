/** The mistakes that still come back as a text that a link can hold: no question, no answer. */
import { isOpen } from '#memory/book/keys.ts'
import type { Book, Mistake } from '#memory/kept/shapes.ts'
import { compressed } from './compressed.ts'

/** More do not fit into a code that a camera reads. */
export const MAX_IN_LINK = 200
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

const toSigns = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Null if there are too many. */
export async function toLink({ mistakes }: Book): Promise<string | null> {
  const open = Object.values(mistakes).filter(isOpen)
  if (open.length > MAX_IN_LINK) return null
  const text = JSON.stringify(open.map(rowOf))
  return toSigns(await compressed(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
}
