/** The facts of the examination: whether somebody has looked at their sources lately. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStale, MAX_AGE_DAYS } from '#exam/on-a-day.ts'
import type { FileIssue } from '#server/content/issue.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { parseExamDocument } from '#server/repositories/exam.ts'
import { ofCollection } from './library.ts'

/** `day` is today in Singapore. A document that does not hold has no issue here. */
export function checkExam(documents: readonly ContentFile[], day: string): readonly FileIssue[] {
  return ofCollection(documents, 'exam').flatMap(({ file, id, body }) => {
    const parsed = parseExamDocument(id, body)
    if (parsed.status !== 'ok' || !isStale(parsed.value.read, day)) return []
    const reason = `was compared with its source more than ${MAX_AGE_DAYS} days ago: look there, then run 'npm run content -- confirm ${id}'`
    return [{ file, path: 'read', reason }]
  })
}

/** The file to confirm does not hold; the message is for its author. */
class UnconfirmedError extends Error {
  override readonly name = 'UnconfirmedError'
  readonly code = 'unconfirmed'
}

/** Writes that a file was compared with its source on `day`; returns its path. Throws if it does not hold. */
export function confirmExam(dir: string, name: string, day: string): string {
  const path = join(dir, 'exam', `${name}.json`)
  const parsed = parseExamDocument(name, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.status !== 'ok') {
    const [issue] = parsed.issues
    throw new UnconfirmedError(`${path}: ${issue?.path ?? ''}: ${issue?.reason ?? ''}`)
  }
  writeFileSync(path, `${JSON.stringify({ ...parsed.value, read: day }, null, 2)}\n`)
  return path
}
