/** The book of mistakes and skills: an empty one, and what it has room for. Pure. */
import type { Book, Mistake } from '#memory/kept/shapes.ts'

export const EMPTY_BOOK: Book = { mistakes: {}, skills: {}, turn: { day: 0, count: 0 }, dropped: 0 }

/** A book holds so many mistakes; those that were learnt or taken out count too. */
export const MAX_MISTAKES = 10_000

export const byRef = (list: readonly Mistake[]): Book['mistakes'] =>
  Object.fromEntries(list.map((mistake) => [mistake.ref, mistake]))
