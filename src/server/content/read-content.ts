/**
 * Reads all documents of a content folder into memory and lists its files, for the tools of authors. It reports files
 * that are not text or JSON; check-content checks their meaning. An import reads one document at a time instead.
 */
import type { ContentDocument } from '#server/ports/document-store.ts'
import { type DocumentFile, listDocuments } from './content-files.ts'
import { Fingerprint } from './fingerprint.ts'
import type { FileIssue } from './issue.ts'
import { type MediaFile, readMedia } from './media-files.ts'
import type { ContentProgress } from './progress.ts'
import { readDocument } from './read-document.ts'

export interface ContentFile extends ContentDocument, DocumentFile {}

export interface Content {
  /** The files that could be read, by collection, then by id. */
  readonly documents: readonly ContentFile[]
  /** The files for visitors, by path. */
  readonly files: readonly MediaFile[]
  readonly issues: readonly FileIssue[]
  /** Of the bytes that were read, so that an edit during the read is noticed next time. */
  readonly fingerprint: string
}

/** Throws ContentFolderError if the folder is missing or holds no documents; bad files become issues. */
export function readContent(dir: string, onProgress: ContentProgress): Content {
  const { files, issues: listingIssues } = listDocuments(dir)
  const media = readMedia(dir)
  const issues: FileIssue[] = [...listingIssues, ...media.issues]
  const documents: ContentFile[] = []
  const fingerprint = new Fingerprint()
  for (const [index, file] of files.entries()) {
    const result = readDocument(file, fingerprint)
    if (result.ok) documents.push({ ...file, body: result.body })
    else issues.push({ file: file.file, ...result.issue })
    onProgress('read', index + 1, files.length)
  }
  for (const file of media.files) fingerprint.addFile(file)
  return { documents, files: media.files, issues, fingerprint: fingerprint.digest() }
}
