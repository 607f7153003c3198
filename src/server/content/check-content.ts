/**
 * Checks documents before an import: by the checker of their collection, that all their text can be stored, sent and
 * shown, and that no text is longer than anybody means. It knows no quiz type; the caller passes the checker.
 */

import type { Issue } from '#lib/issue.ts'
import { childPath, ROOT } from '#lib/issue.ts'
import type { CheckDocument } from './collections.ts'
import type { FileIssue } from './issue.ts'
import type { ContentProgress } from './progress.ts'
import type { Content, ContentFile } from './read-content.ts'
import { checkLengths } from './text/check-lengths.ts'
import { nameItem } from './text/name-item.ts'

/** The checker itself threw: a bug of it, which says nothing about the file. */
class CheckerError extends Error {
  override readonly name = 'CheckerError'
  readonly code = 'checker-failed'

  constructor(file: string, options: ErrorOptions) {
    super(`the checker failed on ${file}`, options)
  }
}

/** The issues of all documents, in their order. Throws CheckerError with the file's name if the checker throws. */
export function checkContent(
  { documents, files }: Pick<Content, 'documents' | 'files'>,
  checkDocument: CheckDocument,
  onProgress: ContentProgress,
): readonly FileIssue[] {
  const issues: FileIssue[] = []
  const paths = new Set(files.map(({ path }) => path))
  for (const [index, document] of documents.entries()) {
    issues.push(...checkFile(document, checkDocument, paths))
    onProgress('checked', index + 1, documents.length)
  }
  return issues
}

/** The issues of one document. */
export function checkFile(
  document: ContentFile,
  checkDocument: CheckDocument,
  files: ReadonlySet<string>,
): readonly FileIssue[] {
  const { file, body } = document
  return checkOne(document, checkDocument, files).map((found) => ({ file, ...nameItem(body, found) }))
}

function checkOne(document: ContentFile, checkDocument: CheckDocument, files: ReadonlySet<string>): readonly Issue[] {
  const unstorable = findUnstorable(document.body, ROOT)
  if (unstorable.length > 0) return unstorable
  const long = checkLengths(document.body, ROOT, 'passage')
  if (long.length > 0) return long
  try {
    return checkDocument(document.collection, document.id, document.body, files)
  } catch (error) {
    throw new CheckerError(document.file, { cause: error })
  }
}

function findUnstorable(value: unknown, path: string): readonly Issue[] {
  if (typeof value === 'string') return textIssues(value, path)
  // JSON.parse reads 1e999 as Infinity, which would be stored as null.
  if (typeof value === 'number' && !Number.isFinite(value)) return [{ path: path, reason: 'the number is too large' }]
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnstorable(item, childPath(path, index)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const inside = childPath(path, key)
    return [...textIssues(key, inside), ...findUnstorable(item, inside)]
  })
}

function textIssues(text: string, path: string): readonly Issue[] {
  if (text.includes('\0')) return [{ path: path, reason: 'holds the character U+0000' }]
  return text.isWellFormed() ? [] : [{ path: path, reason: 'holds half a character (a lone surrogate)' }]
}
