/** Lists the documents of a content folder: `<collection>/<id>.json`, and `articles/<id>.md`. It opens none of them. */

import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '#lib/error-message.ts'
import { ROOT } from '#lib/issue.ts'
import { COLLECTIONS, type Collection, compareIds, type DocumentRef } from '#server/ports/document-store.ts'
import type { FileIssue } from './issue.ts'
import { MEDIA_FOLDER } from './media-files.ts'

/** Folders without documents: files for visitors, and the sources of some of them. */
const OTHER_FOLDERS: readonly string[] = [
  MEDIA_FOLDER,
  'listening-pictures',
  'listening-scripts',
  'papers',
  'plans',
  'drawings',
  'science',
  'tasks',
  'whole-papers',
  'exam',
]

/** The file extension of a collection: articles are Markdown, all others JSON. */
const EXTENSIONS: Readonly<Record<Collection, '.json' | '.md'>> = {
  quizzes: '.json',
  listeningPractices: '.json',
  prelimQuizzes: '.json',
  articles: '.md',
}

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

/** With the dot. The body of a '.md' document is the file's text. */
export function extensionOf(collection: Collection): '.json' | '.md' {
  return EXTENSIONS[collection]
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
  for (const collection of collections) {
    const extension = extensionOf(collection)
    for (const entry of entries(join(dir, collection))) {
      const file = join(dir, collection, entry.name)
      if (!entry.isDirectory() && entry.name.endsWith(extension)) {
        files.push({ collection, id: entry.name.slice(0, -extension.length), file })
      } else issues.push({ file, path: ROOT, reason: `a collection holds only files named <id>${extension}` })
    }
  }
  return { collections, files, issues }
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
