/** What in a document is probably a slip of its author's, though a page can show it. */
import { type Issue, ROOT } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { nameItem } from '#server/content/text/name-item.ts'
import { characterIssues } from './characters.ts'
import { choiceSlips, typedKeySlips } from './choices.ts'
import { blankIdIssues, capitalIssues, movedKeyIssues } from './key-slips.ts'
import { signIssues } from './signs.ts'
import { typeIssues } from './type-of-id.ts'
import { unknownPracticeFields, unknownQuizFields } from './unknown-fields.ts'

type IsWord = (word: string) => boolean

/** The text of an article is Markdown, whose signs are meant. */
const signsIn = (body: unknown): readonly Issue[] => (typeof body === 'string' ? [] : signIssues(body, ROOT))

function slipsIn(file: string, body: unknown, isWord: IsWord): readonly Issue[] {
  const quiz = parseQuiz(body)
  const stored = asObject(body)
  if (quiz.status === 'ok') {
    const { typed } = quiz
    return [
      ...typeIssues(file, body),
      ...signsIn(body),
      ...choiceSlips(stored),
      ...typedKeySlips(typed.quiz, stored),
      ...unknownQuizFields(body, typed.type),
      ...characterIssues(body, definitions[typed.type].language),
      ...capitalIssues(typed, stored, isWord),
      ...movedKeyIssues(typed, stored),
      ...blankIdIssues(stored),
    ]
  }
  const practice = parsePractice('', body)
  if (practice.status !== 'ok') return []
  return [...signsIn(body), ...unknownPracticeFields(body), ...characterIssues(body, practice.practice.language)]
}

/** Advice, one line each: 'path: item: reason'. `file` ends with the collection and the id; `isWord` says whether a word is in the dictionary as it is spelt. */
export function reviewSlips(file: string, body: unknown, isWord: IsWord): readonly string[] {
  return slipsIn(file, body, isWord).map((issue) => {
    const { path, reason } = nameItem(body, issue)
    return `${path}: ${reason}`
  })
}
