/** The index of the prelim quizzes: the years, and the schools of each with their topics. From the ids alone. */
import { z } from 'zod'
import { HEAD, type Indexer } from '#lib/indexer.ts'
import { groupBySchool } from './group-by-school.ts'

/** Newest first. */
export const yearNames = z.array(z.string()).readonly()

/** The schools of a year, as `Year` has them. */
export const yearSchools = z
  .array(z.object({ key: z.string(), topics: z.array(z.string()).readonly() }).readonly())
  .readonly()

export const yearPart = (year: string): string => `year/${year}`

/** The head is `yearNames`; each year has a part with its `yearSchools`. */
export function createPrelimIndexer(): Indexer {
  const ids: string[] = []
  return {
    add(id) {
      ids.push(id)
    },
    *parts() {
      const years = groupBySchool(ids)
      yield { name: HEAD, body: years.map(({ year }) => year) }
      for (const { year, schools } of years) yield { name: yearPart(year), body: schools }
    },
  }
}
