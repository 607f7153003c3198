/** The result code of a finished quiz. Pure. */

import type { Item, Quiz, QuizType, Responses } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'
import { encodeResult, type ItemMark } from './result-code.ts'

/** The responses that an item offers, in the order in which a code counts them; none where it is typed. */
export const offeredBy = <Q extends Quiz>(type: QuizType<Q>, quiz: Q, item: Item): readonly string[] =>
  item.options.length > 0 ? item.options.map((_, i) => String(i)) : type.pad(quiz, item.id).map(({ symbol }) => symbol)

/** The items that a code has, in its order. */
export const codedItems = (quiz: Quiz): readonly Item[] => quiz.items.filter(({ fault }) => fault === '')

/** `numbered`: whether the options stand in the order of the document, so that their numbers mean something to others. */
function marksOf<Q extends Quiz>(type: QuizType<Q>, quiz: Q, response: Responses, numbered: boolean): ItemMark[] {
  const { results } = type.score(quiz, response)
  return codedItems(quiz).map((item): ItemMark => {
    const given = response[item.id] ?? ''
    if (isRight(results[item.id])) return { kind: 'right' }
    if (given === '') return { kind: 'empty' }
    const choice = offeredBy(type, quiz, item).indexOf(given)
    return { kind: 'wrong', choice: numbered && choice >= 0 ? choice : null }
  })
}

/** What of a quiz's state a code depends on. */
type Result = Readonly<{ phase: 'answering' | 'marked' | 'finished'; response: Responses; only: readonly string[] }>

/** '' before the quiz is finished, after trying only some items again, and for a quiz without codes (`set` is ''). */
export function resultCode<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  { phase, response, only }: Result,
  { set, numbered }: Readonly<{ set: string; numbered: boolean }>,
): string {
  const done = phase === (type.flow === 'stepper' ? 'finished' : 'marked')
  if (set === '' || !done || only.length > 0) return ''
  return encodeResult(set, marksOf(type, quiz, response, numbered))
}

/** Calls what makes codes with the result on the page. */
export type MakeCode = (make: typeof resultCode) => string
