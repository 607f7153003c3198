/** A sitting of a listening practice as it is kept to be gone on with. Pure. */
import { languageOf } from '#lib/language.ts'
import { SUBJECTS, subjects } from '#lib/subjects.ts'
import { sittingPath } from '#listening/practice/paths.ts'
import { type Item, itemsOf, responseKey } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { readSitting, withSitting } from '#listening/sitting/navigation-state.ts'
import type { SittingState } from '#listening/sitting/sitting-state.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { textHash } from '#memory/text-hash.ts'

/** No exercise has this id. */
export const sittingId = ({ id }: Pick<Practice, 'id'>): string => `listening ${id}`

const hashOf = ({ question: { prompt, options, pictures, key } }: Item): string =>
  textHash(JSON.stringify([prompt, options, pictures, key]))

/** The hashes of all questions, by their numbers. */
export const questionHashes = (practice: Practice): Readonly<Record<string, string>> =>
  Object.fromEntries(itemsOf(practice).map((item) => [item.number, hashOf(item)]))

/** The sitting at the time `now`, in milliseconds since 1970. */
export const begunSitting = (practice: Practice, state: SittingState, now: number): Unfinished => ({
  id: sittingId(practice),
  path: sittingPath(practice.id),
  title: practice.displayTitle,
  language: languageOf(practice.displayTitle),
  subject: SUBJECTS.find((subject) => subjects[subject].language === practice.language) ?? 'english',
  done: Object.keys(state.responses).length,
  of: itemsOf(practice).length,
  at: now,
  open: true,
  texts: questionHashes(practice),
  written: [],
  state: withSitting(null, practice.id, state),
})

/** The sitting that is kept, without its answers to the questions of these numbers; null if it cannot be read. */
export function sittingOf({ state }: Unfinished, practice: Practice, changed: readonly string[]): SittingState | null {
  const kept = readSitting(state, practice)
  if (kept === null) return null
  const gone = new Set(
    itemsOf(practice).flatMap(({ number, position }) => (changed.includes(`${number}`) ? [responseKey(position)] : [])),
  )
  return { ...kept, responses: Object.fromEntries(Object.entries(kept.responses).filter(([key]) => !gone.has(key))) }
}

/** `mine` together with what is kept, which another tab may have written; `touched` are the responses that this tab gave. */
export function joinedSitting(kept: SittingState, mine: SittingState, touched: ReadonlySet<string>): SittingState {
  const given = Object.entries(mine.responses).filter(([key]) => touched.has(key))
  const clips = [...Object.keys(kept.plays), ...Object.keys(mine.plays)]
  return {
    ...mine,
    responses: { ...mine.responses, ...kept.responses, ...Object.fromEntries(given) },
    plays: Object.fromEntries(clips.map((clip) => [clip, Math.max(kept.plays[clip] ?? 0, mine.plays[clip] ?? 0)])),
  }
}
