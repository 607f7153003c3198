/** What the types share about responses: how one begins, and when it is complete. */
import type { Quiz, Responses } from './quiz-type.ts'

/** Every item of the quiz with no response yet. */
export function blankResponse(quiz: Quiz): Responses {
  return Object.fromEntries(quiz.items.map((item) => [item.id, '']))
}

/** Whether every item that can be asked has a response. */
export function allAnswered(quiz: Quiz, response: Responses): boolean {
  return quiz.items.every((item) => item.fault !== '' || (response[item.id] ?? '') !== '')
}
