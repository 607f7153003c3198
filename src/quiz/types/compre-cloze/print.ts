/** compre-cloze on paper: the passage with a line for each word. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { answeredPassage, keysOf, linePlaces, typedKey } from '#quiz/print/passage-print.ts'
import { forQuestions, numbering } from '#quiz/print/runs.ts'
import type { CompreClozeQuiz } from './definition.ts'

export const print: PrintView<CompreClozeQuiz> = ({ passage, items }, first) => ({
  instruction: `${forQuestions(first, items.length)}fill in each blank with one suitable word.`,
  marksEach: 1,
  blocks: [
    answeredPassage(passage, { number: numbering(items, first), blank: 'word', mark: 'underlined', quotes: true }),
  ],
  answers: linePlaces(items, first),
  keys: keysOf(items, first, 'en', typedKey),
})
