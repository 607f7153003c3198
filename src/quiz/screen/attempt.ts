/**
 * What others on the page may follow of the attempt: the quiz tells each change and does not know who listens. Nobody does unless
 * the owner of the device wants it remembered.
 */

import type { Language } from '#lib/language.ts'
import type { ItemId, Score } from '#quiz/contract/quiz-type.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Marks } from '#quiz/scoring/tally.ts'

/** `score` is that of the items that this attempt asks. */
export type Attempt = Readonly<{
  documentId: string
  state: QuizState
  score: Score
  languageOf(id: ItemId): Language
  tickedIn(id: ItemId): Marks
}>

type Listener = (attempt: Attempt) => void

let last: Attempt | null = null
const listeners = new Set<Listener>()

export function tellAttempt(attempt: Attempt): void {
  last = attempt
  for (const listener of listeners) listener(attempt)
}

/** Calls with the attempt as it is now, if there is one, and with each change. */
export function onAttempt(listener: Listener): void {
  listeners.add(listener)
  if (last !== null) listener(last)
}

/** Whether somebody keeps what is answered. */
export const isFollowed = (): boolean => listeners.size > 0
