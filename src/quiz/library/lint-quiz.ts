/** Checks a quiz document before it is imported: its shape, its markers against its keys, its options. */

import type { Issue } from '#lib/issue.ts'
import { asObject, type JsonObject } from '#lib/json.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { feedbackIssues } from '#quiz/stored/lint-items.ts'
import { parseQuiz } from './parse-quiz.ts'

function lintTyped<T extends TypeName>(typed: Typed<T>, body: JsonObject): readonly Issue[] {
  return documents[typed.type].lint(typed.quiz, body)
}

function textIssues(body: JsonObject): readonly Issue[] {
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
      const own = asObject(body)
      const none = parsed.typed.quiz.items.length === 0 ? [{ path: '$', reason: 'No questions available' }] : []
      return [...textIssues(own), ...none, ...lintTyped(parsed.typed, own), ...feedbackIssues(parsed.typed.quiz, own)]
    }
  }
}
