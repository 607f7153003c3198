/** inline-context documents: how they are read, checked and printed, and their place in the examination and on the site. */
import type { QuizDocument } from '#quiz/contract/quiz-document.ts'
import { optionIssues } from '#quiz/stored/lint-items.ts'
import { typedAs } from '#quiz/stored/stored.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'
import type { InlineContextQuiz } from './definition.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'

export const document: QuizDocument<'inline-context', InlineContextQuiz> = {
  schema: typedAs('inline-context', schema),
  lint: (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: stored.questions, kind: 'slot' }),
    ...optionIssues(stored),
  ],
  print,
  exam: { heading: '短文填空', first: 16, count: 5, newPage: true },
  card: {
    title: '短文填空',
    gloss: 'Chinese passage fill-in',
    hint: '',
    specimen: [
      { style: 'plain', text: '海风' },
      { style: 'pen target', text: '轻轻' },
      { style: 'plain', text: '地吹来。' },
    ],
    docPrefix: 'Chinese2',
  },
  prelim: { key: 'ChineseInline', label: '短文填空', glyph: '填' },
  norms: { items: [5], passage: [170, 250], explanation: [22, 70] },
}
