/**
 * What a history entry carries of a sitting. It survives reload and back, dies with the tab, and is stored nowhere. An entry is
 * outside data: it is parsed here, and what does not fit is ignored.
 */
import { asObject, type JsonObject, readCount, readEntries } from '#lib/json.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { reconcile, type SittingState } from './sitting-state.ts'

/** A page's own state lies under `usr`, as React Router has it; a sitting's is one field of it, named by the practice. */
const FIELD = 'listening'

/** The state saved for the practice of this id in a history entry's state, or null. Its document may have changed since. */
export function readSaved(entry: unknown, practiceId: string): SittingState | null {
  const saved = asObject(asObject(asObject(entry).usr)[FIELD])
  const { clip, question } = asObject(saved.position)
  const position = { clip: readCount(clip), question: readCount(question) }
  if (saved.id !== practiceId || position.clip === null || position.question === null) return null
  return {
    position: { clip: position.clip, question: position.question },
    responses: readEntries(saved.answers, readCount),
    plays: readEntries(saved.plays, readCount),
  }
}

/** The same as a state of this practice, or null. */
export function readSitting(entry: unknown, practice: Practice): SittingState | null {
  const saved = readSaved(entry, practice.id)
  if (saved === null) return null
  const plays = Object.entries(saved.plays).map(([clip, number]) => [clip, Math.min(number, practice.plays)] as const)
  return reconcile(practice, { ...saved, plays: Object.fromEntries(plays) })
}

/** The history entry's state with the sitting's state in it. */
export function withSitting(entry: unknown, practiceId: string, state: SittingState): JsonObject {
  const outer = asObject(entry)
  const { position, responses: answers, plays } = state
  return { ...outer, usr: { ...asObject(outer.usr), [FIELD]: { id: practiceId, position, answers, plays } } }
}
