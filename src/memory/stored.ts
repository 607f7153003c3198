/** How each thing that is kept is named and stored. Pure. */
import { isObject } from '#lib/json.ts'
import { EMPTY_BOOK } from './book/book.ts'
import { keysOf } from './book/keys.ts'
import type { Book, Mistake, Unfinished } from './kept/shapes.ts'
import type { Entry } from './store/port.ts'

/** What the book has besides its mistakes, of which each is stored by itself. */
export const BOOK = 'book'
export const MISTAKE = 'mistake/'
export const QUESTION = 'question/'
export const BEGUN = 'begun/'

/** The number of the shapes in kept/shapes.ts. Another shape gets the next one, and what the older one becomes. */
const VERSION = 1

/** As this site alone writes it. */
type Stored<T> = Readonly<{ version: typeof VERSION; kept: T }>

const isStored = <T extends object>(value: unknown): value is Stored<T> =>
  isObject(value) && value.version === VERSION && isObject(value.kept)

export const stored = <T>(kept: T): Stored<T> => ({ version: VERSION, kept })

/** Null for what is not there, was given up, or cannot be read. */
export const readKept = <T extends object>(value: unknown): T | null => (isStored<T>(value) ? value.kept : null)

/** What is stored as the book cannot be read; it stays as it is until all is forgotten. */
export class DamagedBookError extends Error {
  override readonly name = 'DamagedBookError'
}

/** The book without its mistakes; a book of before has some, which have no name of their own yet. */
export function readBook(value: unknown): Book {
  if (value === undefined) return EMPTY_BOOK
  const book = readKept<Book>(value)
  if (book === null || !isObject(book.skills)) throw new DamagedBookError('no book')
  return { ...EMPTY_BOOK, ...book }
}

export const readBegun = (value: unknown): Unfinished | null => readKept<Unfinished>(value)

/** Those that are there and can be read. */
export const readMistakes = (values: readonly unknown[]): readonly Mistake[] =>
  values.flatMap((value) => readKept<Mistake>(value) ?? [])

/** A mistake with its keys. */
export const mistakeEntry = (mistake: Mistake): Entry => [
  MISTAKE + mistake.ref,
  { ...stored(mistake), ...keysOf(mistake) },
]
