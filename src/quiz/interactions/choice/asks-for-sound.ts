/** Items that ask how a word sounds: reading them aloud would answer them. */
import type { Item } from '#quiz/contract/quiz-type.ts'

export function asksForSound({ skill }: Item): boolean {
  return skill === '拼音' || skill === '多音字'
}
