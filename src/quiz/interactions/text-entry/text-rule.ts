/** The input rule of a typed answer: what was typed, as it was typed. Comparing is the scorer's part. */
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

/** UTF-16 units kept of one response: far more than any word, far less than an attack. */
const LONGEST = 200

export function acceptText(quiz: Quiz, id: ItemId, raw: string): string | null {
  return quiz.items.some((item) => item.id === id) ? raw.slice(0, LONGEST) : null
}
