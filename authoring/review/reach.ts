/** How many marks of the examination the library lets a pupil practise, from the facts and from what the folder holds. */
import { cohortOn, formatOf } from '#exam/on-a-day.ts'
import { reachOf } from '#exam/reach.ts'
import { asObject } from '#lib/json.ts'
import type { ContentFile } from '#server/content/read-content.ts'
import { factsOf, parseExamDocument } from '#server/repositories/exam.ts'
import { valid } from '#server/repositories/parsed.ts'
import { ofCollection } from './library.ts'

/** What a pupil or a parent marks beside the marking points. */
const TICKED = new Set(['comprehension', 'reading-2', 'science-open', 'maths-working'])

const percent = (marks: number, total: number): number => Math.round((100 * marks) / total)

/** A row a subject, and the mean of all subjects in per cent. `day` is today in Singapore. */
export function reachTable(documents: readonly ContentFile[], day: string) {
  const { dates, subjects } = factsOf(valid(ofCollection(documents, 'exam'), parseExamDocument))
  const cohort = dates === null ? Number(day.slice(0, 4)) : cohortOn(dates, day)
  const plays = playsOf(documents)
  const rows = [...subjects.values()].flatMap((facts) => {
    const format = formatOf(facts, cohort)
    if (format === null) return []
    const { marked, ticked, total } = reachOf(format, plays, TICKED)
    return [{ subject: facts.subject, total, marked, ticked, percent: percent(marked + ticked, total) }]
  })
  const mean = Math.round(rows.reduce((sum, row) => sum + row.percent, 0) / Math.max(1, rows.length))
  return { rows, mean }
}

/** The names that sections of the facts use, of what is there. */
function playsOf(documents: readonly ContentFile[]): ReadonlySet<string> {
  const plans = ofCollection(documents, 'plans')
  const has = (subject: string) => plans.some(({ id }) => id.startsWith(`${subject}/`))
  return new Set([
    ...ofCollection(documents, 'quizzes').map(({ body }) => String(asObject(body).type)),
    ...ofCollection(documents, 'tasks').map(({ id }) => id.replace(/\/.*/, '')),
    ...ofCollection(documents, 'listeningPractices').map(({ id }) => `listening-${id.replace(/-.*/, '')}`),
    ...(has('maths') ? ['maths', 'maths-working'] : []),
    ...(has('science') ? ['science', 'science-open'] : []),
  ])
}
