/** Reads one document of a content folder. Synchronous: for commands and the start, never while requests are served. */
import { readFileSync } from 'node:fs'
import { errorMessage } from '#lib/error-message.ts'
import type { Issue } from '#lib/issue.ts'
import { ROOT } from '#lib/issue.ts'
import { extensionOf } from './collections.ts'
import type { DocumentFile } from './content-files.ts'
import { findJsonFault, lineAndColumn } from './find-json-fault.ts'
import type { Fingerprint } from './fingerprint.ts'

const BYTE_ORDER_MARK = '\uFEFF'

export type DocumentReading =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly issue: Issue }

/** Adds the bytes to the fingerprint. A file that is not text or JSON becomes an issue. */
export function readDocument(file: DocumentFile, fingerprint: Fingerprint): DocumentReading {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file.file)
  } catch (error) {
    return refused(ROOT, `cannot be read: ${errorMessage(error)}`)
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
  return extensionOf(file.collection) === '.json' ? parseDocument(text) : { ok: true, body: text }
}

function parseDocument(text: string): DocumentReading {
  const fault = findJsonFault(text)
  if (fault !== null) {
    const { line, column } = lineAndColumn(text, fault.offset)
    return refused(fault.path, `broken JSON at line ${line}, column ${column}: ${fault.reason}`)
  }
  try {
    return { ok: true, body: JSON.parse(text) }
  } catch (error) {
    return refused(ROOT, `broken JSON: ${errorMessage(error)}`)
  }
}

function refused(path: string, reason: string): DocumentReading {
  return { ok: false, issue: { path: path, reason: reason } }
}
