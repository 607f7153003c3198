/** One question at a time (docs/behaviour.md, 3.1): answer, Submit, see the mark, Next; Finish after the last. */
import type { Item, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { type FlowAction, openItems, type QuizState, respond } from './quiz-state.ts'

/** A second Submit without an answer marks what a type lets open: the pupil wants to see how it goes. */
function submit<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): QuizState {
  const items = openItems(type, quiz, state)
  if (items.length === 0) return state
  if (items.some(({ fault }) => fault === '')) {
    if (type.refusal({ ...quiz, items }, state.response) !== '') return { ...state, refused: true }
    const written = items.some(({ id }) => isAnswered(state.response[id]))
    if (!written && !state.refused) return { ...state, refused: true }
  }
  return { ...state, phase: 'marked', refused: false, marked: [...state.marked, ...items.map(({ id }) => id)] }
}

/** The place of the next step that is not marked, after `position` and then from the first; -1 if none is left. */
export function nextOpen(
  steps: readonly (readonly Item[])[],
  { position, marked }: Pick<QuizState, 'position' | 'marked'>,
): number {
  const isOpen = (step: readonly Item[]) => step.some(({ id }) => !marked.includes(id))
  const after = steps.findIndex((step, at) => at > position && isOpen(step))
  return after === -1 ? steps.findIndex(isOpen) : after
}

function next<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): QuizState {
  const steps = type.steps(quiz)
  const faulty = steps[state.position]?.every(({ fault }) => fault !== '') ?? false
  if (state.phase === 'finished' || (state.phase === 'answering' && !faulty)) return state
  // A question that cannot be asked is left behind.
  const left = faulty ? (steps[state.position] ?? []).map(({ id }) => id) : []
  const now = { ...state, marked: [...state.marked, ...left], refused: false }
  const position = nextOpen(steps, now)
  return position === -1 ? { ...now, phase: 'finished' } : { ...now, position, phase: 'answering' }
}

/** Pure: the state after one action. */
export function stepper<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: FlowAction): QuizState {
  switch (action.type) {
    case 'respond':
      return respond(type, quiz, state, action)
    case 'submit':
      return submit(type, quiz, state)
    case 'next':
      return next(type, quiz, state)
  }
}
