/** How many marks of the examination the library lets a pupil practise, from the facts and from what the folder holds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examDates, subjectFacts } from '#exam/exam-facts.ts'
import { cohortOn, formatOf } from '#exam/on-a-day.ts'
import { reachOf } from '#exam/reach.ts'

/** What a pupil or a parent marks beside the marking points. */
const TICKED = new Set(['comprehension', 'reading-2', 'science-open', 'maths-working'])

const names = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])

const storedType = (path: string): string => {
  const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return stored !== null && typeof stored === 'object' && 'type' in stored ? String(stored.type) : ''
}

/** The names that sections of the facts use, of what is there. */
function playsOf(dir: string): ReadonlySet<string> {
  const quizzes = join(dir, 'quizzes')
  const tasks = join(dir, 'tasks')
  const has = (folder: string) => names(join(dir, folder)).some((file) => file.endsWith('.json'))
  const [maths, science] = [has('plans/maths'), has('plans/science')]
  return new Set([
    ...names(quizzes).map((file) => storedType(join(quizzes, file))),
    ...names(tasks).filter((kind) => names(join(tasks, kind)).length > 0),
    ...names(join(dir, 'listeningPractices')).map((file) => `listening-${file.split('-')[0]}`),
    ...(maths ? ['maths', 'maths-working'] : []),
    ...(science ? ['science', 'science-open'] : []),
  ])
}

const percent = (marks: number, total: number): number => Math.round((100 * marks) / total)

/** A row a subject, and the mean of all subjects in per cent. `day` is today in Singapore. */
export function reachTable(dir: string, day: string) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dir, 'exam', file), 'utf8'))
  const cohort = cohortOn(examDates.parse(read('dates.json')), day)
  const plays = playsOf(dir)
  const rows = names(join(dir, 'exam'))
    .filter((file) => file !== 'dates.json')
    .flatMap((file) => {
      const facts = subjectFacts.parse(read(file))
      const format = formatOf(facts, cohort)
      if (format === null) return []
      const { marked, ticked, total } = reachOf(format, plays, TICKED)
      return [{ subject: facts.subject, total, marked, ticked, percent: percent(marked + ticked, total) }]
    })
  const mean = Math.round(rows.reduce((sum, row) => sum + row.percent, 0) / rows.length)
  return { rows, mean }
}
