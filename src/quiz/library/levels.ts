/** How hard the items of a set are, in words for teachers and parents (docs/content-guide.md, 2). */
import type { Item } from '#quiz/contract/quiz-type.ts'

const LEVELS = [1, 2, 3] as const
const NAMES = ['warm-up', 'PSLE', 'challenge'] as const

/** How many items there are of each level, from 1. */
export type LevelCounts = readonly [number, number, number]

export function levelCounts(items: readonly Pick<Item, 'level'>[]): LevelCounts {
  const of = (level: (typeof LEVELS)[number]) => items.filter((item) => item.level === level).length
  return [of(1), of(2), of(3)]
}

/** '2 warm-up, 6 PSLE, 2 challenge'; '' where no item says its level. */
export function levelMix(counts: LevelCounts): string {
  return counts.flatMap((count, i) => (count === 0 ? [] : [`${count} ${NAMES[i]}`])).join(', ')
}
