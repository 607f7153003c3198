/** What the pages that list something load. A list that cannot be read gives what the page says. Server side only. */

import { data } from 'react-router'
import { setPath } from '#app/parts/set-path.ts'
import type { SetRow } from '#app/parts/sets/set-rows.tsx'
import { languageOf } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { SUBJECTS, type Subject } from '#lib/subjects.ts'
import { chosenYear, type Paper, yearChoices } from '#papers/paper-list.ts'
import type { Year } from '#prelim/group-by-school.ts'
import { prelimId } from '#prelim/prelim-id.ts'
import { topicLabel } from '#prelim/topics.ts'
import type { ListedYear } from '#prelim/year-list.tsx'
import { levelCounts, levelMix } from '#quiz/library/levels.ts'
import { namedSet, shortTitle } from '#quiz/library/library-set.ts'
import type { ShelfRow } from '#quiz/library/shelf.ts'
import { skillsIn } from '#quiz/library/skills-in.ts'
import { prelimTopics, setIdOf, sets, type Topic, topicOfType, topics, yearOf } from '#quiz/library/topics.ts'
import { log, services } from '#server/services.server.ts'
import { listing, listingStatus } from './listing.server.ts'

/** `levels` is '' where a page does not show them. */
function rowOf(topic: Topic, { number, title: whole, items }: ShelfRow, levels: string): SetRow {
  const set = namedSet(topic, number, whole)
  const title = shortTitle(set)
  return {
    to: setPath({ quizType: topic.type, setId: set.setId }),
    name: topic.gloss || topic.title,
    label: set.label,
    title,
    language: languageOf(title, topic.language),
    count: items,
    levels,
  }
}

/** The five sets of each topic, in the order of the topics, and how many more sets it has. */
export async function loadPractice() {
  const { setLibrary } = services()
  const shelves = await setLibrary.shelves()
  const cards = topics.map(async (topic) => {
    const numbers = shelves.find(({ type }) => type === topic.type)?.numbers ?? []
    const found = await setLibrary.rows(topic, sets.length)
    const rows = sets.map(({ id, year }): SetRow => {
      const row = found.find(({ number }) => setIdOf(number) === id)
      return row === undefined ? { ...NO_SET, label: String(year) } : rowOf(topic, row, '')
    })
    return { rows, more: numbers.filter((number) => yearOf(setIdOf(number)) === null).length }
  })
  return { cards: await Promise.all(cards) }
}

const NO_SET: SetRow = { to: '', name: '', label: '', title: '', language: 'en', count: 0, levels: '' }

/** All sets of a topic, and its skills; null for a type that is none or has no set. */
export async function loadTopic(quizType: string) {
  const { setLibrary } = services()
  const shelf = (await setLibrary.shelves()).find(({ type }) => type === quizType)
  if (shelf === undefined) return null
  const topic = topicOfType(shelf.type)
  const rows = await setLibrary.rows(shelf, shelf.numbers.length)
  return {
    topic,
    rows: rows.map((row) => rowOf(topic, row, levelMix(row.levels))),
    skills: skillsIn([shelf]),
  }
}

/** For /listening. A practice that cannot be read is left out; the rest of the list is shown. */
export async function loadPractices() {
  const listed = await listing(() => services().practices.list())
  return data({ listed }, { status: listingStatus(listed) })
}

/** The papers and keys of a year; none, and a line in the log, while the files cannot be read. */
async function printedPapers(year: string): Promise<readonly Paper[]> {
  try {
    return await services().papers.ofYear(Number(year))
  } catch (error) {
    log.warn({ err: error, year }, 'The papers of a year cannot be read')
    return []
  }
}

/** Counts instead of topics: with tens of thousands of quizzes the topics would be most of what the page carries. */
async function listedYear({ year, schools }: Year): Promise<ListedYear> {
  const printed = (await printedPapers(year)).filter(({ kind }) => kind === 'paper')
  const papers = Map.groupBy(printed, ({ school }) => school)
  return {
    year,
    schools: schools.map(({ key, topics }) => {
      const own = papers.get(key) ?? []
      const has = new Set<Subject>([
        ...own.map(({ subject }) => subject),
        ...topics.map((topic) => subjectOf[topicLabel(prelimTopics, topic).language]),
      ])
      return {
        key,
        topics: topics.length,
        papers: own.length,
        subjects: SUBJECTS.filter((subject) => has.has(subject)),
      }
    }),
  }
}

const listedYears = async (): Promise<readonly ListedYear[]> =>
  Promise.all((await services().prelims.years()).map(listedYear))

/** For /prelim: newest year first, each school with the number of its topics. */
export async function loadYears() {
  const listed = await listing(listedYears)
  return data({ listed }, { status: listingStatus(listed) })
}

/** How hard a school's quizzes are: '30 PSLE, 27 challenge'. */
async function levelsOf(year: string, school: string, topics: readonly string[]): Promise<string> {
  const found = await Promise.all(
    topics.map((topic) => services().quizzes.get('prelimQuizzes', prelimId({ year, school, topic }) ?? '')),
  )
  return levelMix(levelCounts(found.flatMap((quiz) => (quiz.status === 'ok' ? quiz.typed.quiz.items : []))))
}

async function schoolPage(year: string, school: string) {
  const topics = (await services().prelims.school(year, school))?.topics ?? []
  const [levels, papers] = await Promise.all([levelsOf(year, school, topics), printedPapers(year)])
  return { topics, levels, papers: papers.filter((paper) => paper.school === school) }
}

/** A school's topics, how hard they are, and its papers to download; 404 for a school that has no topic. */
export async function loadSchool(year: string, school: string) {
  const listed = await listing(() => schoolPage(year, school))
  const missing = listed.status === 'ok' && listed.value.topics.length === 0
  return data({ listed }, { status: missing ? 404 : listingStatus(listed) })
}

/** The schools of papers that have a page. While the documents cannot be read there is none to link to. */
async function pagesOf(year: number, papers: readonly Paper[]): Promise<readonly string[]> {
  const listed = await listing(() => services().prelims.years())
  const pages = listed.status === 'ok' ? listed.value.find((one) => one.year === String(year)) : undefined
  const named = new Set(papers.map(({ school }) => school))
  return (pages?.schools ?? []).map(({ key }) => key).filter((key) => named.has(key))
}

async function papersOf(asked: string | null) {
  const { papers } = services()
  const choices = yearChoices(await papers.years())
  const year = chosenYear(asked, choices)
  const found = await papers.ofYear(year)
  return { choices, year, papers: found, schools: await pagesOf(year, found) }
}

/** The papers of a year. `named` is the year of the path, null for none, and must have papers; `asked` is the query's. */
export async function loadPapers(named: string | null, asked: string | null) {
  const listed = await listing(() => papersOf(named ?? asked))
  if (named !== null && listed.status === 'ok' && String(listed.value.year) !== named) throw data(null, { status: 404 })
  return data({ listed }, { status: listingStatus(listed) })
}
