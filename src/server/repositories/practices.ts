/**
 * Listening practices as values: document -> practice. `ParsedPractice` says what is wrong with a document; errors of
 * the store are thrown.
 */
import { HEAD } from '#lib/indexer.ts'
import { type ListedPractice, listedPractices } from '#listening/practice/practice-index.ts'
import { type ParsedPractice, parsePractice } from '#listening/practice/schema.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import type { ContentIndex } from './content-index.ts'

const COLLECTION = 'listeningPractices'

/** `list` leaves out documents that are no practices (docs/behaviour.md, 8.1). */
export type PracticeRepository = Readonly<{
  get(id: string): Promise<ParsedPractice>
  list(): Promise<readonly ListedPractice[]>
}>

const LIST_CHARACTERS = 1_000_000

/** Reads and parses a practice at each call; the page cache saves the work. */
export function createPracticeRepository(documents: DocumentStore, index: ContentIndex): PracticeRepository {
  const readList = index.reader(COLLECTION, listedPractices, LIST_CHARACTERS)
  return {
    get: async (id) => parsePractice(id, await documents.get(COLLECTION, id)),
    list: async () => (await readList(HEAD)) ?? [],
  }
}
