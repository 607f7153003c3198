/** Says a score in words a pupil can use: what was right and where to look. No praise beyond the fact, no blame. */

import type { Item, Score } from '#quiz/contract/quiz-type.ts'
import { isLost, isRight } from '#quiz/contract/result.ts'

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

const words = (count: number): string => WORDS[count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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

/** 'Eight right. Two to look at again: questions 4 and 7.' */
export function scoreWords(score: Score, items: readonly Item[]): string {
  const missed = items.filter((item) => isLost(score.results[item.id])).map((item) => item.id)
  const right = items.filter((item) => isRight(score.results[item.id])).length
  if (right > 0 && missed.length === 0) return `All ${words(right)}. Try a set you have not done.`
  if (right === 0)
    return 'None right yet in this set. Read the reasons, then go again; the second time is usually better.'
  if (score.earned * 100 < score.total * 40)
    return `${capital(words(right))} right so far in this set. Read the reasons, then go again; the second time is usually better.`
  return `${capital(words(right))} right. ${capital(words(missed.length))} to look at again: ${namedQuestions(missed)}.`
}
