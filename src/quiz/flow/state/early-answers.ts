/** What a pupil typed or chose before the page's script arrived, or the state the history entry kept: one start. */

import { fieldName } from '#quiz/contract/fields.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { activeItems } from './active-items.ts'
import type { Fields } from './form.ts'
import { openItems, type QuizState, respond } from './quiz-state.ts'

/**
 * `base` is the state the page starts from, `fields` what its form holds by now. A field that is not empty was filled by
 * the pupil; the rules of the flow decide whether it still counts.
 */
export function withEarlyAnswers<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  base: QuizState,
  fields: Fields,
): QuizState {
  return openItems(type, activeItems(quiz, base), base).reduce((state, { id }) => {
    const value = fields.get(fieldName(id)) ?? ''
    return value === '' ? state : respond(type, quiz, state, { id, value })
  }, base)
}

/** A saved state as far as this quiz knows its items: a document may have changed since. */
export function reconcile<Q extends Quiz>(type: QuizType<Q>, quiz: Q, saved: QuizState): QuizState {
  const known = quiz.items.map(({ id }) => [id, type.accept(quiz, id, saved.response[id] ?? '') ?? ''] as const)
  const ids = new Set(quiz.items.map(({ id }) => id))
  return {
    ...saved,
    response: { ...type.emptyResponse(quiz), ...Object.fromEntries(known) },
    only: saved.only.filter((id) => ids.has(id)),
    flagged: saved.flagged.filter((id) => ids.has(id)),
  }
}
