/** What a result says about its item. */
import type { ItemResult } from './quiz-type.ts'

/** Whether it earned all its marks; false without a result, and for an item that the pupil marks. */
export const isRight = (result: ItemResult | undefined): boolean =>
  result !== undefined && result.marks > 0 && result.earned === result.marks

/** Whether it lost a mark. */
export const isLost = (result: ItemResult | undefined): boolean => result !== undefined && result.earned < result.marks
