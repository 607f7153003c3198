/**
 * A hash that tells whether a content folder has changed since its last import. It covers names and bytes of documents
 * and files; folder-stamps.ts covers times and lengths, which are faster to read and less reliable.
 */
import { createHash, type Hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DocumentRef } from '#server/ports/document-store.ts'
import { type DocumentFile, listDocuments } from './content-files.ts'
import { type MediaFile, readMedia } from './media-files.ts'

/** Raise the number if the same files would be stored or indexed differently: every folder then counts as changed. */
export const CONTENT_FORMAT = 'readysix content 3\n'

export class Fingerprint {
  readonly #hash: Hash = createHash('sha256').update(CONTENT_FORMAT)

  /** Documents must be added in the order of `listContentFiles`. */
  add(document: DocumentRef, bytes: Uint8Array): void {
    this.#hash.update(JSON.stringify([document.collection, document.id, bytes.length])).update(bytes)
  }

  /** Files are added after the documents, in the order of `readMedia`. */
  addFile({ path, hash }: MediaFile): void {
    this.#hash.update(JSON.stringify([path, hash]))
  }

  /** 64 hexadecimal digits. Nothing can be added afterwards. */
  digest(): string {
    return this.#hash.digest('hex')
  }
}

/** The fingerprint of `readContent`, without parsing. Throws ContentFolderError, or what node:fs throws. */
export function fingerprintFolder(dir: string): string {
  return fingerprintOf(listDocuments(dir).files, readMedia(dir).files)
}

/** The same for files that are listed already, by `listContentFiles` and `readMedia`. */
export function fingerprintOf(documents: readonly DocumentFile[], files: readonly MediaFile[]): string {
  const fingerprint = new Fingerprint()
  for (const document of documents) fingerprint.add(document, readFileSync(document.file))
  for (const file of files) fingerprint.addFile(file)
  return fingerprint.digest()
}
