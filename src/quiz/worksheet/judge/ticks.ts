/** The marks that a pupil gives: for working that is there, and for the points of an open answer. Pure. */
import type { ItemId, Responses, Ticked } from '#quiz/contract/quiz-type.ts'
import type { Marks } from '#quiz/scoring/tally.ts'
import type { Part, Question } from '#quiz/worksheet/worksheet.ts'
import { judge } from './judge.ts'
import type { Judgement } from './judgement.ts'

/** The two things that an examiner looks for in a sentence; the second counts only with the first. */
const SENTENCE_POINTS = [0, 1]

/**
 * The steps or points of a marked part that a pupil may tick, from 0: all points of an open answer, both of a sentence that
 * nobody has listed; of an answer that is wrong, the marked steps before the last one, which is the answer itself.
 */
export function tickable({ answer, steps }: Part, { verdict }: Judgement): readonly number[] {
  if (answer.kind === 'lines') return answer.points.map((_point, i) => i)
  if (verdict === 'points') return SENTENCE_POINTS
  if (answer.kind === 'choice' || verdict === 'right' || verdict === 'follows' || verdict === 'form') return []
  return steps.flatMap(({ mark }, i) => (mark === 1 ? [i] : [])).slice(0, -1)
}

/** What the ticks of these questions earn. Only those of `asked` count. */
export function tickedMarks(
  questions: readonly Question[],
  responses: Responses,
  ticked: Ticked,
  asked: ReadonlySet<ItemId>,
): Marks {
  const parts = questions.flatMap((question) =>
    question.parts.flatMap((part) => {
      const may = asked.has(part.id) ? tickable(part, judge(question, part, responses)) : []
      const has = may.filter((i) => ticked[part.id]?.includes(String(i)))
      const counts = part.answer.kind !== 'sentence' || has[0] === 0
      return [{ earned: counts ? has.length : 0, total: may.length }]
    }),
  )
  return {
    earned: parts.reduce((sum, { earned }) => sum + earned, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  }
}
