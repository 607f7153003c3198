/** The texts that `npm run content` prints. */
import type { FileIssue } from '#server/content/issue.ts'
import type { ContentProgress } from '#server/content/progress.ts'
import type { DocumentRef, ImportReport } from '#server/ports/document-store.ts'
import type { FileReport } from '#server/ports/file-storage.ts'

const NAMES_SHOWN = 20
const DOCUMENTS_BETWEEN_LINES = 1000
const MS_BETWEEN_LINES = 1000

/** `file: JSON path: reason`, one line each. */
export function issueLines(issues: readonly FileIssue[]): readonly string[] {
  return issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)
}

export function reportLines(report: ImportReport): readonly string[] {
  const { added, changed, removed, unchanged } = report
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`
  return [...nameLines('+', added), ...nameLines('~', changed), ...nameLines('-', removed), `Imported: ${counts}`]
}

/** The report about the files; empty without files. */
export function fileLines({ added, changed, removed, unchanged }: FileReport): readonly string[] {
  if (added.length + changed.length + removed.length + unchanged === 0) return []
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`
  return [`Files: ${counts}`]
}

export function count(number: number, word: string, plural = `${word}s`): string {
  return `${number} ${number === 1 ? word : plural}`
}

function nameLines(sign: string, documents: readonly DocumentRef[]): readonly string[] {
  const names = documents.slice(0, NAMES_SHOWN).map(({ collection, id }) => `${sign} ${collection}/${id}`)
  const more = documents.length - names.length
  return more > 0 ? [...names, `${sign} … and ${more} more`] : names
}

/** A line every second or every 1,000 documents, none for a short import; `now` is in milliseconds. */
export function progressLines(print: (line: string) => void, now: () => number): ContentProgress {
  let last = { step: '', done: 0, at: now() }
  return (step, done, total) => {
    if (step !== last.step) last = { step, done: 0, at: last.at }
    const at = now()
    if (done - last.done < DOCUMENTS_BETWEEN_LINES && at - last.at < MS_BETWEEN_LINES) return
    last = { step, done, at }
    print(`  ${step} ${done} of ${total}`)
  }
}
