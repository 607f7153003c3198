/** What the types share about responses: how one begins, and when it is complete. */
import type { Quiz, Responses } from './quiz-type.ts'

/**
 * Whether there is something to mark in a response. One that is given in several boxes has '|' between them: a half of the day
 * that is chosen before the time is typed stays in its box, and is not an answer yet.
 */
export const isAnswered = (response: string = ''): boolean => !/^(?:\|+(?:[ap]\.m\.)?)?$/.test(response)

/** Every item of the quiz with no response yet. */
export function blankResponse(quiz: Quiz): Responses {
  return Object.fromEntries(quiz.items.map((item) => [item.id, '']))
}

/** Refuses until every item that can be asked has a response. */
export function unlessAllAnswered(quiz: Quiz, response: Responses): string {
  const all = quiz.items.every((item) => item.fault !== '' || isAnswered(response[item.id]))
  return all ? '' : 'Fill in every blank first.'
}
