/** One item at a time (docs/behaviour.md, 3.1): choose, Submit, see the mark, Next; Finish after the last. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { type FlowAction, type QuizState, respond } from './quiz-state.ts'

function submit(quiz: Quiz, state: QuizState): QuizState {
  const item = quiz.items[state.position]
  if (item === undefined || state.phase !== 'answering') return state
  if (item.fault === '' && (state.response[item.id] ?? '') === '') return { ...state, refused: true }
  return { ...state, phase: 'marked', refused: false }
}

function next(quiz: Quiz, state: QuizState): QuizState {
  const faulty = quiz.items[state.position]?.fault !== ''
  if (state.phase === 'finished' || (state.phase === 'answering' && !faulty)) return state
  const last = state.position >= quiz.items.length - 1
  return last
    ? { ...state, phase: 'finished', refused: false }
    : { ...state, position: state.position + 1, phase: 'answering', refused: false }
}

/** Pure: the state after one action. */
export function stepper<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: FlowAction): QuizState {
  switch (action.type) {
    case 'respond':
      return respond(type, quiz, state, action)
    case 'submit':
      return submit(quiz, state)
    case 'next':
      return next(quiz, state)
  }
}
