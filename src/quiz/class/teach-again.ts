/** What a class should be taught again: the items that most pupils missed. Pure. */
import type { Pupil } from './read-class.ts'

/** `item` is the place of the item, from 0. `choice` is the wrong choice that most of the pupils made, null for none. */
export type ItemCount = Readonly<{ item: number; right: number; choice: number | null; chosenBy: number }>

function countOf(pupils: readonly Pupil[], item: number): ItemCount {
  const marks = pupils.flatMap(({ marks }) => marks[item] ?? [])
  const choices = new Map<number, number>()
  for (const mark of marks)
    if (mark.kind === 'wrong' && mark.choice !== null) choices.set(mark.choice, (choices.get(mark.choice) ?? 0) + 1)
  const [most] = [...choices].sort(([a, many], [b, more]) => more - many || a - b)
  return {
    item,
    right: marks.filter(({ kind }) => kind === 'right').length,
    choice: most?.[0] ?? null,
    chosenBy: most?.[1] ?? 0,
  }
}

/** One for each of so many items, in their order. */
export const countItems = (pupils: readonly Pupil[], items: number): readonly ItemCount[] =>
  Array.from({ length: items }, (_, item) => countOf(pupils, item))

/** Whether fewer than half had it right. */
export const isLow = ({ right }: ItemCount, pupils: number): boolean => right * 2 < pupils

const AT_LEAST = 3

/** The hardest first: all that fewer than half had right, and at least three of those that anybody missed. */
export function teachAgain(counts: readonly ItemCount[], pupils: number): readonly ItemCount[] {
  const missed = counts.filter(({ right }) => right < pupils).toSorted((a, b) => a.right - b.right || a.item - b.item)
  const low = missed.filter((count) => isLow(count, pupils)).length
  return missed.slice(0, Math.max(low, AT_LEAST))
}
