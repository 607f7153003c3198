/** inline-context on paper: the passage with numbered blanks, then the options of each. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { choiceBlocks, choiceKeys, choicePlaces } from '#quiz/interactions/choice/choice-print.ts'
import { numbering, paragraphs, TWO_MARKS_EACH } from '#quiz/print/runs.ts'
import type { InlineContextQuiz } from './definition.ts'

export const print: PrintView<InlineContextQuiz> = ({ passage, items }, first) => ({
  instruction: `根据短文的内容和上下文的意思，选出适当的词语，把代表它的数字写在括号里。${TWO_MARKS_EACH}`,
  marksEach: 2,
  blocks: [
    {
      kind: 'passage',
      paragraphs: paragraphs(passage, 'lines', {
        number: numbering(items, first),
        blank: 'word',
        mark: 'underlined',
        quotes: false,
      }),
      loose: true,
    },
    ...choiceBlocks(items, first, 'zh-Hans', false),
  ],
  answers: choicePlaces(items, first),
  keys: choiceKeys(items, first, 'zh-Hans'),
})
