/** The files of content/exam: whether they hold, and whether somebody has looked at their sources lately. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examDates, subjectFacts } from '#exam/exam-facts.ts'
import { isStale, MAX_AGE_DAYS } from '#exam/on-a-day.ts'
import { plainWords, zodIssues } from '#lib/plain-words.ts'
import type { FileIssue } from '#server/content/issue.ts'

const FOLDER = 'exam'
const DATES = 'dates.json'

const schemaOf = (file: string) => (file === DATES ? examDates : subjectFacts)

function issuesOf(path: string, file: string, day: string): readonly FileIssue[] {
  const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const parsed = schemaOf(file).safeParse(stored, plainWords)
  if (!parsed.success) return zodIssues(parsed.error, stored).map((issue) => ({ file: path, ...issue }))
  const { read } = parsed.data
  if (!isStale(read, day)) return []
  const reason = `was compared with its source more than ${MAX_AGE_DAYS} days ago: look there, then run 'npm run content -- confirm ${file.replace('.json', '')}'`
  return [{ file: path, path: 'read', reason }]
}

/** `day` is today in Singapore. A folder without facts has no issues. */
export function checkExam(dir: string, day: string): readonly FileIssue[] {
  const folder = join(dir, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => issuesOf(join(folder, file), file, day))
}

/** Writes that a file was compared with its source on `day`; returns its path. Throws if it does not hold. */
export function confirmExam(dir: string, name: string, day: string): string {
  const path = join(dir, FOLDER, `${name}.json`)
  const facts = schemaOf(`${name}.json`).parse(JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, `${JSON.stringify({ ...facts, read: day }, null, 2)}\n`)
  return path
}
