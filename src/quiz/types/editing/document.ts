/** editing documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import { secondBestIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { entryPath } from '#quiz/stored/stored-entries.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'
import type { EditingQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'

export const document: QuizDocument<'editing', EditingQuiz> = {
  schema: typedAs('editing', schema),
  lint: (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'errors', entries: stored.errors, kind: 'mark' }),
    ...quiz.items
      .filter((item) => item.key.trim() === '' || item.key === item.prompt)
      .map((item) => ({
        path: `${entryPath(stored, item.id)}.correct`,
        reason: item.key.trim() === '' ? 'is empty' : `'${item.key}' is the error itself`,
      })),
    ...secondBestIssues(quiz, stored),
  ],
  print,
  exam: { heading: 'Editing for Spelling and Grammar', first: 39, count: 12, newPage: true },
  card: {
    title: 'Editing',
    gloss: '',
    hint: 'Correct the grammar and spelling',
    specimen: [
      { style: 'plain', text: 'What we had ' },
      { style: 'struck', text: 'saw' },
      { style: 'plain', text: ' ' },
      { style: 'pen', text: 'seen' },
    ],
    docPrefix: 'Editing',
  },
  prelim: { key: 'Editing', label: 'Editing', glyph: 'ab' },
  norms: { items: [12, 10], passage: [155, 205], explanation: [14, 38] },
}
