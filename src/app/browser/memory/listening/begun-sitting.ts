/** A sitting of a listening practice as it is kept to be gone on with. Pure. */
import { languageOf } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import type { Subject } from '#lib/subjects.ts'
import { sittingPath } from '#listening/practice/paths.ts'
import { itemsOf, responseKey } from '#listening/practice/position.ts'
import type { Practice, Question } from '#listening/practice/practice.ts'
import { readSitting, withSitting } from '#listening/sitting/navigation-state.ts'
import type { SittingState } from '#listening/sitting/sitting-state.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { sittingId } from '#memory/kept/unfinished.ts'
import { textHash } from '#memory/text-hash.ts'

/** The text of a question, by which a change is known. */
export const questionHash = ({ prompt, options, pictures, key }: Question): string =>
  textHash(JSON.stringify([prompt, options, pictures, key]))

/** The hashes of all questions, by their numbers. */
export const questionHashes = (practice: Practice): Readonly<Record<string, string>> =>
  Object.fromEntries(itemsOf(practice).map((item) => [item.number, questionHash(item.question)]))

export const subjectOfPractice = ({ language }: Pick<Practice, 'language'>): Subject => subjectOf[language]

/** The sitting at the time `now`, in milliseconds since 1970. */
export const begunSitting = (practice: Practice, state: SittingState, now: number): Unfinished => ({
  id: sittingId(practice.id),
  path: sittingPath(practice.id),
  title: practice.displayTitle,
  language: languageOf(practice.displayTitle, practice.language),
  subject: subjectOfPractice(practice),
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
