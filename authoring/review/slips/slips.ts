/** What in a document is probably a slip of its author's, though a page can show it. */
import type { Issue } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { nameItem } from '#server/content/text/name-item.ts'
import { characterIssues } from './characters.ts'
import { blankIdIssues, capitalIssues, movedKeyIssues } from './key-slips.ts'
import { unknownPracticeFields, unknownQuizFields } from './unknown-fields.ts'

type IsWord = (word: string) => boolean

function slipsIn(body: unknown, isWord: IsWord): readonly Issue[] {
  const quiz = parseQuiz(body)
  const stored = asObject(body)
  if (quiz.status === 'ok') {
    const { typed } = quiz
    return [
      ...unknownQuizFields(body, typed.type),
      ...characterIssues(body, definitions[typed.type].language),
      ...capitalIssues(typed, stored, isWord),
      ...movedKeyIssues(typed, stored),
      ...blankIdIssues(stored),
    ]
  }
  const practice = parsePractice('', body)
  if (practice.status !== 'ok') return []
  return [...unknownPracticeFields(body), ...characterIssues(body, practice.practice.language)]
}

/** Advice, one line each: 'path: item: reason'. `isWord` says whether a word is in the dictionary as it is spelt. */
export function reviewSlips(body: unknown, isWord: IsWord): readonly string[] {
  return slipsIn(body, isWord).map((issue) => {
    const { path, reason } = nameItem(body, issue)
    return `${path}: ${reason}`
  })
}
