/** What the types with blanks in a passage share on paper. A type adds its instruction and its own blocks. */
import type { Language } from '#lib/language.ts'
import type { AnswerPlace, PrintBlock, PrintedKey } from '#quiz/contract/print-view.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { type Drawing, english, PRINTERS_QUOTES, paragraphs, plain } from './runs.ts'

/** An English passage whose blanks or marked words are answered in its lines. */
export const answeredPassage = (text: string, drawing: Drawing): PrintBlock => ({
  kind: 'passage',
  paragraphs: paragraphs(text, 'paragraphs', drawing),
  loose: true,
})

/** One line a blank. */
export const linePlaces = (items: readonly Item[], first: number): AnswerPlace[] =>
  items.map((_, i) => ({ number: String(first + i), ovals: [] }))

/** One row an item, numbered from `first`. `answer` gives plain text. */
export function keysOf(
  items: readonly Item[],
  first: number,
  language: Language,
  answer: (item: Item) => string,
): PrintedKey[] {
  const line = PRINTERS_QUOTES[language] ? english : plain
  return items.map((item, i) => ({
    number: String(first + i),
    answer: line(answer(item)),
    reason: line(item.explanation),
  }))
}

/** A typed key with the other words that earn the mark: 'call / name (we accept: label)'. */
export function typedKey({ key, alternatives, secondBest }: Item): string {
  const good = [key, ...alternatives.filter((word) => !secondBest.includes(word))].join(' / ')
  return secondBest.length === 0 ? good : `${good} (we accept: ${secondBest.join(', ')})`
}
