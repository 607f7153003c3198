/** One pupil's go at a listening practice: where they are, what they chose, how often each clip was played. */
import {
  isSame,
  itemAt,
  itemsOf,
  type Position,
  type Responses,
  responseKey,
  step,
} from '#listening/practice/position.ts'
import { choicesOf, type Practice } from '#listening/practice/practice.ts'

/** Is saved in the history entry after every action (docs/behaviour.md, 12.1), so it must be plain JSON. */
export type SittingState = Readonly<{
  position: Position
  responses: Responses
  /** How often each clip was played, by its index. Never reset. */
  plays: Readonly<Record<string, number>>
}>

/** `option` and `clip` count from 0. Only the clip player sends the last two (docs/behaviour.md, 8.8). */
export type SittingAction =
  | Readonly<{ type: 'choose'; option: number }>
  | Readonly<{ type: 'next' }>
  | Readonly<{ type: 'previous' }>
  | Readonly<{ type: 'go'; position: Position }>
  /** Sound has started. */
  | Readonly<{ type: 'charge'; clip: number }>
  /** It failed before any was heard. */
  | Readonly<{ type: 'give-back'; clip: number }>

/** (0, 0) also for a practice without a question; then `itemAt` gives null (docs/behaviour.md, 11.3). */
export function firstState(practice: Practice): SittingState {
  const [first] = itemsOf(practice)
  return { position: first?.position ?? { clip: 0, question: 0 }, responses: {}, plays: {} }
}

/** From 0 to the plays of the practice; 0 for a clip that was never played. */
export function playsOf(state: SittingState, clip: number): number {
  return state.plays[String(clip)] ?? 0
}

/** Pure: the state after one action; the same state where the action says nothing new. */
export function reduce(practice: Practice, state: SittingState, action: SittingAction): SittingState {
  switch (action.type) {
    case 'choose':
      return choose(practice, state, action.option)
    case 'next':
      return move(state, step(itemsOf(practice), state.position, 1))
    case 'previous':
      return move(state, step(itemsOf(practice), state.position, -1))
    case 'go':
      return move(state, itemAt(itemsOf(practice), action.position)?.position ?? null)
    case 'charge':
      return count(state, action.clip, Math.min(practice.plays, playsOf(state, action.clip) + 1))
    case 'give-back':
      return count(state, action.clip, Math.max(0, playsOf(state, action.clip) - 1))
  }
}

function choose(practice: Practice, state: SittingState, option: number): SittingState {
  const item = itemAt(itemsOf(practice), state.position)
  if (item === null || option < 0 || option >= choicesOf(item.question)) return state
  const key = responseKey(state.position)
  if (state.responses[key] === option) return state
  return { ...state, responses: { ...state.responses, [key]: option } }
}

function move(state: SittingState, position: Position | null): SittingState {
  return position === null || isSame(position, state.position) ? state : { ...state, position }
}

function count(state: SittingState, clip: number, plays: number): SittingState {
  return plays === playsOf(state, clip) ? state : { ...state, plays: { ...state.plays, [String(clip)]: plays } }
}

/** A saved state with a position that this practice has: its document may have changed since. */
export function reconcile(practice: Practice, saved: SittingState): SittingState {
  const known = itemAt(itemsOf(practice), saved.position)
  return known === null ? { ...saved, position: firstState(practice).position } : saved
}

/** The numbers of the questions that have no answer, from 1. */
export function unanswered(practice: Practice, responses: Responses): readonly number[] {
  return itemsOf(practice).flatMap(({ position, number }) =>
    responses[responseKey(position)] === undefined ? [number] : [],
  )
}
