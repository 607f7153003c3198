/** Says a score in words a pupil can use: what was right and where to look. No praise beyond the fact, no blame. */
import type { Item, Score } from '#quiz/contract/quiz-type.ts'

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
  const missed = items.filter((item) => score.results[item.id]?.earned === 0).map((item) => item.id)
  if (score.total > 0 && missed.length === 0) return `All ${words(score.total)}. Try a set you have not done.`
  if (score.earned === 0)
    return 'None right yet in this set. Read the reasons, then go again; the second time is usually better.'
  if (score.earned * 100 < score.total * 40)
    return `${capital(words(score.earned))} right so far in this set. Read the reasons, then go again; the second time is usually better.`
  return `${capital(words(score.earned))} right. ${capital(words(missed.length))} to look at again: ${namedQuestions(missed)}.`
}
