/** The input rule of a typed answer: what was typed, as it was typed. Comparing is the scorer's part. */
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

/** The length of one response in UTF-16 units; what is longer is cut. */
const MAX_LENGTH = 200

export function acceptText(quiz: Quiz, id: ItemId, raw: string): string | null {
  return quiz.items.some((item) => item.id === id) ? raw.slice(0, MAX_LENGTH) : null
}
