/** Trying only some items again: which items this attempt asks, and what of the last attempt stays marked beside them. */

import type { ItemId, Quiz, QuizType, Score } from '#quiz/contract/quiz-type.ts'
import { isLost } from '#quiz/contract/result.ts'
import { fromZero } from './exam-clock.ts'
import type { QuizState } from './quiz-state.ts'

/** The quiz with only the items that this attempt asks; the quiz itself for a whole attempt. */
export function activeItems<Q extends Quiz>(quiz: Q, state: QuizState): Q {
  if (state.only.length === 0) return quiz
  return { ...quiz, items: quiz.items.filter(({ id }) => state.only.includes(id)) }
}

/** The items that were asked and earned nothing. */
export function lostItems(score: Score): ItemId[] {
  return Object.entries(score.results).flatMap(([id, result]) => (isLost(result) ? [id] : []))
}

/** An attempt at the items that the last one lost, with the rest of the response kept; the same state if none was lost. */
export function againState<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): QuizState {
  const lost = lostItems(type.score(activeItems(quiz, state), state.response))
  if (state.phase === 'answering' || lost.length === 0) return state
  const open = Object.fromEntries(lost.map((id) => [id, '']))
  return {
    flow: state.flow,
    position: 0,
    marked: [],
    phase: 'answering',
    response: { ...state.response, ...open },
    refused: false,
    // In the order of the quiz, whatever the order of the results.
    only: quiz.items.flatMap(({ id }) => (lost.includes(id) ? [id] : [])),
    crossed: {},
    flagged: [],
    ticked: {},
    clock: fromZero(state.clock),
  }
}

/**
 * What the player shows as marked: nothing in a whole attempt under way, everything asked once it is marked, and in both
 * cases the items that this attempt does not ask.
 */
export function shownScore<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): Score | null {
  if (state.phase !== 'answering') return type.score(quiz, state.response)
  if (state.only.length === 0) return null
  const settled = { ...quiz, items: quiz.items.filter(({ id }) => !state.only.includes(id)) }
  return type.score(settled, state.response)
}
