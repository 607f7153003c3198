/** The input rule of a choice: an option's index from 0, as a string. */
import type { Item, ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

/** Accepts the index of an option that the item has, or ''; anything else is ignored. */
export function acceptChoice(quiz: Quiz, id: ItemId, raw: string): string | null {
  const item = quiz.items.find((candidate) => candidate.id === id)
  if (item !== undefined && raw === '') return ''
  const index = /^\d{1,2}$/.test(raw) ? Number(raw) : -1
  return item !== undefined && index >= 0 && index < item.options.length ? String(index) : null
}

/** '(2) belongs', as on the answer sheet. */
export function choiceText(item: Item, value: string): string {
  const option = value === '' ? undefined : item.options[Number(value)]
  return option === undefined ? '' : `(${Number(value) + 1}) ${option}`
}
