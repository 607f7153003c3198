/** The state of one pupil's go at a quiz, shared by both flows: all of it fits in a form or a history entry. */
import type { Crossed, Flow, Item, ItemId, Quiz, QuizType, Responses, Ticked } from '#quiz/contract/quiz-type.ts'
import { CLOCK_OFF, type ExamClock } from './exam-clock.ts'

/**
 * `flow` is how this attempt is asked. `position` counts questions from 0 (a stepper's place; 0 for a sheet). `phase`: answering, then
 * marked (a stepper's question or a whole sheet), then finished (a stepper's result). `marked` are the items of a stepper that
 * have been marked, in the order of the pupil. `refused` is set when Submit came before it was complete.
 * `only` are the items that are tried again, none for the whole quiz. `crossed` and `flagged` are the pupil's own notes:
 * they never count. `ticked` are the marks that the pupil gives: see Ticked.
 */
export type QuizState = Readonly<{
  flow: Flow
  position: number
  marked: readonly ItemId[]
  phase: 'answering' | 'marked' | 'finished'
  response: Responses
  refused: boolean
  only: readonly ItemId[]
  crossed: Crossed
  flagged: readonly ItemId[]
  ticked: Ticked
  clock: ExamClock
}>

/** What a flow itself decides on. */
export type FlowAction =
  | Readonly<{ type: 'respond'; id: ItemId; value: string }>
  | Readonly<{ type: 'submit' }>
  | Readonly<{ type: 'next' }>

export type QuizAction =
  | FlowAction
  | Readonly<{ type: 'retry' }>
  /** Starts again with only the items that earned nothing. */
  | Readonly<{ type: 'again' }>
  /** Crosses an option out, or brings it back. */
  | Readonly<{ type: 'cross'; id: ItemId; value: string }>
  /** Ticks a step or a marking point of a marked item, or takes the tick away. */
  | Readonly<{ type: 'tick'; id: ItemId; value: string }>
  /** Flags an item for review, or takes the flag away. */
  | Readonly<{ type: 'flag'; id: ItemId }>
  /** Switches the clock of the examination, starts or stops it. */
  | Readonly<{ type: 'clock'; clock: ExamClock }>
  /** Goes on from another state: one that a history entry or an early form held, or another place of the same go. */
  | Readonly<{ type: 'restore'; state: QuizState }>

export function initialState<Q extends Quiz>(type: QuizType<Q>, quiz: Q): QuizState {
  const response = type.emptyResponse(quiz)
  return {
    flow: type.flow,
    position: 0,
    marked: [],
    phase: 'answering',
    response,
    refused: false,
    only: [],
    crossed: {},
    flagged: [],
    ticked: {},
    clock: CLOCK_OFF,
  }
}

/** Nothing is left to answer. */
export const isDone = ({ flow, phase }: QuizState): boolean =>
  phase === 'finished' || (flow === 'sheet' && phase === 'marked')

/** Items that may still be answered in this state. */
export function openItems<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState): readonly Item[] {
  if (state.phase !== 'answering') return []
  if (state.flow === 'sheet') return quiz.items
  return type.steps(quiz)[state.position] ?? []
}

/** Keeps a response if the item is open and the type's input rule takes it. */
export function respond<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  state: QuizState,
  answer: Readonly<{ id: ItemId; value: string }>,
): QuizState {
  if (!openItems(type, quiz, state).some((item) => item.id === answer.id)) return state
  if (answer.value !== '' && state.crossed[answer.id]?.includes(answer.value)) return state
  const value = type.accept(quiz, answer.id, answer.value)
  if (value === null || value === state.response[answer.id]) return state
  return { ...state, refused: false, response: { ...state.response, [answer.id]: value } }
}
