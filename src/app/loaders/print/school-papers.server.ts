/** The papers of schools to download, each with what it has of its subject's paper. Server side only. */
import { listing } from '#app/loaders/listing.server.ts'
import { partOfPaper } from '#app/parts/print/part-of-paper.ts'
import { formatOf } from '#exam/on-a-day.ts'
import { subjects } from '#lib/subjects.ts'
import type { ListedPaper, Paper } from '#papers/paper-list.ts'
import { services } from '#server/services.server.ts'

/** By the names of schools, in one year. */
type Topics = ReadonlyMap<string, readonly string[]>

async function topicsOf(year: number): Promise<Topics> {
  const years = await services().prelims.years()
  const schools = years.find((one) => one.year === String(year))?.schools ?? []
  return new Map(schools.map(({ key, topics }) => [key, topics]))
}

async function partsIn(year: number): Promise<(paper: Paper) => string> {
  const [topics, { subjects: facts }] = await Promise.all([topicsOf(year), services().exam.facts()])
  return ({ school, subject }) => {
    const { language, factsId } = subjects[subject]
    const own = facts.get(factsId)
    const format = own === undefined ? null : formatOf(own, year)
    return language === null || format === null ? '' : partOfPaper(format, topics.get(school) ?? [])
  }
}

/** The papers of a year. Without documents they do not say what they have; rejects while the files cannot be read. */
export async function schoolPapers(year: number): Promise<readonly ListedPaper[]> {
  const [papers, parts] = await Promise.all([services().papers.ofYear(year), listing(() => partsIn(year))])
  return papers.map((paper) => ({ ...paper, part: parts.status === 'ok' ? parts.value(paper) : '' }))
}
