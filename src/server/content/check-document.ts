/** The checker of each collection, for every import. */
import { lintArticle } from '#articles/lint-article.ts'
import type { Issue } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'
import { lintPractice } from '#listening/practice/lint-practice.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import { prelimTopics, topicOfSet } from '#quiz/library/topics.ts'
import { isTypeName, type TypeName } from '#quiz/registry/definitions.ts'
import type { CheckDocument } from '#server/content/check-content.ts'
import type { Collection } from '#server/ports/document-store.ts'

type Checker = (id: string, body: unknown, files: ReadonlySet<string>) => readonly Issue[]

const CHECKERS: Readonly<Record<Collection, Checker>> = {
  quizzes: (id, body) => [...checkSetId(id, body), ...lintQuizDocument(body)],
  prelimQuizzes: (id, body) => [...checkPrelimId(id, body), ...lintQuizDocument(body)],
  articles: lintArticle,
  listeningPractices: lintPractice,
}

export const checkDocument: CheckDocument = (collection, id, body, files) => CHECKERS[collection](id, body, files)

/** A document that is listed under one type and is of another. */
function checkType(id: string, wanted: TypeName | undefined, body: unknown): readonly Issue[] {
  const { type } = asObject(body)
  if (wanted === undefined || typeof type !== 'string' || type === wanted || !isTypeName(type)) return []
  return [{ path: '$.type', reason: `is '${type}', but a document of the id '${id}' is listed under '${wanted}'` }]
}

/** A document of another id is listed nowhere (docs/behaviour.md, 2.10). */
function checkSetId(id: string, body: unknown): readonly Issue[] {
  const topic = topicOfSet(id)
  if (topic !== null) return checkType(id, topic.type, body)
  return [{ path: '$', reason: `the id '${id}' must be {prefix}_Set_{number}, with the prefix of a topic` }]
}

/** An id that does not split into year, school and topic is listed nowhere (docs/behaviour.md, 9.1). */
function checkPrelimId(id: string, body: unknown): readonly Issue[] {
  const parsed = parsePrelimId(id)
  if (parsed === null) return [{ path: '$', reason: `the id '${id}' must be {year}-{school}-{topic}` }]
  return checkType(id, prelimTopics.find(({ key }) => key === parsed.topic)?.type, body)
}
