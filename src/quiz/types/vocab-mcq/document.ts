/** vocab-mcq documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { printEnglishChoices } from '#quiz/interactions/choice/choice-print.ts'
import { choiceIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { schema, strictIssues } from './schema.ts'

export const document: QuizDocument<'vocab-mcq', Quiz> = {
  schema: typedAs('vocab-mcq', schema),
  lint: (quiz, stored) => [...strictIssues(stored), ...choiceIssues(quiz, stored)],
  print: printEnglishChoices,
  exam: { heading: 'Vocabulary', first: 11, count: 5, newPage: false },
  card: {
    title: 'Vocabulary',
    gloss: '',
    hint: 'Choose the best word',
    specimen: [
      { style: 'plain', text: 'The crowd was ' },
      { style: 'pen', text: 'enormous' },
      { style: 'plain', text: '.' },
    ],
    docPrefix: 'Vocabulary',
  },
  prelim: { key: 'Vocabulary', label: 'Vocabulary', glyph: 'Aa' },
  norms: { items: [5, 10], passage: null, explanation: [20, 46] },
}
