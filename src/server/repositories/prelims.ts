/** The prelim quizzes as years, schools and topics. The quizzes themselves are in quizzes.ts. */
import { HEAD } from '#lib/indexer.ts'
import type { School, Year } from '#prelim/group-by-school.ts'
import { yearNames, yearPart, yearSchools } from '#prelim/prelim-index.ts'
import type { ContentIndex } from './content-index.ts'

/** `years` are newest first; `key` is the school as ids have it, such as 'OtterBay'. */
export type PrelimRepository = Readonly<{
  years(): Promise<readonly Year[]>
  /** Null if there is none. */
  school(year: string, key: string): Promise<School | null>
}>

const NAMES_CHARACTERS = 10_000
const SCHOOLS_CHARACTERS = 2_000_000

/** Reads the index of an import and no quiz. */
export function createPrelimRepository(index: ContentIndex): PrelimRepository {
  const readNames = index.reader('prelimQuizzes', yearNames, NAMES_CHARACTERS)
  const readSchools = index.reader('prelimQuizzes', yearSchools, SCHOOLS_CHARACTERS)
  const schoolsOf = async (year: string) => (await readSchools(yearPart(year))) ?? []

  return {
    async years() {
      const names = (await readNames(HEAD)) ?? []
      return await Promise.all(names.map(async (year) => ({ year, schools: await schoolsOf(year) })))
    },
    school: async (year, key) => (await schoolsOf(year)).find((school) => school.key === key) ?? null,
  }
}
