/** The texts that `npm run content` prints. */
import type { Removal } from '#server/content/import-plan.ts'
import type { FileIssue } from '#server/content/issue.ts'
import type { ContentProgress } from '#server/content/progress.ts'
import type { DocumentRef, ImportReport } from '#server/ports/document-store.ts'
import type { FileReport } from '#server/ports/file-storage.ts'

/** A longer list is a count. */
const NAMES_SHOWN = 10
const DOCUMENTS_BETWEEN_LINES = 1000
const MS_BETWEEN_LINES = 1000

/** `file: JSON path: reason`, one line each. */
export function issueLines(issues: readonly FileIssue[]): readonly string[] {
  return issues.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`)
}

/** What an import changed, by name where few; nothing about files if there are none. */
export function importLines(documents: ImportReport, files: FileReport): readonly string[] {
  const name = ({ collection, id }: DocumentRef) => `${collection}/${id}`
  const file = (path: string) => `files/${path}`
  const named = {
    added: documents.added.map(name),
    changed: documents.changed.map(name),
    removed: documents.removed.map(name),
  }
  const filed = { added: files.added.map(file), changed: files.changed.map(file), removed: files.removed.map(file) }
  const some = files.added.length + files.changed.length + files.removed.length + files.unchanged > 0
  return [
    ...changeLines(named, 'document'),
    ...changeLines(filed, 'file'),
    `Imported: ${counts(named, documents.unchanged)}`,
    ...(some ? [`Files: ${counts(filed, files.unchanged)}`] : []),
  ]
}

interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

function changeLines({ added, changed, removed }: Changes, word: string): readonly string[] {
  return [...nameLines('+', added, word), ...nameLines('~', changed, word), ...nameLines('-', removed, word)]
}

function counts({ added, changed, removed }: Changes, unchanged: number): string {
  return `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`
}

/** Why an import or a push is refused that removes too much. */
export function removalLines(removals: readonly Removal[]): readonly string[] {
  return removals.flatMap(({ kind, names, total }) => [
    ...nameLines('-', names, kind),
    `This would remove ${names.length} of ${count(total, kind)}, more than a tenth`,
  ])
}

export function count(number: number, word: string, plural = `${word}s`): string {
  return `${number} ${number === 1 ? word : plural}`
}

/** One line for each name, or a count. */
export function nameLines(sign: string, names: readonly string[], word: string): readonly string[] {
  if (names.length > NAMES_SHOWN) return [`${sign} ${count(names.length, word)}`]
  return names.map((name) => `${sign} ${name}`)
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
