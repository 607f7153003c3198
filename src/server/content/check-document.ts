/** The checker of each collection, for every import. */
import { lintArticle } from '#articles/lint-article.ts'
import type { Issue } from '#lib/issue.ts'
import { lintPractice } from '#listening/practice/lint-practice.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import { topicOfSet } from '#quiz/library/topics.ts'
import type { CheckDocument } from '#server/content/check-content.ts'
import type { Collection } from '#server/ports/document-store.ts'

type Checker = (id: string, body: unknown, files: ReadonlySet<string>) => readonly Issue[]

const CHECKERS: Readonly<Record<Collection, Checker>> = {
  quizzes: (id, body) => [...checkSetId(id), ...lintQuizDocument(body)],
  prelimQuizzes: (id, body) => [...checkPrelimId(id), ...lintQuizDocument(body)],
  articles: lintArticle,
  listeningPractices: lintPractice,
}

export const checkDocument: CheckDocument = (collection, id, body, files) => CHECKERS[collection](id, body, files)

/** A document of another id is listed nowhere (docs/behaviour.md, 2.10). */
function checkSetId(id: string): readonly Issue[] {
  if (topicOfSet(id) !== null) return []
  return [{ path: '$', reason: `the id '${id}' must be {prefix}_Set_{number}, with the prefix of a topic` }]
}

/** An id that does not split into year, school and topic is listed nowhere (docs/behaviour.md, 9.1). */
function checkPrelimId(id: string): readonly Issue[] {
  return parsePrelimId(id) === null ? [{ path: '$', reason: `the id '${id}' must be {year}-{school}-{topic}` }] : []
}
