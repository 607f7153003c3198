/** chinese-dialogue on paper: the numbered phrases, then the dialogue with a line for each number. */

import type { PrintView } from '#quiz/contract/print-view.ts'
import { keysOf, linePlaces } from '#quiz/print/passage-print.ts'
import { markedLine, numbering, TWO_MARKS_EACH } from '#quiz/print/runs.ts'
import type { DialogueQuiz } from './definition.ts'

export const print: PrintView<DialogueQuiz> = ({ lines, phrases, items }, first) => {
  const drawing = {
    number: numbering(items, first),
    blank: 'letter',
    mark: 'underlined',
    quotes: false,
  } as const
  return {
    instruction: `根据上下文的意思，从表中选出适当的短语或短句，然后把代表它们的数字填写在横线上。${TWO_MARKS_EACH}`,
    marksEach: 2,
    blocks: [
      { kind: 'phrases', phrases },
      {
        kind: 'dialogue',
        lines: lines.map(({ number, speaker, text }) => ({ number, speaker, line: markedLine(text, drawing) })),
      },
    ],
    answers: linePlaces(items, first),
    keys: keysOf(items, first, 'zh-Hans', (item) => `(${item.key}) ${phrases[Number(item.key) - 1] ?? ''}`),
  }
}
