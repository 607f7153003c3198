/**
 * Reads the documents of a content folder and lists its files. It reports files that are not text or JSON;
 * check-content checks their meaning. Synchronous: for commands and the start, never while requests are served.
 */

import { readFileSync } from 'node:fs'
import { errorMessage } from '#lib/error-message.ts'
import type { Issue } from '#lib/issue.ts'
import { ROOT } from '#lib/issue.ts'
import type { ContentDocument } from '#server/ports/document-store.ts'
import { type DocumentFile, extensionOf, listContentFiles } from './content-files.ts'
import { findJsonFault, lineAndColumn } from './find-json-fault.ts'
import { Fingerprint } from './fingerprint.ts'
import type { FileIssue } from './issue.ts'
import { type MediaFile, readMedia } from './media-files.ts'
import type { ContentProgress } from './progress.ts'

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

const BYTE_ORDER_MARK = '\uFEFF'

/** Throws ContentFolderError if the folder is missing or holds no documents; bad files become issues. */
export function readContent(dir: string, onProgress: ContentProgress): Content {
  const { files, issues: listingIssues } = listContentFiles(dir)
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

type Reading = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly issue: Issue }

function readDocument(file: DocumentFile, fingerprint: Fingerprint): Reading {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file.file)
  } catch (error) {
    return refused(ROOT, `cannot be read: ${reasonOf(error)}`)
  }
  fingerprint.add(file, bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return refused(ROOT, 'is not UTF-8 text')
  }
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return refused(ROOT, 'starts with a byte order mark; save it as UTF-8 without one')
  }
  return extensionOf(file.collection) === '.md' ? { ok: true, body: text } : parseDocument(text)
}

function parseDocument(text: string): Reading {
  const fault = findJsonFault(text)
  if (fault !== null) {
    const { line, column } = lineAndColumn(text, fault.offset)
    return refused(fault.path, `broken JSON at line ${line}, column ${column}: ${fault.reason}`)
  }
  try {
    return { ok: true, body: JSON.parse(text) }
  } catch (error) {
    return refused(ROOT, `broken JSON: ${reasonOf(error)}`)
  }
}

function refused(path: string, reason: string): Reading {
  return { ok: false, issue: { path: path, reason: reason } }
}

function reasonOf(error: unknown): string {
  return errorMessage(error)
}
