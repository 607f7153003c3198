/**
 * The state of a quiz inside its history entry: survives reload and back, can be taken up again by a later entry of the tab,
 * dies with the tab, is stored nowhere. The entry
 * is outside data: it is parsed here, and what does not fit is ignored.
 */
import { isObject, type JsonObject } from '#lib/json.ts'
import { readClock } from './exam-clock.ts'
import { isDone, type QuizState } from './quiz-state.ts'

/** React Router keeps a page's own state under `usr`; ours is one field of it, named by the document. */
const FIELD = 'quiz'

const isPhase = (value: unknown): value is QuizState['phase'] =>
  value === 'answering' || value === 'marked' || value === 'finished'

const isFlow = (value: unknown): value is QuizState['flow'] => value === 'stepper' || value === 'sheet'

function responseOf(value: unknown): QuizState['response'] | null {
  if (!isObject(value)) return null
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, v]) => (typeof v === 'string' ? [[id, v] as const] : [])),
  )
}

/** The strings of a list; nothing for anything else. */
function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** Lists of strings by item. */
function listsOf(value: unknown): QuizState['crossed'] {
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([id, list]) => [id, stringsOf(list)])) : {}
}

function stateOf(value: unknown): QuizState | null {
  if (!isObject(value)) return null
  const response = responseOf(value.response)
  const { flow, position, phase } = value
  if (response === null || !isFlow(flow) || !isPhase(phase)) return null
  if (typeof position !== 'number' || !Number.isInteger(position)) return null
  const only = stringsOf(value.only)
  const flagged = stringsOf(value.flagged)
  return {
    flow,
    position,
    marked: stringsOf(value.marked),
    phase,
    response,
    refused: false,
    only,
    crossed: listsOf(value.crossed),
    flagged,
    ticked: listsOf(value.ticked),
    clock: readClock(value.clock),
  }
}

/** What the quiz keeps in a history entry's state, or null. */
function fieldOf(entry: unknown): JsonObject | null {
  const user = isObject(entry) ? entry.usr : undefined
  const field = isObject(user) ? user[FIELD] : undefined
  return isObject(field) ? field : null
}

/** The state saved for this document in a history entry's state, or null. */
export function readSaved(entry: unknown, documentId: string): QuizState | null {
  const field = fieldOf(entry)
  return field?.id === documentId ? stateOf(field.state) : null
}

/** How often the quiz was started again up to this history entry, from 0: each attempt has an entry of its own. */
export function readGo(entry: unknown): number {
  const go = fieldOf(entry)?.go
  return typeof go === 'number' ? go : 0
}

/**
 * The attempt that was left under way: `entries` are the states of earlier history entries, the newest first. The last
 * attempt decides. Null if it was finished or nothing was answered in it.
 */
export function readLeft(entries: readonly unknown[], documentId: string): QuizState | null {
  const saved = entries.map((entry) => readSaved(entry, documentId)).find((state) => state !== null) ?? null
  if (saved === null || isDone(saved)) return null
  return Object.values(saved.response).some((value) => value !== '') ? saved : null
}

/** The history entry's state with the quiz's state, and the number of its go, in it. */
export function withSaved(entry: unknown, documentId: string, state: object, go: number): JsonObject {
  const outer = isObject(entry) ? entry : {}
  const user = isObject(outer.usr) ? outer.usr : {}
  return { ...outer, usr: { ...user, [FIELD]: { id: documentId, state, go } } }
}
