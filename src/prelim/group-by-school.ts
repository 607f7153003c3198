/** From the ids of all prelim quizzes to years, schools and topics. It reads no document, so 50,000 ids are quick. */
import { parsePrelimId } from './prelim-id.ts'

/** `key` is the school as ids and URLs have it; `topics` are in the order of the ids. */
export type School = Readonly<{ key: string; topics: readonly string[] }>

/** Schools in alphabetical order. */
export type Year = Readonly<{ year: string; schools: readonly School[] }>

/** Newest first; what is no number comes last. */
function laterFirst(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)].map((year) => (Number.isNaN(year) ? Number.NEGATIVE_INFINITY : year))
  if (left !== right) return Number(right) - Number(left)
  return a < b ? -1 : 1
}

/** Ids that are no prelim quiz are left out. */
export function groupBySchool(ids: readonly string[]): readonly Year[] {
  const years = new Map<string, Map<string, string[]>>()
  for (const id of ids) {
    const ref = parsePrelimId(id)
    if (ref === null) continue
    const schools = years.get(ref.year) ?? new Map<string, string[]>()
    years.set(ref.year, schools)
    const topics = schools.get(ref.school)
    if (topics === undefined) schools.set(ref.school, [ref.topic])
    else topics.push(ref.topic)
  }
  return [...years]
    .sort(([a], [b]) => laterFirst(a, b))
    .map(([year, schools]) => ({
      year,
      schools: [...schools].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, topics]) => ({ key, topics })),
    }))
}
