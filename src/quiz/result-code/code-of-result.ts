/** The result code of a finished quiz. Pure. */

import type { Flow, Item, ItemId, Quiz, QuizType, Responses } from '#quiz/contract/quiz-type.ts'
import { outcomeOf } from '#quiz/contract/result.ts'
import { encodeResult, type ItemMark } from './result-code.ts'

/** The responses that an item offers, in the order in which a code counts them; none where it is typed. */
export const offeredBy = <Q extends Quiz>(type: QuizType<Q>, quiz: Q, item: Item): readonly string[] =>
  item.options.length > 0 ? item.options.map((_, i) => String(i)) : type.pad(quiz, item.id).map(({ symbol }) => symbol)

/** What a code needs to know beside the quiz and its result. */
type Code = Readonly<{
  /** The id of the exercise; '' for one without codes. */
  set: string
  /** Whether the options stand in the order of the document, so that their numbers mean something to others. */
  numbered: boolean
  /** What the pupil ticked in an open answer, of how many points. */
  tickedIn(id: ItemId): Readonly<{ earned: number; total: number }>
}>

function tickedMark({ earned, total }: ReturnType<Code['tickedIn']>): ItemMark {
  if (earned === 0) return { kind: 'wrong', choice: null }
  return earned < total ? { kind: 'partly' } : { kind: 'right' }
}

/** The items that a code has, in its order. */
export const codedItems = (quiz: Quiz): readonly Item[] => quiz.items.filter(({ fault }) => fault === '')

function marksOf<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  response: Responses,
  { numbered, tickedIn }: Code,
): ItemMark[] {
  const { results } = type.score(quiz, response)
  return codedItems(quiz).map((item): ItemMark => {
    const given = response[item.id] ?? ''
    const outcome = outcomeOf(results[item.id])
    if (outcome === 'right' || outcome === 'partly') return { kind: outcome }
    if (given === '') return { kind: 'empty' }
    if (outcome === null) return tickedMark(tickedIn(item.id))
    const choice = offeredBy(type, quiz, item).indexOf(given)
    return { kind: 'wrong', choice: numbered && choice >= 0 ? choice : null }
  })
}

/** What of a quiz's state a code depends on. */
type Result = Readonly<{
  flow: Flow
  phase: 'answering' | 'marked' | 'finished'
  response: Responses
  only: readonly string[]
}>

/** '' before the quiz is finished, after trying only some items again, and for an exercise without codes. */
export function resultCode<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  { flow, phase, response, only }: Result,
  code: Code,
): string {
  const done = phase === (flow === 'stepper' ? 'finished' : 'marked')
  if (code.set === '' || !done || only.length > 0) return ''
  return encodeResult(code.set, marksOf(type, quiz, response, code))
}

/** Calls what makes codes with the result on the page. */
export type MakeCode = (make: typeof resultCode) => string
