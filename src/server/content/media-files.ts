/**
 * The files of a content folder that visitors fetch (audio, pictures, papers): everything under `files/`, by its
 * storage path, with its hash. Synchronous: for commands and the start.
 */
import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '#lib/issue.ts'
import { compareIds } from '#server/ports/document-store.ts'
import type { FileIssue } from './issue.ts'

export const MEDIA_FOLDER = 'files'
/** Records of how files were made; they are not for visitors. */
export const RECORD_NAME = 'manifest.json'

export interface ListedFile {
  /** As documents name it: segments with slashes between them. */
  readonly path: string
  /** The path to open and to show. */
  readonly file: string
}

export interface MediaFile extends ListedFile {
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string
}

export interface FileListing<File extends ListedFile> {
  /** By path in code point order. */
  readonly files: readonly File[]
  readonly issues: readonly FileIssue[]
}

export type Media = FileListing<MediaFile>

/** Dot files and records are ignored. Throws what node:fs throws if the folder exists but cannot be listed. */
export function readMedia(dir: string): Media {
  return withHashes(listMedia(dir))
}

/** The same for any existing folder; paths are relative to it. */
export function readFiles(folder: string): Media {
  return withHashes(listFiles(folder))
}

/** The files of `readMedia`, without opening them. */
export function listMedia(dir: string): FileListing<ListedFile> {
  const folder = join(dir, MEDIA_FOLDER)
  return existsSync(folder) ? listFiles(folder) : { files: [], issues: [] }
}

/** Reads every listed file. */
export function withHashes({ files, issues }: FileListing<ListedFile>): Media {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return { files: files.map(({ path, file }) => ({ path, file, hash: hash(file) })), issues }
}

function listFiles(folder: string): FileListing<ListedFile> {
  const files: ListedFile[] = []
  const issues: FileIssue[] = []
  for (const entry of entries(folder)) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/')
    const problem = problemWith(entry, path)
    if (problem !== '') issues.push({ file, path: ROOT, reason: problem })
    else files.push({ path, file })
  }
  return { files: files.sort((a, b) => compareIds(a.path, b.path)), issues }
}

function entries(folder: string): Dirent[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  return all
    .filter(({ name, parentPath }) => {
      const hidden =
        name.startsWith('.') ||
        relative(folder, parentPath)
          .split(sep)
          .some((part) => part.startsWith('.'))
      return !hidden && name !== RECORD_NAME
    })
    .filter((entry) => !entry.isDirectory())
}

function problemWith(entry: Dirent, path: string): string {
  if (!entry.isFile()) return 'is neither a file nor a folder'
  return /[\p{Cc}\\]/u.test(path) || !path.isWellFormed() ? 'has a name that no address can carry' : ''
}
