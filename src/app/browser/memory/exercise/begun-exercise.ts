/** An attempt as it is kept to be gone on with. Pure. */
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import { runs } from '#quiz/flow/state/exam-clock.ts'
import { isDone, type QuizState } from '#quiz/flow/state/quiz-state.ts'
import { readSaved, withSaved } from '#quiz/flow/state/saved-state.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import { countAnswered, subjectIn } from './answers.ts'
import { type ExerciseOnPage, hashesOf, itemsIn } from './exercise-on-page.ts'

/** The attempt at the time `now`. The clock rests while nobody is here. */
export function begunExercise(
  page: ExerciseOnPage,
  attempt: Attempt,
  written: readonly string[],
  now: number,
): Unfinished {
  const { state, languageOf } = attempt
  const items = itemsIn(page.exercise)
  const [first] = items
  const begun: Unfinished = {
    id: page.documentId,
    path: page.path,
    title: page.title,
    language: first === undefined ? PAGE_LANGUAGE : languageOf(first.item.id),
    subject: first === undefined ? subjectOf[PAGE_LANGUAGE] : subjectIn(first.section, first.item.id, attempt),
    done: 0,
    of: items.length,
    at: now,
    open: true,
    texts: hashesOf(page),
    written: [],
    state: {},
  }
  return withAttempt(begun, { ...state, refused: false, clock: runs(state.clock, false, now) }, written)
}

/** `begun` with this attempt. A finished one has no responses. */
export function withAttempt(begun: Unfinished, state: QuizState, written: readonly string[]): Unfinished {
  const open = !isDone(state)
  const done = state.flow === 'stepper' ? state.marked.length : countAnswered(state)
  return { ...begun, done, open, texts: open ? begun.texts : {}, written, state: open ? state : {} }
}

/** The attempt that is kept, or null if it is finished or cannot be read. */
export const attemptOf = ({ id, open, state }: Unfinished): QuizState | null =>
  open ? readSaved(entryOf(id, state), id) : null

/** The state of a history entry with an attempt in it. */
export const entryOf = (id: string, state: object) => withSaved(null, id, state, 0)

/** The attempt without its answers to items that have another text now. */
export const withoutItems = (state: QuizState, ids: readonly ItemId[]): QuizState => ({
  ...state,
  phase: ids.length > 0 && state.phase === 'marked' && state.flow === 'stepper' ? 'answering' : state.phase,
  response: { ...state.response, ...Object.fromEntries(ids.map((id) => [id, ''])) },
  marked: state.marked.filter((id) => !ids.includes(id)),
})
