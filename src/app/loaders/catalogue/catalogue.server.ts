/**
 * The pages of the catalogue for machines. Which entries there are follows from the index of the content and the names of files; only
 * the entries of one page are read. Server side only.
 */
import { setImmediate } from 'node:timers/promises'
import { exerciseOfKindAt } from '#app/loaders/exercises/kinds.server.ts'
import { pdfLink } from '#app/loaders/print/pdf-link.server.ts'
import { worksheetPaths } from '#app/loaders/subjects/first-sets.server.ts'
import type { CatalogueEntry, CataloguePage } from '#app/parts/catalogue/catalogue-entry.ts'
import { CATALOGUE_SCHEMA, cataloguePath } from '#app/parts/catalogue/catalogue-paths.ts'
import { setPath } from '#app/parts/set-path.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { subjects } from '#lib/subjects.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { ListedPractice } from '#listening/practice/practice-index.ts'
import { type PaperName, parse } from '#papers/paper-name.ts'
import { LICENCE } from '#portable/portable.ts'
import { topicPath } from '#prelim/prelim-id.ts'
import { setIdOf } from '#quiz/library/topics.ts'
import { services } from '#server/services.server.ts'
import { exerciseEntry, type Place } from './exercise-entry.server.ts'

/** Reads one entry; null for a document that cannot be shown. */
type Read = (place: Place) => Promise<CatalogueEntry | null>

const ENTRIES_PER_PAGE = 100
const DOWNLOADS = 'downloads/'

const readExercise =
  (path: string): Read =>
  async (place) => {
    const found = await exerciseOfKindAt(path)
    return found === null ? null : exerciseEntry(found.view, found.kind, place)
  }

const NO_LEVELS = { warmUp: 0, examination: 0, challenge: 0 } as const

/** The list has no questions of a practice: they are read with it. */
function readPractice({ id, title, displayTitle, language, minutes }: ListedPractice): Read {
  const path = practicePath(id)
  const [year] = /20\d\d/.exec(title) ?? []
  return async ({ origin, isExport }) => {
    const parsed = await services().practices.get(id)
    if (parsed.status !== 'ok') return null
    const questions = parsed.practice.clips.flatMap((clip) => clip.questions)
    const skills = new Set(questions.map(({ skill }) => skill))
    const pdf = pdfLink(path, isExport)
    return {
      title: displayTitle,
      kind: 'listening',
      subject: subjectOf[language],
      language,
      types: ['listening'],
      skills: [...skills].filter((skill) => skill !== '').sort(),
      levels: NO_LEVELS,
      questions: questions.length,
      marks: questions.length,
      minutes,
      year: year === undefined ? null : Number(year),
      format: '',
      licence: LICENCE.url,
      links: { page: origin + path, pdf: pdf === '' ? null : origin + pdf, files: {} },
    }
  }
}

const PAPER_WORDS: Readonly<Record<PaperName['kind'], string>> = { paper: 'preliminary paper', key: 'answer key' }

function readPaper(fileName: string, { year, school, subject, kind }: PaperName): Read {
  const facts = subjects[subject]
  return async ({ origin }) => {
    const url = `${origin}/${DOWNLOADS}${encodeURIComponent(fileName)}`
    return {
      title: `${splitCamelCase(school)} ${year} ${facts.fullName}, ${PAPER_WORDS[kind]}`,
      kind: 'printed paper',
      subject,
      language: facts.language ?? 'en',
      types: [],
      skills: [],
      levels: NO_LEVELS,
      questions: null,
      marks: null,
      minutes: null,
      year,
      format: '',
      licence: LICENCE.url,
      links: { page: url, pdf: url, files: {} },
    }
  }
}

async function readPapers(): Promise<readonly Read[]> {
  const files = await services().files.list(DOWNLOADS)
  return files.flatMap(({ path }) => {
    const fileName = path.slice(DOWNLOADS.length)
    const name = parse(fileName)
    return name === null ? [] : [readPaper(fileName, name)]
  })
}

/** How each entry is read, in the order of the catalogue. */
async function index(): Promise<readonly Read[]> {
  const { setLibrary, prelims, practices } = services()
  const [shelves, years, worksheets, listening, papers] = await Promise.all([
    setLibrary.shelves(),
    prelims.years(),
    worksheetPaths(),
    practices.list(),
    readPapers(),
  ])
  const sets = shelves.flatMap(({ type, numbers }) =>
    numbers.map((number) => setPath({ quizType: type, setId: setIdOf(number) })),
  )
  const ofSchools = years.flatMap(({ year, schools }) =>
    schools.flatMap(({ key, topics: own }) => own.map((topic) => topicPath({ year, school: key, topic }))),
  )
  return [...[...sets, ...worksheets, ...ofSchools].map(readExercise), ...listening.map(readPractice), ...papers]
}

/** Null for a page that there is not. An entry that cannot be shown is left out. */
export async function loadCatalogue(page: number, place: Place): Promise<CataloguePage | null> {
  const all = await index()
  const pages = Math.max(1, Math.ceil(all.length / ENTRIES_PER_PAGE))
  if (page > pages) return null
  const entries: CatalogueEntry[] = []
  for (const read of all.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE)) {
    const entry = await read(place)
    if (entry !== null) entries.push(entry)
    // Others are answered between two entries.
    await setImmediate()
  }
  const { origin } = place
  return {
    site: services().config.site.name,
    schema: origin + CATALOGUE_SCHEMA,
    licence: LICENCE.url,
    page,
    pages,
    total: all.length,
    next: page === pages ? null : origin + cataloguePath(page + 1),
    entries,
  }
}
