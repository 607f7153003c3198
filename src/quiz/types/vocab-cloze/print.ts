/** vocab-cloze on paper: the passage with its numbered words, then a question on each. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { choiceBlocks, choiceKeys, choicePlaces } from '#quiz/interactions/choice/choice-print.ts'
import { forQuestions, numbering, paragraphs } from '#quiz/print/runs.ts'
import type { VocabClozeQuiz } from './definition.ts'

export const print: PrintView<VocabClozeQuiz> = ({ passage, items }, first) => ({
  instruction: `${forQuestions(first, items.length)}read the passage and choose the option (1, 2, 3 or 4) whose meaning is closest to the underlined word or words. Write its number in the brackets.`,
  marksEach: 1,
  blocks: [
    {
      kind: 'passage',
      paragraphs: paragraphs(passage, 'paragraphs', {
        number: numbering(items, first),
        blank: 'word',
        mark: 'underlined',
        quotes: true,
      }),
      loose: false,
    },
    ...choiceBlocks(items, first, 'en', true),
  ],
  answers: choicePlaces(items, first),
  keys: choiceKeys(items, first, 'en'),
})
