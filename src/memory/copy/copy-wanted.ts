/** When a copy is worth a reminder: a browser may delete the list by itself. Pure. */
/** From so many mistakes on. */
const FROM_MISTAKES = 20
/** Days until the next reminder. */
const EVERY_DAYS = 30

/** `count` is how many mistakes there are, `copied` is the day of the last copy, in days since 1970; null for none. */
export const copyIsWanted = (count: number, copied: number | null, today: number): boolean =>
  count >= FROM_MISTAKES && (copied === null || today - copied >= EVERY_DAYS)
