/** What an import will do to the site, from the lists of its stores: what stays and what is removed. */
import { COLLECTIONS, type DocumentRef, type DocumentStore } from '#server/ports/document-store.ts'
import { type FileStorage, liesIn } from '#server/ports/file-storage.ts'
import type { Extent } from './held-extent.ts'
import { type ListedFile, MEDIA_FOLDER } from './media-files.ts'

export interface ImportPlan extends Extent {
  /** The content version that was looked at. */
  readonly base: string
  /** The paths of the site's files that stay because the extent does not cover them. */
  readonly keptFiles: readonly string[]
  /** Whether documents or files stay because the extent does not cover them. */
  readonly keeps: boolean
  /** Of the documents, and of the files. */
  readonly removals: readonly Removal[]
}

/** What is removed from the part of the site that is replaced. */
export interface Removal {
  readonly kind: 'document' | 'file'
  /** `<collection>/<id>`, or the path of a file, as in a content folder. */
  readonly names: readonly string[]
  /** How many are there. */
  readonly total: number
}

interface Stores {
  readonly documents: Pick<DocumentStore, 'version' | 'ids'>
  readonly files: Pick<FileStorage, 'list'>
}

interface Source {
  readonly documents: readonly DocumentRef[]
  readonly files: readonly Pick<ListedFile, 'path'>[]
}

/** More than a tenth. */
export function removesTooMuch({ names, total }: Removal): boolean {
  return names.length * 10 > total
}

/** Rejects with the stores' errors. */
export async function planImport(stores: Stores, extent: Extent, source: Source): Promise<ImportPlan> {
  const base = await stores.documents.version()
  const stored: string[] = []
  let keptDocuments = 0
  for (const collection of COLLECTIONS) {
    const ids = await stores.documents.ids(collection)
    if (extent.collections.includes(collection)) for (const id of ids) stored.push(`${collection}/${id}`)
    else keptDocuments += ids.length
  }
  const documents = removal('document', stored, new Set(source.documents.map(nameOf)))
  const paths = (await stores.files.list('')).map(({ path }) => path)
  const keptFiles = paths.filter((path) => !liesIn(extent.folders, path))
  const replaced = paths.filter((path) => liesIn(extent.folders, path))
  const files = removal('file', replaced.map(shown), new Set(source.files.map(({ path }) => shown(path))))
  return { ...extent, base, keptFiles, keeps: keptDocuments + keptFiles.length > 0, removals: [documents, files] }
}

function shown(path: string): string {
  return `${MEDIA_FOLDER}/${path}`
}

function nameOf({ collection, id }: DocumentRef): string {
  return `${collection}/${id}`
}

/** `stored` of the part that is replaced by `incoming`. */
export function removal(kind: Removal['kind'], stored: readonly string[], incoming: ReadonlySet<string>): Removal {
  return { kind, names: stored.filter((name) => !incoming.has(name)), total: stored.length }
}
