/** Gives a document store new content as a whole, for tests and benches. */
import { COLLECTIONS, type ContentImport, type DocumentStore, type ImportReport } from '#server/ports/document-store.ts'

/** Replaces all collections of the current version. */
export async function fillStore(
  store: DocumentStore,
  source: Pick<ContentImport, 'documents' | 'fingerprint' | 'onProgress'>,
): Promise<ImportReport> {
  return await store.replace({ ...source, collections: COLLECTIONS, base: await store.version() })
}
