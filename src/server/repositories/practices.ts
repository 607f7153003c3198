/**
 * Listening practices as values: document -> practice. `ParsedPractice` says what is wrong with a document; errors of
 * the store are thrown.
 */
import type { Issue } from '#lib/issue.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { type ParsedPractice, parsePractice } from '#listening/practice/schema.ts'
import { sortPractices } from '#listening/practice/sort-practices.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'

const COLLECTION = 'listeningPractices'

type PracticeList = Readonly<{
  /** In the order of the list. */
  practices: readonly Practice[]
  /** Documents that are no practices, for the log. */
  refused: readonly Readonly<{ id: string; issues: readonly Issue[] }>[]
}>

/** The order of `list` is that of `sortPractices` (docs/behaviour.md, 8.1). */
export type PracticeRepository = Readonly<{
  get(id: string): Promise<ParsedPractice>
  list(): Promise<PracticeList>
}>

/** Reads and parses at each call; the page cache saves the work. */
export function createPracticeRepository(documents: DocumentStore): PracticeRepository {
  return {
    get: async (id) => parsePractice(id, await documents.get(COLLECTION, id)),
    async list() {
      const parsed = (await documents.list(COLLECTION)).map(({ id, body }) => ({ id, result: parsePractice(id, body) }))
      const practices = parsed.flatMap(({ result }) => (result.status === 'ok' ? [result.practice] : []))
      const refused = parsed.flatMap(({ id, result }) =>
        result.status === 'invalid' ? [{ id, issues: result.issues }] : [],
      )
      return { practices: sortPractices(practices), refused }
    },
  }
}
