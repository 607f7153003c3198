/** Lists the documents of a content folder, by the table of collections. It opens none of them. */

import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'
import { ROOT } from '#lib/issue.ts'
import { COLLECTIONS, type Collection, compareIds, type DocumentRef } from '#server/ports/document-store.ts'
import { extensionOf, fileNameOf } from './collections.ts'
import type { FileIssue } from './issue.ts'
import { MEDIA_FOLDER } from './media-files.ts'

/** Folders without documents: files for visitors, and what commands of authors make recordings, pictures and PDFs from. */
const OTHER_FOLDERS: readonly string[] = [MEDIA_FOLDER, 'listening-pictures', 'listening-scripts', 'papers']

export interface DocumentFile extends DocumentRef {
  /** The path to open and to show. */
  readonly file: string
}

export interface ContentListing {
  /** The collections that the folder holds. */
  readonly collections: readonly Collection[]
  /** By collection, then by id in code point order. */
  readonly files: readonly DocumentFile[]
  /** Unknown names are issues: otherwise a misspelt collection would be ignored silently. */
  readonly issues: readonly FileIssue[]
}

/** The content folder itself cannot be used; the message is for the operator. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError'
  readonly code = 'content-folder'
}

/** Dot files are ignored. Throws ContentFolderError if the folder is missing or unreadable. */
export function listContentFiles(dir: string): ContentListing {
  const files: DocumentFile[] = []
  const issues: FileIssue[] = []
  const folders = entries(dir)
  for (const folder of folders) {
    if (!folder.isDirectory() || OTHER_FOLDERS.includes(folder.name)) continue
    if (COLLECTIONS.some((collection) => collection === folder.name)) continue
    const reason = `this folder is not a collection (${COLLECTIONS.join(', ')})`
    issues.push({ file: join(dir, folder.name), path: ROOT, reason })
  }
  const collections = COLLECTIONS.filter((collection) => folders.some((folder) => folder.name === collection))
  for (const collection of collections) listCollection(dir, collection, { files, issues })
  return { collections, files, issues }
}

/** Adds to `found` the files that lie as deep as their name says, and everything else as an issue. */
function listCollection(
  dir: string,
  collection: Collection,
  found: Readonly<{ files: DocumentFile[]; issues: FileIssue[] }>,
): void {
  const [extension, name] = [extensionOf(collection), fileNameOf(collection)]
  const reason = `a collection holds only files named ${name}`
  const own: DocumentFile[] = []
  const walk = (above: string, levels: number): void => {
    for (const entry of entries(join(dir, collection, above))) {
      const path = above + entry.name
      const file = join(dir, collection, path)
      if (levels > 1 && entry.isDirectory()) walk(`${path}/`, levels - 1)
      else if (levels === 1 && !entry.isDirectory() && path.endsWith(extension))
        own.push({ collection, id: path.slice(0, -extension.length), file })
      else found.issues.push({ file, path: ROOT, reason })
    }
  }
  walk('', name.split('/').length)
  found.files.push(...own.sort((a, b) => compareIds(a.id, b.id)))
}

/** The same for a folder that must hold documents; throws ContentFolderError if it holds none. */
export function listDocuments(dir: string): ContentListing {
  const listing = listContentFiles(dir)
  if (listing.files.length === 0) throw new ContentFolderError(`${dir} holds no documents (<collection>/<id>.json)`)
  return listing
}

function entries(dir: string): Dirent[] {
  try {
    const found = readdirSync(dir, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'))
    return found.sort((a, b) => compareIds(a.name, b.name))
  } catch (error) {
    const reason = errorMessage(error)
    throw new ContentFolderError(`${dir} cannot be read: ${reason}`, { cause: error })
  }
}
