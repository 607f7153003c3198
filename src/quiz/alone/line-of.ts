/** How a list shows a question in one line. Pure; it names no type. */
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { plainText } from '#quiz/markup/parse-markup.ts'
import { sentenceAround } from '#quiz/markup/sentence-around.ts'

const MAX_SIGNS = 120

const textOf = (quiz: Quiz): string => {
  if ('passage' in quiz) return String(quiz.passage)
  if (!('lines' in quiz) || !Array.isArray(quiz.lines)) return ''
  return quiz.lines.map(({ text }: Readonly<{ text: string }>) => text).join('\n')
}

/** The sentence of a passage that the item stands in, or else what it asks, cut where it is long. */
export function lineOf(quiz: Quiz, item: Item): string {
  const line = plainText(sentenceAround(textOf(quiz), item.id) || item.prompt)
  return line.length > MAX_SIGNS ? `${line.slice(0, MAX_SIGNS - 1)}…` : line
}
