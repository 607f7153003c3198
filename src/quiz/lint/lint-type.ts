/** What each type's documents must hold beyond their shape. A quiz that passes can be answered and marked as written. */

import type { Issue } from '#lib/issue.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { parseMarkup } from '#quiz/markup/parse-markup.ts'
import type { Quizzes, TypeName } from '#quiz/quizzes.ts'
import { markerIssues } from '#quiz/stored/stored-markers.ts'

type Stored = Readonly<Record<string, unknown>>
type Lint<Q> = (quiz: Q, stored: Stored) => Issue[]

/** docs/behaviour.md, 17.1. */
const OPTIONS_AN_ITEM = 4

function distinct(texts: readonly string[], path: string): Issue[] {
  const seen = texts.map((text) => text.trim())
  const twice = seen.filter((text, i) => seen.indexOf(text) !== i)
  return [...new Set(twice)].map((text) => ({ path, reason: `'${text}' stands twice` }))
}

function optionIssues(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) => {
    const path = `$.questions[${i}]`
    if (item.fault !== '') return [{ path, reason: item.fault }]
    const count = item.options.length
    return [
      ...(count === OPTIONS_AN_ITEM
        ? []
        : [{ path: `${path}.options`, reason: `${count} options, not ${OPTIONS_AN_ITEM}` }]),
      ...(item.options.some((text) => text.trim() === '')
        ? [{ path: `${path}.options`, reason: 'an empty option' }]
        : []),
      ...distinct(item.options, `${path}.options`),
    ]
  })
}

function emptyPrompts(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) =>
    item.prompt.trim() === '' || item.prompt === 'Question text missing'
      ? [{ path: `$.questions[${i}].question`, reason: 'no question text' }]
      : [],
  )
}

function promptMarkers(quiz: Quiz): Issue[] {
  return quiz.items.flatMap((item, i) =>
    [item.prompt, ...item.options].flatMap((text) =>
      parseMarkup(text).issues.map(({ source }) => ({
        path: `$.questions[${i}]`,
        reason: `marker '${source}' has no partner`,
      })),
    ),
  )
}

const choices: Lint<Quiz> = (quiz) => [...emptyPrompts(quiz), ...optionIssues(quiz), ...promptMarkers(quiz)]

function targetIssues(passage: string, words: readonly string[]): Issue[] {
  const targets = parseMarkup(passage).segments.flatMap((segment) => (segment.kind === 'target' ? [segment.text] : []))
  const wrong = words.flatMap((word, i) =>
    targets[i] === word
      ? []
      : [
          {
            path: `$.questions[${i}].word`,
            reason: `'${word}' is not the passage's target ${i + 1}, '${targets[i] ?? ''}'`,
          },
        ],
  )
  const count =
    targets.length === words.length
      ? []
      : [{ path: '$.passage', reason: `${targets.length} targets for ${words.length} questions` }]
  return [...count, ...wrong]
}

const storedWords = (stored: Stored): string[] => {
  const questions = stored.questions
  if (!Array.isArray(questions)) return []
  return questions.map((q: unknown) => (typeof q === 'object' && q !== null && 'word' in q ? String(q.word) : ''))
}

export const lintType: { readonly [T in TypeName]: Lint<Quizzes[T]> } = {
  'grammar-mcq': choices,
  'vocab-mcq': choices,
  'chinese-mcq': choices,
  'vocab-cloze': (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: undefined, kind: 'target' }),
    ...targetIssues(quiz.passage, storedWords(stored)),
    ...optionIssues(quiz),
  ],
  editing: (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'errors', entries: stored.errors, kind: 'mark' }),
    ...quiz.items
      .filter((item) => item.key.trim() === '' || item.key === item.prompt)
      .map((item) => ({ path: '$.errors', reason: `the correction of [${item.id}] is empty or the error itself` })),
  ],
  'compre-cloze': (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: stored.questions, kind: 'blank' }),
    ...quiz.items
      .filter((item) => item.key.trim() === '')
      .map((item) => ({ path: '$.questions', reason: `the answer of [${item.id}] is empty` })),
  ],
  'inline-context': (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'questions', entries: stored.questions, kind: 'slot' }),
    ...optionIssues(quiz),
  ],
  'chinese-dialogue': (quiz) => [
    ...(quiz.phrases.length === 8 ? [] : [{ path: '$.options', reason: `${quiz.phrases.length} phrases, not 8` }]),
    ...distinct(quiz.phrases, '$.options'),
    ...distinct(
      quiz.items.map((item) => item.key),
      '$.answers',
    ),
  ],
  'grammar-cloze': (quiz, stored) => [
    ...markerIssues({ passage: quiz.passage, field: 'answers', entries: stored.answers, kind: 'blank' }),
    ...distinct(
      quiz.wordList.map((entry) => entry.letter),
      '$.wordList',
    ),
    ...distinct(
      quiz.wordList.map((entry) => entry.word),
      '$.wordList',
    ),
    ...quiz.items
      .filter((item) => !quiz.wordList.some((entry) => entry.letter === item.key))
      .map((item) => ({ path: '$.answers', reason: `the letter ${item.key} of [${item.id}] is not in the word list` })),
  ],
}
