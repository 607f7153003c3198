/** A listening room as the history entry keeps it: where the recording is, and what was chosen. */
import { asObject, type JsonObject, readCount, readEntries } from '#lib/json.ts'
import { itemAt, itemsOf, type Position, type Responses, responseKey } from '#listening/practice/position.ts'
import { choicesOf, type Practice } from '#listening/practice/practice.ts'

/** `second` counts from the start of the recording; 0 is a room that has not begun. `pauses` are those of the pupil. */
export type RoomState = Readonly<{ second: number; responses: Responses; pauses: number }>

export const NEW_ROOM: RoomState = { second: 0, responses: {}, pauses: 0 }

/** A page's own state lies under `usr`, as React Router has it. */
const FIELD = 'room'

/** The room of this practice in a history entry's state; a new one if there is none. */
export function readRoom(entry: unknown, practice: Practice): RoomState {
  const saved = asObject(asObject(asObject(entry).usr)[FIELD])
  const second = readCount(saved.second)
  if (saved.id !== practice.id || second === null) return NEW_ROOM
  const keys = new Map(itemsOf(practice).map(({ position, question }) => [responseKey(position), choicesOf(question)]))
  const responses = Object.entries(readEntries(saved.answers, readCount)).filter(
    ([key, option]) => option < (keys.get(key) ?? 0),
  )
  return { second, responses: Object.fromEntries(responses), pauses: readCount(saved.pauses) ?? 0 }
}

/** The history entry's state with the room in it; seconds are whole. */
export function withRoom(entry: unknown, practiceId: string, state: RoomState): JsonObject {
  const outer = asObject(entry)
  const { second, responses: answers, pauses } = state
  const room = { id: practiceId, second: Math.floor(second), answers, pauses }
  return { ...outer, usr: { ...asObject(outer.usr), [FIELD]: room } }
}

/** The room with an option chosen; the same one where there is no such option. */
export function choose(practice: Practice, state: RoomState, position: Position, option: number): RoomState {
  const item = itemAt(itemsOf(practice), position)
  if (item === null || option < 0 || option >= choicesOf(item.question)) return state
  return { ...state, responses: { ...state.responses, [responseKey(position)]: option } }
}

/** The numbers of the questions without an answer. */
export function openQuestions(practice: Practice, { responses }: RoomState): readonly number[] {
  return itemsOf(practice)
    .filter(({ position }) => responses[responseKey(position)] === undefined)
    .map(({ number }) => number)
}
