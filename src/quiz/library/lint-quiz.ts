/** Checks a quiz document before it is imported: its shape, its markers against its keys, its options. */

import type { Issue } from '#lib/issue.ts'
import { asObject, type JsonObject } from '#lib/json.ts'
import { nearest } from '#lib/plain-words.ts'
import { type Typed, type TypeName, typeNames } from '#quiz/registry/definitions.ts'
import { documents } from '#quiz/registry/documents.ts'
import { keyIssues } from '#quiz/stored/key-issues.ts'
import { feedbackIssues } from '#quiz/stored/lint-items.ts'
import { entriesPath } from '#quiz/stored/stored-entries.ts'
import { parseQuiz } from './parse-quiz.ts'

function lintTyped<T extends TypeName>(typed: Typed<T>, body: JsonObject): readonly Issue[] {
  return documents[typed.type].lint(typed.quiz, body)
}

function titleIssues(body: JsonObject): readonly Issue[] {
  const { title } = body
  return typeof title === 'string' && title.trim() !== '' ? [] : [{ path: '$.title', reason: 'no title' }]
}

/** `keys` come first: they say more of a key than what a schema finds at the same place. */
function withKeys(keys: readonly Issue[], others: readonly Issue[]): Issue[] {
  return [...keys, ...others.filter(({ path }) => !keys.some((key) => key.path === path))]
}

function unsupported(type: string): Issue {
  const name = nearest(type, typeNames)
  const hint = name === null ? `the types are ${typeNames.join(', ')}` : `did you mean '${name}'?`
  return { path: '$.type', reason: `Unsupported quiz type: ${type}; ${hint}` }
}

/** What is wrong with a document of 'quizzes' or 'prelimQuizzes'; none if it may be imported. `path` is a JSON path. */
export function lintQuizDocument(body: unknown): Issue[] {
  const parsed = parseQuiz(body)
  const own = asObject(body)
  switch (parsed.status) {
    case 'missing':
      return [{ path: '$', reason: 'no document' }]
    case 'unsupported':
      return [unsupported(parsed.type)]
    case 'invalid':
      return withKeys(keyIssues(own), parsed.issues)
    case 'ok': {
      const { quiz } = parsed.typed
      const none = quiz.items.length === 0 ? [{ path: entriesPath(own), reason: 'No questions available' }] : []
      return withKeys(keyIssues(own), [
        ...titleIssues(own),
        ...none,
        ...lintTyped(parsed.typed, own),
        ...feedbackIssues(quiz, own),
      ])
    }
  }
}
