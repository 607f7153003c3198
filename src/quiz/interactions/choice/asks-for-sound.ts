/** Items that ask how a word sounds: reading them aloud would answer them. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

const READING = '拼音'
const SOUNDS: ReadonlySet<string> = new Set([READING, '多音字'])

export function asksForSound({ skill }: Item): boolean {
  return SOUNDS.has(skill)
}

/** The marked word whose reading an item asks for; '' where it asks for something else. */
export function wordToHear({ skill, prompt }: Item): string {
  if (skill !== READING) return ''
  return parseMarkup(prompt).segments.flatMap((segment) => (segment.kind === 'mark' ? segment.text : ''))[0] ?? ''
}
