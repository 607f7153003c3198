/** All that is kept but for the texts of the questions, as the text of a file. Pure. */
import type { Book, Copy, Unfinished } from '#memory/kept/shapes.ts'

/** `all` are the exercises that can be gone on with. */
export const writeCopy = (book: Book, all: readonly Unfinished[]): string =>
  JSON.stringify({ format: 'memory', version: 1, book, unfinished: all } satisfies Copy, null, 1)
