/** What the types share about responses: how one begins, and when it is complete. */
import type { Quiz, Responses } from './quiz-type.ts'

/** Every item of the quiz with no response yet. */
export function blankResponse(quiz: Quiz): Responses {
  return Object.fromEntries(quiz.items.map((item) => [item.id, '']))
}

/** Refuses until every item that can be asked has a response. */
export function unlessAllAnswered(quiz: Quiz, response: Responses): string {
  const all = quiz.items.every((item) => item.fault !== '' || (response[item.id] ?? '') !== '')
  return all ? '' : 'Fill in every blank first.'
}
