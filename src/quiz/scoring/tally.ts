/** The marks of a result: those given here and those that the pupil ticks. Pure. */
import type { ItemId, Score } from '#quiz/contract/quiz-type.ts'

/** Of so many marks. */
export type Marks = Readonly<{ earned: number; total: number }>

/** `here` is marked here, `ticked` by the pupil; `all` are both, of the marks that the questions have. */
export type Tally = Readonly<{ here: Marks; ticked: Marks; all: Marks }>

/** `tickedIn` says what the ticks earn in some items. What an item has that is marked here is not counted again for its ticks. */
export function tallyOf({ earned, total, results }: Score, tickedIn: (asked: ReadonlySet<ItemId>) => Marks): Tally {
  const asked = Object.keys(results)
  const ticked = tickedIn(new Set(asked))
  const beside = tickedIn(new Set(asked.filter((id) => results[id]?.marks === 0))).total
  return { here: { earned, total }, ticked, all: { earned: earned + ticked.earned, total: total + beside } }
}
