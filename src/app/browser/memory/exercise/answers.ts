/** What of an attempt the book does not have yet. Pure. */
import { subjectOf } from '#lib/subject-of.ts'
import type { Subject } from '#lib/subjects.ts'
import type { Answer } from '#memory/book/record.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { outcomeOf } from '#quiz/contract/result.ts'
import type { Section } from '#quiz/exercise/exercise.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import type { Entry } from './exercise-on-page.ts'

const DRAWN: Readonly<Record<string, Subject>> = { problems: 'maths', questions: 'science' }

export const subjectIn = ({ asked }: Section, id: ItemId, { languageOf }: Pick<Attempt, 'languageOf'>): Subject =>
  DRAWN[asked.type] ?? subjectOf[languageOf(id)]

export const countAnswered = ({ response }: Pick<QuizState, 'response'>): number =>
  Object.values(response).filter(isAnswered).length

export const isBegun = (state: QuizState): boolean => countAnswered(state) > 0

/** On a sheet all that was asked, else each question that was submitted. */
const markedIn = ({ state, score }: Attempt): ReadonlySet<ItemId> =>
  new Set(state.flow === 'stepper' ? state.marked : state.phase === 'marked' ? Object.keys(score.results) : [])

/** Whether it was right; null while that is not known: the pupil ticks the points of an open answer later. */
function isItemRight(attempt: Attempt, id: ItemId, leaving: boolean): boolean | null {
  const outcome = outcomeOf(attempt.score.results[id])
  if (outcome !== null) return outcome === 'right'
  const ticked = Object.values(attempt.state.ticked).some((list) => list.length > 0)
  if (!leaving || !ticked) return null
  const { earned, total } = attempt.tickedIn(id)
  return earned === total
}

/** Whether all its items were right; null while that is not known of one. */
function isRight(attempt: Attempt, { items }: Entry, leaving: boolean): boolean | null {
  const each = items.map(({ id }) => isItemRight(attempt, id, leaving))
  return each.includes(null) ? null : !each.includes(false)
}

/** `leaving`: nothing more is ticked. `sure` are the items that were answered as sure. */
type Known = Readonly<{ leaving: boolean; sure: ReadonlySet<ItemId> }>

/** An entry with its answer. */
export type Answered = Readonly<{ entry: Entry; answer: Answer }>

/**
 * `written` are the entries that the book has. What was left open counts in an attempt that answered at least half of all: elsewhere
 * it was not tried.
 */
export function answersOf(
  entries: readonly Entry[],
  attempt: Attempt,
  written: readonly string[],
  { leaving, sure }: Known,
): readonly Answered[] {
  const { state } = attempt
  const marked = markedIn(attempt)
  const triedAll = countAnswered(state) * 2 >= Object.keys(state.response).length
  return entries.flatMap((entry) => {
    const { id, ref, version, section, items } = entry
    const [first] = items
    if (first === undefined || written.includes(id) || !items.every((item) => marked.has(item.id))) return []
    if (!triedAll && !items.some((item) => isAnswered(state.response[item.id]))) return []
    const right = isRight(attempt, entry, leaving)
    if (right === null) return []
    const subject = subjectIn(section, first.id, attempt)
    const isSure = !right && items.some((item) => sure.has(item.id))
    return [{ entry, answer: { ref, version, skill: first.skill, subject, right, sure: isSure } }]
  })
}
