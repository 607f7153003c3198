/** The book of mistakes and skills: an empty one, and what it has room for. Pure. */
import type { Book, Mistake } from '#memory/kept/shapes.ts'

export const EMPTY_BOOK: Book = { mistakes: {}, skills: {}, turn: { day: 0, count: 0 }, dropped: 0 }

/** A book holds so many mistakes; those that were learnt or taken out count too. */
export const MAX_MISTAKES = 500

/** Whether it still comes back. */
export const isOpen = ({ state }: Pick<Mistake, 'state'>): boolean => state === 'here' || state === 'kept'

/** Those that come back first, then the newest; the order never depends on where two books met. */
const byWorth = (a: Mistake, b: Mistake): number =>
  Number(isOpen(b)) - Number(isOpen(a)) || b.day - a.day || (a.ref < b.ref ? -1 : 1)

/** Drops what is over the limit: first what does not come back any more, then what was answered longest ago. */
export function withinLimit(book: Book, max: number = MAX_MISTAKES): Book {
  const all = Object.values(book.mistakes)
  if (all.length <= max) return book
  const order = all.toSorted(byWorth)
  const dropped = book.dropped + order.slice(max).filter(isOpen).length
  return { ...book, mistakes: byRef(order.slice(0, max)), dropped }
}

const byRef = (list: readonly Mistake[]): Book['mistakes'] =>
  Object.fromEntries(list.map((mistake) => [mistake.ref, mistake]))
