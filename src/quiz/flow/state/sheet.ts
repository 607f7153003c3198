/** All items on one page (docs/behaviour.md, 3.2): fill in, one Submit locks and marks it. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { type FlowAction, type QuizState, respond } from './quiz-state.ts'

/** Pure: the state after one action. */
export function sheet<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: FlowAction): QuizState {
  switch (action.type) {
    case 'respond':
      return respond(type, quiz, state, action)
    case 'submit':
      if (state.phase !== 'answering') return state
      return type.refusal(quiz, state.response) === ''
        ? { ...state, phase: 'marked', refused: false }
        : { ...state, refused: true }
    case 'next':
      return state
  }
}
