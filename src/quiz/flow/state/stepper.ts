/** One question at a time (docs/behaviour.md, 3.1): answer, Submit, see the mark, Next; Finish after the last. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { stepsOf } from '#quiz/contract/steps.ts'
import { type FlowAction, openItems, type QuizState, respond } from './quiz-state.ts'

/** A second Submit without an answer marks what a type lets open: the pupil wants to see how it goes. */
function submit<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): QuizState {
  const items = openItems('stepper', quiz, state)
  if (items.length === 0) return state
  if (items.some(({ fault }) => fault === '')) {
    if (type.refusal({ ...quiz, items }, state.response) !== '') return { ...state, refused: true }
    const written = items.some(({ id }) => isAnswered(state.response[id]))
    if (!written && !state.refused) return { ...state, refused: true }
  }
  return { ...state, phase: 'marked', refused: false }
}

function next(quiz: Quiz, state: QuizState): QuizState {
  const steps = stepsOf(quiz.items)
  const faulty = steps[state.position]?.every(({ fault }) => fault !== '') ?? false
  if (state.phase === 'finished' || (state.phase === 'answering' && !faulty)) return state
  const last = state.position >= steps.length - 1
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
      return submit(type, quiz, state)
    case 'next':
      return next(quiz, state)
  }
}
