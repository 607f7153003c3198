/** A selection on paper: its questions one below the other, each after the sentence that it asks about. */
import type { PrintedQuiz, PrintView } from '#quiz/contract/print-view.ts'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { choiceBlocks, choiceKeys, choicePlaces } from '#quiz/interactions/choice/choice-print.ts'
import { definition, type SelectionQuiz } from './definition.ts'

function blocksOf(quiz: SelectionQuiz, item: Item, number: number): PrintedQuiz['blocks'] {
  const language = definition.itemLanguage(quiz, item.id)
  const blocks = (prompt: string) => choiceBlocks([{ ...item, prompt }], number, language, true)
  const sentence = quiz.sources[item.id]?.sentence ?? ''
  if (sentence === '') return blocks(item.prompt)
  const above = blocks(sentence).flatMap((block) => (block.kind === 'choice' ? block.stem : []))
  return blocks(item.prompt).map((block) =>
    block.kind === 'choice' ? { ...block, stem: [...above, ...block.stem] } : block,
  )
}

export const print: PrintView<SelectionQuiz> = (quiz, first) => ({
  instruction: 'Choose the best answer to each question. Write its number (1, 2, 3 or 4) in the brackets.',
  marksEach: 1,
  blocks: quiz.items.flatMap((item, i) => blocksOf(quiz, item, first + i)),
  answers: choicePlaces(quiz.items, first),
  keys: quiz.items.flatMap((item, i) => choiceKeys([item], first + i, definition.itemLanguage(quiz, item.id))),
})
