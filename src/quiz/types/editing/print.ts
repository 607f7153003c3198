/** editing on paper: the passage with a box above each underlined error. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { answeredPassage, keysOf, linePlaces, typedKey } from '#quiz/print/passage-print.ts'
import { forQuestions, numbering } from '#quiz/print/runs.ts'
import type { EditingQuiz } from './definition.ts'

export const print: PrintView<EditingQuiz> = ({ passage, items }, first) => ({
  instruction: `${forQuestions(first, items.length)}each underlined word contains either a spelling or a grammatical error. Write the correct word in the box above it.`,
  marksEach: 1,
  blocks: [answeredPassage(passage, { number: numbering(items, first), blank: 'word', mark: 'fix', quotes: true })],
  answers: linePlaces(items, first),
  keys: keysOf(items, first, 'en', typedKey),
})
