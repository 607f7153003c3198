/** The prelim quizzes as years, schools and topics, from their ids alone. The quizzes themselves are in quizzes.ts. */
import { groupBySchool, type School, type Year } from '#prelim/group-by-school.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { oncePerVersion } from './parsed.ts'

/** `years` are newest first; `key` is the school as ids have it, such as 'OtterBay'. */
export type PrelimRepository = Readonly<{
  years(): Promise<readonly Year[]>
  /** Null if there is none. */
  school(year: string, key: string): Promise<School | null>
}>

/** Sorts the ids once for each version of the content: with 50,000 of them that is no work for every page. */
export function createPrelimRepository(documents: DocumentStore): PrelimRepository {
  const years = oncePerVersion<readonly Year[]>(documents, async () =>
    groupBySchool(await documents.ids('prelimQuizzes')),
  )

  return {
    years,
    async school(year, key) {
      const found = (await years()).find((one) => one.year === year)
      return found?.schools.find((school) => school.key === key) ?? null
    },
  }
}
