/** Checks a quiz document before it is imported: its shape, its markers against its keys, its options. */

import { z } from 'zod'
import type { Issue } from '#lib/issue.ts'
import { lintType } from '#quiz/lint/lint-type.ts'
import type { Typed, TypeName } from '#quiz/quizzes.ts'
import { parseQuiz } from './parse-quiz.ts'

const stored = z.record(z.string(), z.unknown())

function lintTyped<T extends TypeName>(typed: Typed<T>, body: Readonly<Record<string, unknown>>): Issue[] {
  return lintType[typed.type](typed.quiz, body)
}

function textIssues(body: Readonly<Record<string, unknown>>): Issue[] {
  const { title } = body
  return typeof title === 'string' && title.trim() !== '' ? [] : [{ path: '$.title', reason: 'no title' }]
}

/** What is wrong with a document of 'quizzes' or 'prelimQuizzes'; none if it may be imported. `path` is a JSON path. */
export function lintQuizDocument(_id: string, body: unknown): Issue[] {
  const parsed = parseQuiz(body)
  switch (parsed.status) {
    case 'missing':
      return [{ path: '$', reason: 'no document' }]
    case 'unsupported':
      return [{ path: '$.type', reason: `Unsupported quiz type: ${parsed.type}` }]
    case 'invalid':
      return [...parsed.issues]
    case 'ok': {
      const own = stored.parse(body)
      const none = parsed.typed.quiz.items.length === 0 ? [{ path: '$', reason: 'No questions available' }] : []
      return [...textIssues(own), ...none, ...lintTyped(parsed.typed, own)]
    }
  }
}
