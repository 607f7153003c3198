/** When a copy is worth a reminder: a browser may delete the list by itself. Pure. */
import type { Book } from '#memory/kept/shapes.ts'

/** From so many mistakes on. */
const FROM_MISTAKES = 20
/** Days until the next reminder. */
const EVERY_DAYS = 30

/** `copied` is the day of the last copy, in days since 1970; null for none. */
export const copyIsWanted = ({ mistakes }: Pick<Book, 'mistakes'>, copied: number | null, today: number): boolean =>
  Object.keys(mistakes).length >= FROM_MISTAKES && (copied === null || today - copied >= EVERY_DAYS)
