/**
 * Imports a content folder into the stores: read, check, replace. Nothing is stored if any file has an error. Documents
 * and files are switched together, so no document names a file that is not there yet. One document is in memory at a
 * time: the files are read once to check them and once more to store them.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  Collection,
  ContentDocument,
  DocumentStore,
  ImportReport,
  StoredDocument,
} from '#server/ports/document-store.ts'
import {
  type FileReport,
  type FileStorage,
  FileStorageUnavailableError,
  liesIn,
  type StoredFile,
} from '#server/ports/file-storage.ts'
import { indexed } from '#server/repositories/indexers.ts'
import { checkFile } from './check-content.ts'
import { checkTogether } from './check-together.ts'
import { type CheckDocument, TOGETHER } from './collections.ts'
import { type DocumentFile, listContentFiles, listDocuments } from './content-files.ts'
import { Fingerprint, fingerprintOf } from './fingerprint.ts'
import type { FolderStamp, FolderStamps } from './folder-stamps.ts'
import { EVERYTHING, type Extent, heldExtent } from './held-extent.ts'
import { type ImportPlan, planImport, type Removal, removesTooMuch } from './import-plan.ts'
import type { FileIssue } from './issue.ts'
import { type ListedFile, listMedia, MEDIA_FOLDER, type MediaFile, withHashes } from './media-files.ts'
import type { ContentProgress } from './progress.ts'
import { readDocument } from './read-document.ts'

/** The stores that an import fills. */
export interface ContentStores {
  readonly documents: DocumentStore
  readonly files: FileStorage
}

export interface ImportSource {
  readonly dir: string
  /** 'everything' removes what the folder does not hold; 'held' replaces only the collections and folders it holds. */
  readonly replaces: 'everything' | 'held'
  /** 'a tenth' refuses to remove more than that of the documents or of the files that are replaced. */
  readonly mayRemove: 'anything' | 'a tenth'
  /** 'unchecked' stores every document without its checker; broken JSON is still refused. */
  readonly check: CheckDocument | 'unchecked'
  readonly stamps: FolderStamps
  readonly onProgress: ContentProgress
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly report: ImportReport; readonly files: FileReport }
  | { readonly kind: 'refused'; readonly issues: readonly FileIssue[] }
  /** Of documents, files or both. */
  | { readonly kind: 'removes too much'; readonly removals: readonly Removal[] }

/** A file was changed while the folder was imported. Nothing was stored; the import may be repeated. */
export class ContentChangedError extends Error {
  override readonly name = 'ContentChangedError'
  readonly code = 'content-changed'

  constructor(dir: string) {
    super(`${dir} was changed while it was read; nothing was imported`)
  }
}

/** The folder before any file is opened. */
interface Folder {
  readonly dir: string
  readonly extent: Extent
  readonly documents: readonly DocumentFile[]
  readonly files: readonly ListedFile[]
  readonly issues: readonly FileIssue[]
  readonly stamp: FolderStamp
}

/**
 * Rejects with ContentFolderError, ContentChangedError or the stores' errors; bad files are the outcome 'refused'.
 */
export async function importContent(stores: ContentStores, source: ImportSource): Promise<ImportOutcome> {
  const folder = listFolder(source)
  const { files } = withHashes(folder)
  const plan = await planImport(stores, folder.extent, folder)
  const { issues, fingerprint, related } = readFolder(folder, files, plan, source)
  if (issues.length > 0) return { kind: 'refused', issues }
  const apart = source.check === 'unchecked' ? [] : await issuesBeside(stores.documents, folder, related)
  if (apart.length > 0) return { kind: 'refused', issues: apart }
  const removals = plan.removals.filter(removesTooMuch)
  if (source.mayRemove === 'a tenth' && removals.length > 0) return { kind: 'removes too much', removals }
  const outcome = await store(stores, { folder, files, plan, fingerprint }, source.onProgress)
  if (!plan.keeps) remember(source.stamps, folder, fingerprint, files)
  return outcome
}

/** The same, unless the folder is unchanged since its last import and the bytes of all files are there. */
export async function importIfChanged(
  stores: ContentStores,
  source: ImportSource,
): Promise<ImportOutcome | { readonly kind: 'unchanged' }> {
  const folder = listFolder(source)
  const imported = await stores.documents.fingerprint()
  // Before the first import there is nothing to compare with.
  if (imported === null) return await importContent(stores, source)
  const damaged = new Set((await stores.files.damaged('by size')).map(({ path }) => path))
  const stored = (await stores.files.list('')).filter(({ path }) => !damaged.has(path))
  if (isRemembered(source.stamps, folder, imported, stored)) return { kind: 'unchanged' }
  const { files } = withHashes(folder)
  const fingerprint = fingerprintOf(folder.documents, files)
  const { folders } = folder.extent
  const known = imported === fingerprint || (source.replaces === 'held' && imported === partly(fingerprint))
  const held = stored.filter(({ path }) => liesIn(folders, path))
  if (!known || filesText(held) !== filesText(files)) return await importContent(stores, source)
  if (held.length === stored.length && imported === fingerprint) remember(source.stamps, folder, fingerprint, files)
  return { kind: 'unchanged' }
}

function listFolder({ dir, replaces, stamps }: ImportSource): Folder {
  const listing = replaces === 'everything' ? listDocuments(dir) : listContentFiles(dir)
  const media = listMedia(dir)
  const extent = replaces === 'everything' ? EVERYTHING : heldExtent(dir, listing, media.files)
  const issues = [...listing.issues, ...media.issues]
  return {
    dir,
    extent,
    documents: listing.files,
    files: media.files,
    issues,
    stamp: stamps.take(named(listing.files, media.files)),
  }
}

/** One after the other: a list of all would stay in memory while they are read. */
function* named(documents: readonly DocumentFile[], files: readonly ListedFile[]) {
  for (const { collection, id, file } of documents) yield { name: `${collection}/${id}`, file }
  for (const { path, file } of files) yield { name: `${MEDIA_FOLDER}/${path}`, file }
}

/** Reads and checks one document after the other. The checker also knows the files of the site that stay. */
function readFolder(
  { documents, issues: listed }: Folder,
  files: readonly MediaFile[],
  { keptFiles }: ImportPlan,
  { check, onProgress }: ImportSource,
): {
  readonly issues: readonly FileIssue[]
  readonly fingerprint: string
  readonly related: readonly ContentDocument[]
} {
  const issues = [...listed]
  const related: ContentDocument[] = []
  const paths = new Set([...files.map(({ path }) => path), ...keptFiles])
  const fingerprint = new Fingerprint()
  for (const [index, file] of documents.entries()) {
    const result = readDocument(file, fingerprint)
    if (!result.ok) issues.push({ file: file.file, ...result.issue })
    else if (check !== 'unchecked') issues.push(...checkFile({ ...file, body: result.body }, check, paths))
    if (result.ok && TOGETHER.includes(file.collection)) related.push({ ...file, body: result.body })
    onProgress('read', index + 1, documents.length)
  }
  for (const file of files) fingerprint.addFile(file)
  return { issues, fingerprint: fingerprint.digest(), related }
}

/** What is wrong with documents of the folder beside one another, and beside those of the site that stay. */
async function issuesBeside(
  store: Pick<DocumentStore, 'list'>,
  { dir, extent: { collections } }: Folder,
  related: readonly ContentDocument[],
): Promise<readonly FileIssue[]> {
  if (!TOGETHER.some((collection) => collections.includes(collection))) return []
  const documents = new Map<Collection, readonly StoredDocument[]>()
  for (const collection of TOGETHER) {
    const own = related.filter((document) => document.collection === collection)
    documents.set(collection, collections.includes(collection) ? own : await store.list(collection))
  }
  const found = checkTogether((collection) => documents.get(collection) ?? [], collections)
  return found.map(({ collection, name, path, reason }) => {
    const file = `${collection}/${name}`
    return { file: collections.includes(collection) ? join(dir, file) : `${file} of the site`, path, reason }
  })
}

interface Contents {
  readonly folder: Folder
  readonly files: readonly MediaFile[]
  readonly plan: ImportPlan
  readonly fingerprint: string
}

async function store(stores: ContentStores, contents: Contents, onProgress: ContentProgress): Promise<ImportOutcome> {
  const { folder, files, plan, fingerprint } = contents
  const sources = files.map(({ path, file }) => ({ path, read: () => readFile(file) }))
  const reports: ImportReport[] = []
  const report = await stores.files.replace(plan.folders, sources, async () => {
    reports.push(
      await stores.documents.replace({
        collections: plan.collections,
        base: plan.base,
        ...indexed(plan.collections, readAgain(contents)),
        fingerprint: plan.keeps ? partly(fingerprint) : fingerprint,
        onProgress: (done) => onProgress('written', done, folder.documents.length),
      }),
    )
  })
  const [documents] = reports
  if (documents === undefined) throw new FileStorageUnavailableError('the file storage did not switch the documents')
  return { kind: 'imported', report: documents, files: report }
}

/** The documents that were checked. Throws ContentChangedError at the latest after the last one. */
function* readAgain({ folder, files, fingerprint }: Contents): Generator<ContentDocument> {
  const read = new Fingerprint()
  for (const file of folder.documents) {
    const result = readDocument(file, read)
    if (!result.ok) throw new ContentChangedError(folder.dir)
    yield { collection: file.collection, id: file.id, body: result.body }
  }
  for (const file of files) read.addFile(file)
  if (read.digest() !== fingerprint) throw new ContentChangedError(folder.dir)
}

/** What the store remembers if the site has more than the folder. It never equals the fingerprint of a folder. */
function partly(fingerprint: string): string {
  return `${fingerprint} partly`
}

/** Whether the site has the content of this folder; somebody may have emptied a store. */
function isRemembered(
  stamps: FolderStamps,
  { stamp }: Folder,
  imported: string | null,
  stored: readonly StoredFile[],
): boolean {
  const known = stamps.recall()
  return known?.stamp === stamp.stamp && known.fingerprint === imported && known.files === filesText(stored)
}

function remember(stamps: FolderStamps, { stamp }: Folder, fingerprint: string, files: readonly MediaFile[]): void {
  if (stamp.reliable) stamps.remember({ stamp: stamp.stamp, fingerprint, files: filesText(files) })
}

/** Tells two lists of files apart. */
function filesText(files: readonly Pick<StoredFile, 'path' | 'hash'>[]): string {
  const lines = files.map(({ path, hash }) => JSON.stringify([path, hash]))
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
