/** grammar-cloze on paper: the box of words, then the passage with a line for each letter. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { answeredPassage, keysOf, linePlaces } from '#quiz/print/passage-print.ts'
import { forQuestions, numbering } from '#quiz/print/runs.ts'
import { definition, type GrammarClozeQuiz } from './definition.ts'

const COUNTS: Readonly<Record<number, string>> = { 10: 'ten' }

/** The letters that a list skips, so that nobody reads them as numbers. */
function skipped(wordList: GrammarClozeQuiz['wordList']): string {
  const used = new Set(wordList.map(({ letter }) => letter))
  const missing = wordList.some(({ letter }) => letter > 'O') && !used.has('I') && !used.has('O')
  return missing ? ' The letters I and O have been left out to avoid confusion.' : ''
}

export const print: PrintView<GrammarClozeQuiz> = (quiz, first) => {
  const { passage, items, wordList } = quiz
  const count = COUNTS[items.length] ?? String(items.length)
  return {
    instruction: `${forQuestions(first, items.length)}there are ${count} blanks in the passage. From the list of words given, choose the most suitable word for each blank and write its letter in the blank. Use each word once only.${skipped(wordList)}`,
    marksEach: 1,
    blocks: [
      { kind: 'words', entries: wordList },
      answeredPassage(passage, { number: numbering(items, first), blank: 'letter', mark: 'underlined', quotes: true }),
    ],
    answers: linePlaces(items, first),
    keys: keysOf(items, first, 'en', (item) => definition.responseText(quiz, item, item.key)),
  }
}
