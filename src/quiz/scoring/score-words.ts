/** Says a score in words a pupil can use: what was right and where to look. No praise beyond the fact, no blame. */

import { counted } from '#lib/counted.ts'
import type { Item, Responses, Score } from '#quiz/contract/quiz-type.ts'
import { isAnswered } from '#quiz/contract/responses.ts'
import { isLost, outcomeOf } from '#quiz/contract/result.ts'
import { capital } from './capital.ts'
import { namedQuestions, words } from './so-far.ts'

const AGAIN = 'Read the reasons, then go again; the second time is usually better.'

/**
 * 'Eight right. Two to look at again: questions 4 and 7.' What earned some of its marks is counted apart and looked at again with
 * the others: 'Eight right, one with some marks. To look at again: questions 4 and 7.'
 */
export function scoreWords(score: Score, items: readonly Pick<Item, 'id'>[]): string {
  const results = items.map(({ id }) => score.results[id])
  const count = (outcome: 'right' | 'partly') => results.filter((result) => outcomeOf(result) === outcome).length
  const missed = items.filter(({ id }) => isLost(score.results[id])).map(({ id }) => id)
  const [right, partly] = [count('right'), count('partly')]
  const open = results.some((result) => result?.marks === 0)
  if (right > 0 && missed.length === 0)
    return `All ${words(right)}. ${open ? 'Now tick the points in the answers that you wrote.' : 'Try a set you have not done.'}`
  const named = [
    right === 0 ? [] : `${words(right)} right`,
    partly === 0 ? [] : `${words(partly)} with some marks`,
  ].flat()
  if (named.length === 0) return `None right yet in this set. ${AGAIN}`
  const sum = capital(named.join(', '))
  if (score.earned * 100 < score.total * 40) return `${sum} so far in this set. ${AGAIN}`
  const again = partly === 0 ? `${capital(words(missed.length))} to look at again` : 'To look at again'
  return `${sum}. ${again}: ${namedQuestions(missed)}.`
}

/** What to say of answers that the pupil marks, all of them: how many were written, and what to do now. Null where any is marked here. */
export function writtenIn(
  { results }: Score,
  items: readonly Item[],
  responses: Responses,
): Readonly<{ title: string; todo: string }> | null {
  const all = Object.values(results)
  if (all.length === 0 || all.some(({ marks }) => marks > 0)) return null
  const written = items.filter(({ id }) => isAnswered(responses[id])).length
  if (written === 0)
    return { title: 'No answer written', todo: 'Read the points, then go again: write your own answers first.' }
  return {
    title: `${counted(written, 'answer')} written`,
    todo: `Now mark ${written === 1 ? 'it' : 'them'}: tick the points you find.`,
  }
}
