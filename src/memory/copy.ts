/** A copy of all that is kept, as the text of a file: written, and read with the reason of a refusal. Pure. */
import { type Book, type Copy, copy, type Unfinished } from './shapes.ts'

/** `all` are the exercises that can be gone on with. */
export const writeCopy = (book: Book, all: readonly Unfinished[]): string =>
  JSON.stringify({ format: 'memory', version: 1, book, unfinished: all } satisfies Copy, null, 1)

type ReadCopy = Readonly<{ status: 'ok'; copy: Copy }> | Readonly<{ status: 'refused'; reason: string }>

const refused = (reason: string): ReadCopy => ({ status: 'refused', reason })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isCopy = (value: unknown): value is Readonly<{ format: 'memory'; version: unknown }> =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'memory' && 'version' in value

/** All or nothing: one entry that does not fit refuses the copy. */
export function readCopy(text: string): ReadCopy {
  const value = parsed(text)
  if (!isCopy(value)) return refused('This file is not a copy from this page.')
  if (value.version !== 1)
    return refused('This copy is from a newer version of this site. Reload the page and try again.')
  const read = copy.safeParse(value)
  if (read.success) return { status: 'ok', copy: read.data }
  const [issue] = read.error.issues
  return refused(`This copy is damaged at ${issue?.path.join(' › ') ?? 'its beginning'}.`)
}
