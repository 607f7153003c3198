/**
 * Exports the stores to a folder that an import reads: the same ids, bodies as `documentText` writes them (Markdown as
 * it is), and the files with their manifest. Import and export again give the same bytes.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '#server/config/data-folder.ts'
import {
  COLLECTIONS,
  type Collection,
  type DocumentStore,
  documentText,
  type StoredDocument,
} from '#server/ports/document-store.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { extensionOf, fileNameOf } from './collections.ts'
import type { ContentStores } from './import-content.ts'
import { writeManifest } from './manifest.ts'
import { MEDIA_FOLDER, readMedia } from './media-files.ts'

/** The export would mix with other files, or an id cannot be a file name. Nothing was written. */
export class ExportRefusedError extends Error {
  override readonly name = 'ExportRefusedError'
  readonly code = 'export-refused'
}

/** The number of documents and of files. */
export interface ExportReport {
  readonly documents: number
  readonly files: number
}

/**
 * Writes `<dir>/<collection>/<id>` for every document and `<dir>/files/<path>` for every file. These folders must be
 * absent or empty. Throws ExportRefusedError, the stores' errors, or what node:fs throws.
 */
export async function exportContent(stores: ContentStores, dir: string): Promise<ExportReport> {
  for (const folder of [...COLLECTIONS, MEDIA_FOLDER]) refuseFilled(join(dir, folder))
  const content = await readOneVersion(stores.documents)
  for (const [collection, documents] of content) for (const { id } of documents) refuseBadName(collection, id)
  let written = 0
  for (const [collection, documents] of content) {
    for (const { id, body } of documents) {
      const file = join(dir, collection, id + extensionOf(collection))
      makeFolder(dirname(file))
      writeFileSync(file, fileText(collection, body))
    }
    written += documents.length
  }
  return { documents: written, files: await exportFiles(stores.files, dir) }
}

async function exportFiles(storage: FileStorage, dir: string): Promise<number> {
  const files = await storage.list('')
  if (files.length === 0) return 0
  for (const file of files) {
    const target = join(dir, MEDIA_FOLDER, ...file.path.split('/'))
    makeFolder(dirname(target))
    const body = new Response(await storage.open(file, { start: 0, end: file.size }))
    writeFileSync(target, new Uint8Array(await body.arrayBuffer()))
  }
  writeManifest(dir, readMedia(dir).files)
  return files.length
}

/** Reads again if the version changed meanwhile: otherwise collections of two imports would mix. */
async function readOneVersion(store: DocumentStore): Promise<ReadonlyMap<Collection, readonly StoredDocument[]>> {
  for (;;) {
    const version = await store.version()
    const content = new Map<Collection, readonly StoredDocument[]>()
    for (const collection of COLLECTIONS) content.set(collection, await store.list(collection))
    if ((await store.version()) === version) return content
  }
}

/** A file that stays would be imported again as a document. */
function refuseFilled(folder: string): void {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  if (names.length > 0) throw new ExportRefusedError(`${folder} is not empty`)
}

function fileText(collection: Collection, body: unknown): string {
  return extensionOf(collection) !== '.json' && typeof body === 'string' ? body : documentText(body)
}

function refuseBadName(collection: Collection, id: string): void {
  const names = id.split('/')
  const levels = fileNameOf(collection).split('/').length
  if (names.length !== levels || !names.every((name) => /^[^.\\][^\\]*$/.test(name)))
    throw new ExportRefusedError(`${collection}: '${id}' cannot be a file name`)
}
