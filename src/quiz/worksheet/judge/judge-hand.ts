/** Marks work of the hand. Pure. */
import { cellsOf, valuesOf } from '#quiz/worksheet/hand/cells.ts'
import type { HandAnswer } from '#quiz/worksheet/worksheet.ts'
import type { Judgement } from './judgement.ts'

/** A mark for each whole share of the cells that is right: of six cells for two marks, one for three. */
export function judgeHand(answer: HandAnswer, marks: number, given: string): Judgement {
  const values = valuesOf(answer, given)
  const right = cellsOf(answer).map(({ isRight }, i) => isRight(values[i] ?? ''))
  const earned = Math.floor((marks * right.filter(Boolean).length) / right.length)
  return { verdict: right.every(Boolean) ? 'right' : 'wrong', earned, note: '' }
}
