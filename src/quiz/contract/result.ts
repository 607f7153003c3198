/** What a result says about its item. */
import { counted } from '#lib/counted.ts'
import type { ItemResult, Quiz, Score } from './quiz-type.ts'

/** right: all marks. partly: some of them, or the right value in a form that costs the only mark. wrong: none. */
export type Outcome = 'right' | 'partly' | 'wrong'

/** Null without a result, and for an item that the pupil marks. */
export function outcomeOf(result: ItemResult | undefined): Outcome | null {
  if (result === undefined || result.marks === 0) return null
  if (result.earned === result.marks) return 'right'
  return result.earned > 0 || result.hint === 'form' ? 'partly' : 'wrong'
}

/** The outcome of the parts of a question together; null where none of them has one. */
export function outcomeOfAll(results: readonly (ItemResult | undefined)[]): Outcome | null {
  const outcomes = results.flatMap((result) => outcomeOf(result) ?? [])
  const [first, ...others] = outcomes
  if (first === undefined || others.every((outcome) => outcome === first)) return first ?? null
  return 'partly'
}

/** What they earned, where that is some of their marks, for a cell of the answer sheet: '1 of 2 marks'. Else empty. */
export function earnedIn(results: readonly (ItemResult | undefined)[]): string {
  const sum = (of: 'earned' | 'marks') => results.reduce((total, result) => total + (result?.[of] ?? 0), 0)
  return outcomeOfAll(results) === 'partly' ? `${sum('earned')} of ${counted(sum('marks'), 'mark')}` : ''
}

/** Whether it earned all its marks. */
export const isRight = (result: ItemResult | undefined): boolean => outcomeOf(result) === 'right'

/** Whether it lost a mark. */
export const isLost = (result: ItemResult | undefined): boolean => result !== undefined && result.earned < result.marks

/** How many items of a score have this outcome. */
export const countOf = ({ results }: Score, outcome: Outcome): number =>
  Object.values(results).filter((result) => outcomeOf(result) === outcome).length

/** Whether every item has a result. */
export const isMarked = ({ items }: Quiz, score: Score | null): boolean =>
  items.every(({ id }) => score?.results[id] !== undefined)
