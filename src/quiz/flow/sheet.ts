/** All items on one page (spec section 4): fill in, one Submit locks and marks it, Retry clears. */
import type { Quiz, QuizType } from '#quiz/quiz-type.ts'
import { initialState, type QuizAction, type QuizState, respond } from './quiz-state.ts'

/** Pure: the state after one action. */
export function sheet<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'respond':
      return respond(type, quiz, state, action)
    case 'submit':
      if (state.phase !== 'answering') return state
      return type.isComplete(quiz, state.response)
        ? { ...state, phase: 'marked', refused: false }
        : { ...state, refused: true }
    case 'next':
      return state
    case 'retry':
      return initialState(type, quiz)
    case 'restore':
      return action.state
  }
}
