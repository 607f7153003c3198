/** A pupil's own notes on a quiz: options crossed out and items flagged for review. They never count. */
import type { ItemId, Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { openItems, type QuizState } from '#quiz/flow/state/quiz-state.ts'

function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((kept) => kept !== value) : [...list, value]
}

/** Crosses an option of an open item out, or brings it back. Crossing out what was chosen takes the choice back. */
export function cross<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  state: QuizState,
  { id, value }: Readonly<{ id: ItemId; value: string }>,
): QuizState {
  const item = openItems(type, quiz, state).find((candidate) => candidate.id === id)
  if (item?.options[Number(value)] === undefined) return state
  const crossed = { ...state.crossed, [id]: toggled(state.crossed[id] ?? [], value) }
  const response = state.response[id] === value ? { ...state.response, [id]: '' } : state.response
  return { ...state, crossed, response }
}

/** Ticks a step or point of an item once the quiz is marked, or takes the tick away. */
export function tick(state: QuizState, { id, value }: Readonly<{ id: ItemId; value: string }>): QuizState {
  if (state.phase === 'answering') return state
  return { ...state, ticked: { ...state.ticked, [id]: toggled(state.ticked[id] ?? [], value) } }
}

/** Flags any item of the quiz, or takes its flag away, in the order of the quiz. */
export function flag(quiz: Quiz, state: QuizState, id: ItemId): QuizState {
  const now = toggled(state.flagged, id)
  return { ...state, flagged: quiz.items.flatMap((item) => (now.includes(item.id) ? [item.id] : [])) }
}
