/** grammar-cloze documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import { repeated } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { entryPath } from '#quiz/stored/stored-entries.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'
import type { GrammarClozeQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'

export const document: QuizDocument<'grammar-cloze', GrammarClozeQuiz> = {
  schema: typedAs('grammar-cloze', schema),
  lint: ({ passage, wordList, items }, stored) => [
    ...markerIssues({ passage, field: 'answers', entries: stored.answers, kind: 'blank' }),
    ...repeated(
      wordList.map(({ letter }) => letter),
      '$.wordList',
      'letter',
    ),
    ...repeated(
      wordList.map(({ word }) => word),
      '$.wordList',
      'word',
    ),
    ...items
      .filter(({ key }) => !wordList.some(({ letter }) => letter === key))
      .map(({ id, key }) => ({
        path: `${entryPath(stored, id)}.answer`,
        reason: `the letter ${key} is not in the word list`,
      })),
  ],
  print,
  exam: { heading: 'Grammar Cloze', first: 29, count: 10, newPage: true },
  card: {
    title: 'Grammar Cloze',
    gloss: '',
    hint: 'Choose from a list, A to Q',
    specimen: [
      { style: 'plain', text: 'She learnt ' },
      { style: 'pen', text: '(J)' },
      { style: 'plain', text: ' her mother. ' },
      { style: 'bold', text: '(J)' },
      { style: 'plain', text: ' from' },
    ],
    docPrefix: 'GrammarCloze',
  },
  prelim: { key: 'Grammarcloze', label: 'Grammar Cloze', glyph: 'A–Q' },
  norms: { items: [10], passage: [125, 175], explanation: [14, 38] },
}
