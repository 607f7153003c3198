/**
 * The collections of a content folder, in one table: how their files are called, and what a document must be. A folder that
 * is not in the table holds no documents.
 */
import { lintArticle } from '#articles/lint-article.ts'
import type { Issue } from '#lib/issue.ts'
import { lintPractice } from '#listening/practice/lint-practice.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import { readSetId } from '#quiz/library/topics.ts'
import { COLLECTIONS, type Collection } from '#server/ports/document-store.ts'
import type { Parsed } from '#server/repositories/parsed.ts'
import { parsePrelimTask, parseTask } from '#server/repositories/task-document.ts'

interface CollectionFiles {
  /** How a file is called in the folder of the collection; the id is this path without the extension. */
  readonly name: string
  /** The body of a document is the file's text, unless it is JSON. */
  readonly extension: '.json' | '.md' | '.svg'
  /** `files` are the paths of the existing files for visitors. 'together': see check-together.ts. */
  readonly check: ((id: string, body: unknown, files: ReadonlySet<string>) => readonly Issue[]) | 'together'
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
  prelimTasks: {
    name: '<year>-<school>-<kind>',
    extension: '.json',
    check: (id, body) => issuesOf(parsePrelimTask(id, body)),
  },
  articles: { name: '<id>', extension: '.md', check: lintArticle },
  listeningPractices: { name: '<id>', extension: '.json', check: lintPractice },
  exam: { name: '<subject>', extension: '.json', check: 'together' },
  tasks: { name: '<kind>/<number>', extension: '.json', check: (id, body) => issuesOf(parseTask(id, body)) },
  science: { name: '<theme>', extension: '.json', check: 'together' },
  drawings: { name: '<id>', extension: '.svg', check: 'together' },
  plans: { name: '<subject>/<number>', extension: '.json', check: 'together' },
  'whole-papers': { name: '<subject>/<number>/<section>', extension: '.json', check: 'together' },
}

/** The collections whose documents need each other. They are small: an import has all of them in memory. */
export const TOGETHER: readonly Collection[] = COLLECTIONS.filter(
  (collection) => COLLECTION_FILES[collection].check === 'together',
)

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

/** The checker of each collection, for every import; it finds nothing in documents that are checked together. */
export const checkDocument: CheckDocument = (collection, id, body, files) => {
  const { check } = COLLECTION_FILES[collection]
  return check === 'together' ? [] : check(id, body, files)
}

const issuesOf = (parsed: Parsed<unknown>): readonly Issue[] => (parsed.status === 'ok' ? [] : parsed.issues)

/** A document of another id is listed nowhere (docs/behaviour.md, 2.10). */
function checkSetId(id: string): readonly Issue[] {
  if (readSetId(id) !== null) return []
  return [{ path: '$', reason: `the id '${id}' must be {prefix}_Set_{number}, with the prefix of a topic` }]
}

/** An id that does not split into year, school and topic is listed nowhere (docs/behaviour.md, 9.1). */
function checkPrelimId(id: string): readonly Issue[] {
  return parsePrelimId(id) === null ? [{ path: '$', reason: `the id '${id}' must be {year}-{school}-{topic}` }] : []
}
