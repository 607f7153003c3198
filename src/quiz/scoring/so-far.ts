/** Counts and questions in words, as a quiz under way says them. */
import { capital } from './capital.ts'

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]

export const words = (count: number): string => WORDS[count] ?? String(count)

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** 'question 4', 'questions 4 and 7'. */
export function namedQuestions(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'question' : 'questions'} ${joined(ids)}`
}

/** 'Three right so far.' for a stepper under way. */
export function soFar(earned: number): string {
  return earned === 0 ? '' : `${capital(words(earned))} right so far.`
}
