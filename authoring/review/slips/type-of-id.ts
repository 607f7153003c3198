/** A document that is listed under one type and is of another. */
import type { Issue } from '#lib/issue.ts'
import { asObject } from '#lib/json.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { prelimTopics, readSetId } from '#quiz/library/topics.ts'
import { isTypeName } from '#quiz/registry/definitions.ts'

function listedType(file: string): string | undefined {
  const [, collection, id = ''] = /(?:^|\/)(quizzes|prelimQuizzes)\/([^/]+)\.json$/.exec(file) ?? []
  if (collection === 'quizzes') return readSetId(id)?.topic.type
  return prelimTopics.find(({ key }) => key === parsePrelimId(id)?.topic)?.type
}

/** `file` ends with the collection and the id. */
export function typeIssues(file: string, body: unknown): readonly Issue[] {
  const wanted = listedType(file)
  const { type } = asObject(body)
  if (wanted === undefined || typeof type !== 'string' || type === wanted || !isTypeName(type)) return []
  return [{ path: '$.type', reason: `is '${type}', but a document of this name is listed under '${wanted}'` }]
}
