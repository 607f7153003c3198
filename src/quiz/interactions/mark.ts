/** How a result marks the control that it belongs to: the value of its attribute `data-mark`, which the style sheet draws. */

import type { Item, ItemId, ItemResult, Score } from '#quiz/contract/quiz-type.ts'
import { isRight } from '#quiz/contract/result.ts'

export type Mark = 'right' | 'wrong'

/** The mark of a blank; undefined, which sets no attribute, before it is marked. */
export function blankMark(result: ItemResult | null): Mark | undefined {
  if (result === null) return undefined
  return isRight(result) ? 'right' : 'wrong'
}

/** The mark of one option: the key is right, another that was chosen is wrong, the rest have none. */
export function optionMark(item: Item, value: string, response: string, result: ItemResult | null): Mark | undefined {
  if (result === null) return undefined
  if (value === item.key) return 'right'
  return value === response ? 'wrong' : undefined
}

/** The result that is explained beside its mark; null until it is drawn, and for an item that is open again. */
export function explainedResult(score: Score | null, reasons: Score | null, id: ItemId): ItemResult | null {
  return score?.results[id] === undefined ? null : (reasons?.results[id] ?? null)
}

/** The id of the link at a mark in a passage. */
export const markId = (id: ItemId): string => `mark-${id}`

/** The id of the reason that it leads to. */
export const whyId = (id: ItemId): string => `why-${id}`
