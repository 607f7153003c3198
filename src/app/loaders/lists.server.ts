/** What the pages that list something load. A list that cannot be read gives what the page says. Server side only. */
import { data } from 'react-router'
import { articleNote } from '#articles/article-words.ts'
import type { ListedPractice } from '#listening/pages/practice-list.tsx'
import { chosenYear, yearChoices } from '#papers/paper-list.ts'
import type { ListedYear } from '#prelim/year-list.tsx'
import { documentId, sets, topics } from '#quiz/library/topics.ts'
import { log, services } from '#server/services.server.ts'
import { listing, listingStatus } from './listing.server.ts'

/** Without its store the front door still opens; only the articles are missing. */
export async function loadHome() {
  const listed = await listing(() => services().articles.list())
  const found = listed.status === 'ok' ? listed.value : []
  const articles = found.map(({ id, article }) => ({
    to: `/articles/${id}`,
    title: article.title,
    note: articleNote(article),
  }))
  return data({ articles }, { status: listingStatus(listed) })
}

/** The sets that exist, by the place of their topic. */
export async function loadTopics() {
  const known = new Set(await services().quizzes.ids('quizzes'))
  const available = topics.map((topic) =>
    sets.filter((set) => known.has(documentId(topic, set.id))).map(({ id }) => id),
  )
  return { available }
}

/** The practices as cards show them; one that cannot be read is left out and logged. */
export async function listedPractices(): Promise<readonly ListedPractice[]> {
  const { practices, refused } = await services().practices.list()
  for (const { id, issues } of refused) log.error({ practiceId: id, issues }, 'Practice cannot be read')
  return practices.map(({ id, title, displayTitle, totalClips }) => ({ id, title, displayTitle, totalClips }))
}

/** For /listening. A practice that cannot be read is left out and logged; the rest of the list is shown. */
export async function loadPractices() {
  const listed = await listing(listedPractices)
  return data({ listed }, { status: listingStatus(listed) })
}

/** Counts instead of topics: with tens of thousands of quizzes the topics would be most of what the page carries. */
async function listedYears(): Promise<readonly ListedYear[]> {
  const years = await services().prelims.years()
  return years.map(({ year, schools }) => ({
    year,
    schools: schools.map(({ key, topics }) => ({ key, topics: topics.length })),
  }))
}

/** For /prelim: newest year first, each school with the number of its topics. */
export async function loadYears() {
  const listed = await listing(listedYears)
  return data({ listed }, { status: listingStatus(listed) })
}

/** The topics of one school; 404 for a school that has none. */
export async function loadSchool(year: string, school: string) {
  const listed = await listing(async () => (await services().prelims.school(year, school))?.topics ?? [])
  const missing = listed.status === 'ok' && listed.value.length === 0
  return data({ listed }, { status: missing ? 404 : listingStatus(listed) })
}

async function papersOf(asked: string | null) {
  const { papers } = services()
  const choices = yearChoices(await papers.years())
  const year = chosenYear(asked, choices)
  return { choices, year, papers: await papers.ofYear(year) }
}

/** The papers of a year. `named` is the year of the path, null for none, and must have papers; `asked` is the query's. */
export async function loadPapers(named: string | null, asked: string | null) {
  const listed = await listing(() => papersOf(named ?? asked))
  if (named !== null && listed.status === 'ok' && String(listed.value.year) !== named) throw data(null, { status: 404 })
  return data({ listed }, { status: listingStatus(listed) })
}
