/**
 * A document store that is opened at its first call, so that creating it is synchronous. If opening fails, the call
 * rejects with the store's error and the next call tries again.
 */
import type { DocumentStore } from '#server/ports/document-store.ts'
import { openOnce } from './open-once.ts'

export function createLazyDocumentStore(open: () => Promise<DocumentStore>): DocumentStore {
  const store = openOnce(open)
  return {
    get: async (collection, id) => (await store.get()).get(collection, id),
    list: async (collection) => (await store.get()).list(collection),
    ids: async (collection) => (await store.get()).ids(collection),
    index: async (collection, name) => (await store.get()).index(collection, name),
    version: async () => (await store.get()).version(),
    fingerprint: async () => (await store.get()).fingerprint(),
    replace: async (content) => (await store.get()).replace(content),
    close: async () => (await store.opened())?.close(),
  }
}
