/**
 * Reads the indexes of collections, part by part. An import writes them; where it did not, or wrote another shape, the index
 * of that version is made here from the documents, which takes as long as reading them all.
 */
import { LRUCache } from 'lru-cache'
import type { ZodType } from 'zod'
import { HEAD } from '#lib/indexer.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { INDEXERS, type IndexedCollection } from './indexers.ts'
import { oncePerVersion } from './parsed.ts'

/** A part by its name, or null where the index has no such part. Rejects with the store's errors. */
type ReadPart<T> = (name: string) => Promise<T | null>

export type ContentIndex = Readonly<{
  /** For parts of one shape. Those that were used last are kept parsed, up to so many characters of their JSON. */
  reader<T>(collection: IndexedCollection, schema: ZodType<T>, characters: number): ReadPart<T>
}>

type Documents = Pick<DocumentStore, 'get' | 'ids' | 'index' | 'version'>

/** The JSON texts of parts by their names. */
type Parts = ReadonlyMap<string, string>

async function makeIndex(documents: Documents, collection: IndexedCollection): Promise<Parts> {
  const indexer = INDEXERS[collection]()
  for (const id of await documents.ids(collection)) indexer.add(id, await documents.get(collection, id))
  return new Map(Array.from(indexer.parts(), ({ name, body }) => [name, JSON.stringify(body)]))
}

/** `size` in characters of JSON. */
type Read<T> = Readonly<{ part: T | null; size: number }>

/** An index that is not in the store, or cannot be read, is made from the documents, once for each version of the content. */
export function createContentIndex(documents: Documents): ContentIndex {
  const make = (collection: IndexedCollection) => oncePerVersion(documents, () => makeIndex(documents, collection))
  const made: Readonly<Record<IndexedCollection, () => Promise<Parts>>> = {
    quizzes: make('quizzes'),
    prelimQuizzes: make('prelimQuizzes'),
    listeningPractices: make('listeningPractices'),
    tasks: make('tasks'),
  }

  async function read<T>(collection: IndexedCollection, schema: ZodType<T>, name: string): Promise<Read<T>> {
    const none = { part: null, size: 1 }
    const stored = await documents.index(collection, name)
    const parsed = stored === null ? null : schema.safeParse(JSON.parse(stored))
    if (stored !== null && parsed?.success === true) return { part: parsed.data, size: stored.length }
    const isIndexed = stored === null && name !== HEAD && (await documents.index(collection, HEAD)) !== null
    const own = isIndexed ? undefined : (await made[collection]()).get(name)
    return own === undefined ? none : { part: schema.parse(JSON.parse(own)), size: own.length }
  }

  return {
    reader<T>(collection: IndexedCollection, schema: ZodType<T>, characters: number): ReadPart<T> {
      const kept = new LRUCache<string, Read<T>>({ maxSize: characters, sizeCalculation: ({ size }) => size })
      return async (name) => {
        // Asked before the part is read: after an import in between it is read again.
        const key = `${await documents.version()} ${name}`
        const known = kept.get(key)
        if (known !== undefined) return known.part
        const found = await read(collection, schema, name)
        kept.set(key, found)
        return found.part
      }
    },
  }
}
