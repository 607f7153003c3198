/**
 * The collections of a content folder, in one table: how their files are called, and what a document must be. A folder that
 * is not in the table holds no documents.
 */
import { lintArticle } from '#articles/lint-article.ts'
import type { Issue } from '#lib/issue.ts'
import { lintPractice } from '#listening/practice/lint-practice.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import { topicOfSet } from '#quiz/library/topics.ts'
import type { Collection } from '#server/ports/document-store.ts'
import { parseExamDocument } from '#server/repositories/exam.ts'
import type { Parse } from '#server/repositories/parsed.ts'
import { parsePlan } from '#server/repositories/plans.ts'
import { parseDrawing, parseTheme } from '#server/repositories/science.ts'
import { parseTask } from '#server/repositories/tasks.ts'
import { parseSection } from '#server/repositories/whole-papers.ts'

interface CollectionFiles {
  /** How a file is called in the folder of the collection; the id is this path without the extension. */
  readonly name: string
  /** The body of a document is the file's text, unless it is JSON. */
  readonly extension: '.json' | '.md' | '.svg'
  /** `files` are the paths of the existing files for visitors. */
  readonly check: (id: string, body: unknown, files: ReadonlySet<string>) => readonly Issue[]
}

/** The issues that parsing a document finds. */
const issuesOf =
  (parse: Parse<unknown>) =>
  (id: string, body: unknown): readonly Issue[] => {
    const parsed = parse(id, body)
    return parsed.status === 'ok' ? [] : parsed.issues
  }

const COLLECTION_FILES: Readonly<Record<Collection, CollectionFiles>> = {
  quizzes: {
    name: '<id>',
    extension: '.json',
    check: (id, body) => [...checkSetId(id), ...lintQuizDocument(body)],
  },
  prelimQuizzes: {
    name: '<id>',
    extension: '.json',
    check: (id, body) => [...checkPrelimId(id), ...lintQuizDocument(body)],
  },
  articles: { name: '<id>', extension: '.md', check: lintArticle },
  listeningPractices: { name: '<id>', extension: '.json', check: lintPractice },
  exam: { name: '<subject>', extension: '.json', check: issuesOf(parseExamDocument) },
  tasks: { name: '<kind>/<number>', extension: '.json', check: issuesOf(parseTask) },
  science: { name: '<theme>', extension: '.json', check: issuesOf(parseTheme) },
  drawings: { name: '<id>', extension: '.svg', check: issuesOf(parseDrawing) },
  plans: { name: '<subject>/<number>', extension: '.json', check: issuesOf(parsePlan) },
  'whole-papers': { name: '<subject>/<number>/<section>', extension: '.json', check: issuesOf(parseSection) },
}

/** With the dot. */
export const extensionOf = (collection: Collection): CollectionFiles['extension'] =>
  COLLECTION_FILES[collection].extension

/** How the files of a collection are called: 'tasks/<kind>/<number>.json' has the name '<kind>/<number>.json'. */
export function fileNameOf(collection: Collection): string {
  const { name, extension } = COLLECTION_FILES[collection]
  return name + extension
}

/** All issues of one document; empty if it is good. `files` are the paths of the existing files. */
export type CheckDocument = (
  collection: Collection,
  id: string,
  body: unknown,
  files: ReadonlySet<string>,
) => readonly Issue[]

/** The checker of each collection, for every import. */
export const checkDocument: CheckDocument = (collection, id, body, files) =>
  COLLECTION_FILES[collection].check(id, body, files)

/** A document of another id is listed nowhere (docs/behaviour.md, 2.10). */
function checkSetId(id: string): readonly Issue[] {
  if (topicOfSet(id) !== null) return []
  return [{ path: '$', reason: `the id '${id}' must be {prefix}_Set_{number}, with the prefix of a topic` }]
}

/** An id that does not split into year, school and topic is listed nowhere (docs/behaviour.md, 9.1). */
function checkPrelimId(id: string): readonly Issue[] {
  return parsePrelimId(id) === null ? [{ path: '$', reason: `the id '${id}' must be {year}-{school}-{topic}` }] : []
}
