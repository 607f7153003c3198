/**
 * The input rule of a one-character box (docs/behaviour.md, 5.3 to 5.5): letters A to Q or digits 1 to 8, or empty. Filters the value,
 * never the key press, since phone keyboards do not say which key was pressed.
 */
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

const accept = (allowed: RegExp) => (quiz: Quiz, id: ItemId, raw: string) => {
  if (!quiz.items.some((item) => item.id === id)) return null
  const symbol = raw.normalize('NFKC').trim().toUpperCase()
  return symbol === '' || allowed.test(symbol) ? symbol : null
}

/** Upper-cases; full-width letters count as letters. */
export const acceptLetter: (quiz: Quiz, id: ItemId, raw: string) => string | null = accept(/^[A-Q]$/)

/** Full-width digits count as digits. */
export const acceptDigit: (quiz: Quiz, id: ItemId, raw: string) => string | null = accept(/^[1-8]$/)
