/**
 * From a content folder into a document store: read, check, replace. Nothing is stored if any file has an error.
 */
import type { DocumentStore, ImportReport } from '#server/ports/document-store.ts'
import { type CheckDocument, checkContent } from './check-content.ts'
import { fingerprintFolder } from './fingerprint.ts'
import type { FileIssue } from './issue.ts'
import type { ContentProgress } from './progress.ts'
import { readContent } from './read-content.ts'

export interface ImportSource {
  readonly dir: string
  /** 'unchecked' stores every document as it is; broken JSON is refused all the same. */
  readonly check: CheckDocument | 'unchecked'
  readonly onProgress: ContentProgress
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly report: ImportReport }
  | { readonly kind: 'refused'; readonly issues: readonly FileIssue[] }

/** Throws ContentFolderError, or rejects with the store's errors; bad files are an outcome. */
export async function importContent(store: DocumentStore, source: ImportSource): Promise<ImportOutcome> {
  const { dir, check, onProgress } = source
  const { documents, issues: readIssues, fingerprint } = readContent(dir, onProgress)
  const checkIssues = check === 'unchecked' ? [] : checkContent(documents, check, onProgress)
  const issues = [...readIssues, ...checkIssues]
  if (issues.length > 0) return { kind: 'refused', issues }
  const report = await store.importAll({
    documents,
    fingerprint,
    onProgress: (written) => onProgress('written', written, documents.length),
  })
  return { kind: 'imported', report }
}

/** For the start: the same, unless the folder is what was imported last. */
export async function importIfChanged(
  store: DocumentStore,
  source: ImportSource,
): Promise<ImportOutcome | { readonly kind: 'unchanged' }> {
  if (fingerprintFolder(source.dir) === (await store.fingerprint())) return { kind: 'unchanged' }
  return await importContent(store, source)
}
