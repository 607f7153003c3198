/**
 * A document store that is opened when it is first asked, so that wiring it up is synchronous. If opening fails, the
 * call fails with the store's error and the next call tries again.
 */
import type { DocumentStore } from '#server/ports/document-store.ts'

/** `open` is called again only after it has rejected. */
export function createLazyDocumentStore(open: () => Promise<DocumentStore>): DocumentStore {
  let opened: Promise<DocumentStore> | null = null

  function store(): Promise<DocumentStore> {
    if (opened !== null) return opened
    const opening = open()
    opened = opening
    opening.catch(() => {
      opened = null
    })
    return opening
  }

  return {
    get: async (collection, id) => (await store()).get(collection, id),
    list: async (collection) => (await store()).list(collection),
    ids: async (collection) => (await store()).ids(collection),
    version: async () => (await store()).version(),
    fingerprint: async () => (await store()).fingerprint(),
    importAll: async (content) => (await store()).importAll(content),
    close: async () => (await store()).close(),
  }
}
