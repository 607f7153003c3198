/** How hard the items of a set are, in words for teachers and parents (docs/content-guide.md, 2). */
import type { Item } from '#quiz/contract/quiz-type.ts'

const NAMES = ['', 'warm-up', 'PSLE', 'challenge'] as const

/** '2 warm-up, 6 PSLE, 2 challenge'; '' where no item says its level. */
export function levelMix(items: readonly Item[]): string {
  const counts = ([1, 2, 3] as const).map(
    (level) => [items.filter((item) => item.level === level).length, level] as const,
  )
  return counts.flatMap(([count, level]) => (count === 0 ? [] : [`${count} ${NAMES[level]}`])).join(', ')
}
