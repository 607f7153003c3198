/** Items that ask how a word sounds: reading them aloud would answer them. */
import type { Item } from '#quiz/contract/quiz-type.ts'

const SOUNDS: ReadonlySet<string> = new Set(['拼音', '多音字'])

export function asksForSound({ skill }: Item): boolean {
  return SOUNDS.has(skill)
}
