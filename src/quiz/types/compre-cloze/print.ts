/** compre-cloze on paper: the passage with a line for each word. */
import { answeredPassage, keysOf, linePlaces, typedKey } from '#quiz/print/passage-print.ts'
import type { PrintView } from '#quiz/print/print-view.ts'
import { forQuestions, numbering } from '#quiz/print/runs.ts'
import type { CompreClozeQuiz } from './definition.ts'

export const printCompreCloze: PrintView<CompreClozeQuiz> = ({ passage, items }, first) => ({
  instruction: `${forQuestions(first, items.length)}fill in each blank with one suitable word.`,
  marksEach: 1,
  blocks: [
    answeredPassage(passage, { number: numbering(items, first), blank: 'word', mark: 'underlined', quotes: true }),
  ],
  answers: linePlaces(items, first),
  keys: keysOf(items, first, 'en', typedKey),
})
