/** vocab-cloze documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import { optionIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'
import type { VocabClozeQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'
import { storedWords, targetIssues } from './target-words.ts'

export const document: QuizDocument<'vocab-cloze', VocabClozeQuiz> = {
  schema: typedAs('vocab-cloze', schema),
  lint: (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: undefined, kind: 'target' }),
    ...targetIssues(quiz.passage, storedWords(stored)),
    ...optionIssues(stored),
  ],
  print,
  exam: { heading: 'Vocabulary Cloze', first: 16, count: 5, newPage: true },
  card: {
    title: 'Vocabulary Cloze',
    gloss: '',
    hint: 'Find the closest meaning',
    specimen: [
      { style: 'plain', text: 'an ' },
      { style: 'target', text: 'ancient' },
      { style: 'plain', text: ' temple = ' },
      { style: 'pen', text: 'very old' },
    ],
    docPrefix: 'Vocabulary Cloze',
  },
  prelim: { key: 'VocabularyCloze', label: 'Vocabulary Cloze', glyph: '≈' },
  norms: { items: [5], passage: [125, 175], explanation: [15, 45] },
}
