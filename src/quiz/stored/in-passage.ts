/** Ties stored items to the markers of their passage: only an item that the passage shows can be answered. */

import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'

/** The items whose marker stands in the passage, in reading order, each once. */
export function inPassage(passage: string, items: readonly Item[]): Item[] {
  const labels = parseMarkup(passage).segments.flatMap((segment) => ('label' in segment ? [segment.label] : []))
  return [...new Set(labels)].flatMap((label) => items.find((item) => item.id === label) ?? [])
}
