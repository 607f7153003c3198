/** Finds the prelim documents that a language paper is made of. It reads files and draws nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'

/** A school's prelim of one year. */
export type Prelim = Readonly<{ year: number; school: string }>

/** Null when the document is missing or has a fault. */
export type FindQuiz = (topic: string) => Typed | null

const ID = /^(?<year>20\d\d)-(?<school>[A-Za-z0-9]+)-(?<topic>.+)\.json$/

const folderOf = (contentDir: string): string => join(contentDir, 'prelimQuizzes')

/** The prelims that have documents, newest first, schools by name. */
export function listPrelims(contentDir: string): Prelim[] {
  const folder = folderOf(contentDir)
  const found = new Map<string, Prelim>()
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const { year, school } = ID.exec(name)?.groups ?? {}
    if (year !== undefined && school !== undefined) found.set(`${year}-${school}`, { year: Number(year), school })
  }
  return [...found.values()].sort((a, b) => b.year - a.year || (a.school < b.school ? -1 : 1))
}

/** Reads the documents of one prelim, and notes what is missing. */
export function finder(contentDir: string, prelim: Prelim, missing: string[]): FindQuiz {
  return (topic) => {
    const file = join(folderOf(contentDir), `${prelim.year}-${prelim.school}-${topic}.json`)
    const body: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
    const parsed = parseQuiz(body)
    if (parsed.status === 'ok') return parsed.typed
    missing.push(topic)
    return null
  }
}
