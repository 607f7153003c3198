/**
 * Writes a document store back out as the files that an import reads: the same ids, and bodies as `documentText`
 * writes them, so importing and exporting again gives the same bytes.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  COLLECTIONS,
  type Collection,
  type DocumentStore,
  documentText,
  type StoredDocument,
} from '#server/ports/document-store.ts'

/** The export would mix with other files, or an id cannot be a file name. Nothing has been written. */
export class ExportRefusedError extends Error {
  override readonly name = 'ExportRefusedError'
  readonly code = 'export-refused'
}

/**
 * Makes `<dir>/<collection>/<id>.json` for every document and returns their number. The collections' folders must be
 * absent or empty. Throws ExportRefusedError, the store's errors, or what node:fs throws.
 */
export async function exportContent(store: DocumentStore, dir: string): Promise<number> {
  for (const collection of COLLECTIONS) refuseFilled(join(dir, collection))
  const content = await readOneVersion(store)
  for (const [collection, documents] of content) for (const { id } of documents) refuseBadName(collection, id)
  let written = 0
  for (const [collection, documents] of content) {
    if (documents.length > 0) mkdirSync(join(dir, collection), { recursive: true })
    for (const { id, body } of documents) writeFileSync(join(dir, collection, `${id}.json`), documentText(body))
    written += documents.length
  }
  return written
}

/** An import between two reads would give one collection of the old content and one of the new: then read again. */
async function readOneVersion(store: DocumentStore): Promise<ReadonlyMap<Collection, readonly StoredDocument[]>> {
  for (;;) {
    const version = await store.version()
    const content = new Map<Collection, readonly StoredDocument[]>()
    for (const collection of COLLECTIONS) content.set(collection, await store.list(collection))
    if ((await store.version()) === version) return content
  }
}

/** A file that is not replaced would come back as a document at the next import. */
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

function refuseBadName(collection: Collection, id: string): void {
  if (!/^[^./\\][^/\\]*$/.test(id)) throw new ExportRefusedError(`${collection}: '${id}' cannot be a file name`)
}
