/** grammar-mcq documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { printEnglishChoices } from '#quiz/interactions/choice/choice-print.ts'
import { choiceIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { storedChoices } from '#quiz/stored/stored-choices.ts'

export const document: QuizDocument<'grammar-mcq', Quiz> = {
  schema: typedAs('grammar-mcq', storedChoices),
  lint: choiceIssues,
  print: printEnglishChoices,
  exam: { heading: 'Grammar', first: 1, count: 10, newPage: true },
  card: {
    title: 'Grammar',
    gloss: '',
    hint: 'Choose the correct form',
    specimen: [
      { style: 'plain', text: 'If I ' },
      { style: 'pen', text: 'were' },
      { style: 'plain', text: ' you, I would wait.' },
    ],
    docPrefix: 'Grammar',
  },
  prelim: { key: 'Grammar', label: 'Grammar', glyph: 'is' },
  norms: { items: [10], passage: null, explanation: [20, 46] },
}
