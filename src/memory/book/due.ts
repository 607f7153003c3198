/** Which mistakes come back on a day. Pure. */

import type { Book, Mistake } from '#memory/kept/shapes.ts'

/** At most so many come back on one day; the others wait for the next ones. */
export const MAX_A_DAY = 10

/** How many may still be tried again on the day. */
export const leftToday = ({ turn }: Pick<Book, 'turn'>, today: number): number =>
  Math.max(0, MAX_A_DAY - (turn.day === today ? turn.count : 0))

/** In an order with no skill twice in a row where the others allow it, else as they came. */
export function inTurn(list: readonly Mistake[]): readonly Mistake[] {
  const left = [...list]
  const order: Mistake[] = []
  while (left.length > 0) {
    const last = order.at(-1)
    const other = left.findIndex(({ skill, subject }) => skill !== last?.skill || subject !== last.subject)
    order.push(...left.splice(Math.max(0, other), 1))
  }
  return order
}

/** The book after so many of the day's were tried again. */
export function withTurn(book: Book, today: number, count: number): Book {
  const before = book.turn.day === today ? book.turn.count : 0
  return { ...book, turn: { day: today, count: before + count } }
}
