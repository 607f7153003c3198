/** The collections of which pages need to know many documents at once, each with what makes its index. */
import type { Indexer } from '#lib/indexer.ts'
import { createPracticeIndexer } from '#listening/practice/practice-index.ts'
import { createPrelimIndexer } from '#prelim/prelim-index.ts'
import { createSetIndexer } from '#quiz/library/set-indexer.ts'
import type { Collection, ContentDocument, IndexPart } from '#server/ports/document-store.ts'
import { createTaskIndexer } from './task-index.ts'

export const INDEXERS = {
  quizzes: createSetIndexer,
  prelimQuizzes: createPrelimIndexer,
  listeningPractices: createPracticeIndexer,
  tasks: createTaskIndexer,
} as const satisfies Partial<Readonly<Record<Collection, () => Indexer>>>

/** A collection that has an index. */
export type IndexedCollection = keyof typeof INDEXERS

const isIndexed = (collection: Collection): collection is IndexedCollection => Object.hasOwn(INDEXERS, collection)

/** The documents of an import as they are, and the indexes that they make. `parts` is read after the last document. */
export function indexed(
  collections: readonly Collection[],
  documents: Iterable<ContentDocument>,
): Readonly<{ documents: Iterable<ContentDocument>; index: Iterable<IndexPart> }> {
  const indexers = new Map(
    collections.filter(isIndexed).map((collection) => [collection, INDEXERS[collection]()] as const),
  )
  function* passing(): Generator<ContentDocument> {
    for (const document of documents) {
      if (isIndexed(document.collection)) indexers.get(document.collection)?.add(document.id, document.body)
      yield document
    }
  }
  function* parts(): Generator<IndexPart> {
    for (const [collection, indexer] of indexers) for (const part of indexer.parts()) yield { collection, ...part }
  }
  return { documents: passing(), index: parts() }
}
