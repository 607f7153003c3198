/** chinese-mcq documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { printChineseChoices } from '#quiz/interactions/choice/choice-print.ts'
import { choiceIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { storedChoices } from '#quiz/stored/stored-choices.ts'

export const document: QuizDocument<'chinese-mcq', Quiz> = {
  schema: typedAs('chinese-mcq', storedChoices),
  lint: choiceIssues,
  print: printChineseChoices,
  exam: { heading: '语文应用', first: 1, count: 15, newPage: true },
  card: {
    title: '语文应用',
    gloss: 'Chinese language application',
    hint: '',
    specimen: [
      { style: 'plain', text: '公园里十分' },
      { style: 'bubble', text: '1' },
      { style: 'pen', text: '热闹' },
      { style: 'plain', text: '。' },
    ],
    docPrefix: 'Chinese',
  },
  prelim: { key: 'Chinese', label: '语文应用', glyph: '词' },
  norms: { items: [15], passage: null, explanation: [22, 70] },
}
