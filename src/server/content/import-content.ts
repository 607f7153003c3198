/**
 * Imports a content folder into the stores: read, check, replace. Nothing is stored if any file has an error. Documents
 * and files are switched together, so no document names a file that is not there yet.
 */
import { readFile } from 'node:fs/promises'
import type { DocumentStore, ImportReport } from '#server/ports/document-store.ts'
import type { FileReport, FileStorage } from '#server/ports/file-storage.ts'
import { type CheckDocument, checkContent } from './check-content.ts'
import { fingerprintFolder } from './fingerprint.ts'
import type { FileIssue } from './issue.ts'
import { type MediaFile, readMedia } from './media-files.ts'
import type { ContentProgress } from './progress.ts'
import { type Content, readContent } from './read-content.ts'

/** The stores that an import fills. */
export interface ContentStores {
  readonly documents: DocumentStore
  readonly files: FileStorage
}

export interface ImportSource {
  readonly dir: string
  /** 'unchecked' stores every document without its checker; broken JSON is still refused. */
  readonly check: CheckDocument | 'unchecked'
  readonly onProgress: ContentProgress
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly report: ImportReport; readonly files: FileReport }
  | { readonly kind: 'refused'; readonly issues: readonly FileIssue[] }

/** Rejects with ContentFolderError or the stores' errors; bad files are the outcome 'refused'. */
export async function importContent(stores: ContentStores, source: ImportSource): Promise<ImportOutcome> {
  const { dir, check, onProgress } = source
  const content = readContent(dir, onProgress)
  const checkIssues = check === 'unchecked' ? [] : checkContent(content, check, onProgress)
  const issues = [...content.issues, ...checkIssues]
  if (issues.length > 0) return { kind: 'refused', issues }
  return await store(stores, content, onProgress)
}

async function store(stores: ContentStores, content: Content, onProgress: ContentProgress): Promise<ImportOutcome> {
  const { documents, fingerprint } = content
  const sources = content.files.map(({ path, file }) => ({ path, read: () => readFile(file) }))
  const reports: ImportReport[] = []
  const files = await stores.files.replaceAll(sources, async () => {
    const written = (done: number) => onProgress('written', done, documents.length)
    reports.push(await stores.documents.importAll({ documents, fingerprint, onProgress: written }))
  })
  const [report] = reports
  if (report === undefined) throw new Error('the file storage did not switch the documents')
  return { kind: 'imported', report, files }
}

/** The same, unless the folder is unchanged since its last import. */
export async function importIfChanged(
  stores: ContentStores,
  source: ImportSource,
): Promise<ImportOutcome | { readonly kind: 'unchanged' }> {
  const { dir } = source
  const { files } = readMedia(dir)
  const known = fingerprintFolder(dir, files) === (await stores.documents.fingerprint())
  if (known && (await holds(stores.files, files))) return { kind: 'unchanged' }
  return await importContent(stores, source)
}

/** Whether the storage still has the imported files; its folder may have been emptied. */
async function holds(storage: FileStorage, files: readonly MediaFile[]): Promise<boolean> {
  const stored = new Map((await storage.list('')).map(({ path, hash }) => [path, hash]))
  return stored.size === files.length && files.every(({ path, hash }) => stored.get(path) === hash)
}
