/** What a stepper asks at a time. */
import type { Item, ItemId } from './quiz-type.ts'

/** What is printed before a question: '3' for its parts '3a' and '3b', which are items of their own. */
export const questionOf = (id: ItemId): string => id.replace(/[a-z]$/, '')

/** The items by their question, in order. */
export function stepsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const steps: Item[][] = []
  for (const item of items) {
    const last = steps.at(-1)
    if (last?.[0] !== undefined && questionOf(last[0].id) === questionOf(item.id)) last.push(item)
    else steps.push([item])
  }
  return steps
}
