/** compre-cloze documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import { secondBestIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { entryPath } from '#quiz/stored/stored-entries.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'
import type { CompreClozeQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'

export const document: QuizDocument<'compre-cloze', CompreClozeQuiz> = {
  schema: typedAs('compre-cloze', schema),
  lint: (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: stored.questions, kind: 'blank' }),
    ...quiz.items
      .filter((item) => item.key.trim() === '')
      .map((item) => ({ path: `${entryPath(stored, item.id)}.answer`, reason: 'is empty' })),
    ...secondBestIssues(quiz, stored),
  ],
  print,
  exam: { heading: 'Comprehension Cloze', first: 51, count: 15, newPage: true },
  card: {
    title: 'Comprehension Cloze',
    gloss: '',
    hint: 'Fill in each blank yourself',
    specimen: [
      { style: 'plain', text: 'The lift was out of ' },
      { style: 'pen target', text: 'order' },
      { style: 'plain', text: ' again.' },
    ],
    docPrefix: 'ComprehensionCloze',
  },
  prelim: { key: 'ComprehensionCloze', label: 'Comprehension Cloze', glyph: '__' },
  norms: { items: [15], passage: [215, 290], explanation: [14, 38] },
}
