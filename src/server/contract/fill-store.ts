/** Gives a document store new content as a whole, for tests and benches. */
import { COLLECTIONS, type ContentImport, type DocumentStore, type ImportReport } from '#server/ports/document-store.ts'
import { indexed } from '#server/repositories/indexers.ts'

/** Replaces all collections of the current version, with their indexes. */
export async function fillStore(
  store: DocumentStore,
  source: Pick<ContentImport, 'documents' | 'fingerprint' | 'onProgress'>,
): Promise<ImportReport> {
  const content = indexed(COLLECTIONS, source.documents)
  return await store.replace({ ...source, ...content, collections: COLLECTIONS, base: await store.version() })
}
