/**
 * What an import of a folder replaces: all content of the site, or the collections and file folders that the folder
 * holds. An empty one is refused: more likely its content is missing than meant to be removed.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { COLLECTIONS, type Collection } from '#server/ports/document-store.ts'
import { type FileFolders, folderOf } from '#server/ports/file-storage.ts'
import { ContentFolderError, type ContentListing } from './content-files.ts'
import { type ListedFile, MEDIA_FOLDER } from './media-files.ts'

export interface Extent {
  readonly collections: readonly Collection[]
  readonly folders: FileFolders
}

export const EVERYTHING: Extent = { collections: COLLECTIONS, folders: 'all' }

const KEPT = 'if this folder is not there, what the site has of it stays'

/** Throws ContentFolderError if the folder holds nothing, or an empty collection or file folder. */
export function heldExtent(dir: string, listing: ContentListing, files: readonly ListedFile[]): Extent {
  const { collections } = listing
  const filled = new Set(listing.files.map(({ collection }) => collection))
  for (const collection of collections)
    if (!filled.has(collection)) throw new ContentFolderError(`${join(dir, collection)} holds no documents; ${KEPT}`)
  const folders = heldFolders(join(dir, MEDIA_FOLDER), files)
  if (collections.length + folders.size === 0)
    throw new ContentFolderError(`${dir} holds no documents and no files (<collection>/<id>.json, files/<folder>/…)`)
  return { collections, folders }
}

/**
 * The top folders of the files under `folder`; '' if some lie in none. Throws ContentFolderError if a top folder has no
 * files.
 */
export function heldFolders(folder: string, files: readonly ListedFile[]): ReadonlySet<string> {
  const filled = new Set(files.map(({ path }) => folderOf(path)))
  for (const name of topFolders(folder))
    if (!filled.has(name)) throw new ContentFolderError(`${join(folder, name)} holds no files; ${KEPT}`)
  return filled
}

/** None if the folder does not exist. */
function topFolders(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
