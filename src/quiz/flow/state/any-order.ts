/** What the map of a paper does: to any question, to the result, and from one flow to the other. Pure. */
import type { Flow, ItemId, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import type { QuizState } from './quiz-state.ts'

/** At the step of an item. The same state for one that there is not. */
export function goTo<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, to: ItemId): QuizState {
  const position = type.steps(quiz).findIndex((step) => step.some(({ id }) => id === to))
  if (position === -1) return state
  return { ...state, position, phase: state.marked.includes(to) ? 'marked' : 'answering', refused: false }
}

/** The result, with what is still open unanswered. */
export const finish = (state: QuizState): QuizState => ({ ...state, phase: 'finished', refused: false })

/** The same answers asked in another way. */
export const askAs = (state: QuizState, flow: Flow): QuizState => ({ ...state, flow, position: 0 })
