/** What can be saved, from the documents that exist: which pages and files belong together. Server side only. */
import { createHash } from 'node:crypto'
import { pages } from '#app/pages.ts'
import { schoolName } from '#app/parts/pack-names.ts'
import { LIST, practicePath, resultsPath, testPath } from '#listening/practice/paths.ts'
import { audioPath } from '#listening/practice/practice.ts'
import type { Pack, PackEntry } from '#offline/pack.ts'
import { schoolPath, topicPath } from '#prelim/prelim-id.ts'
import { labelTopics } from '#prelim/topics.ts'
import { documentId, prelimTopics, sets, topics } from '#quiz/library/topics.ts'
import type { MeasurePage } from '#server/http/page-cache/measure-page.ts'
import { services } from '#server/services.server.ts'

/** A pack before its size is known. */
export type Outline = Readonly<{
  id: string
  name: string
  /** Where its own control is. */
  home: string
  pages: readonly Readonly<{ path: string; name: string }>[]
  /** Storage paths. */
  files: readonly string[]
}>

export type Outlines = Readonly<{
  topics: readonly Outline[]
  practices: readonly Outline[]
  schools: readonly Outline[]
  site: Outline
}>

/** One page a quiz: measuring them all at once must leave the server its breath and its page cache. */
const MAX_PAGES = 400

const unnamed = (...paths: readonly string[]) => paths.map((path) => ({ path, name: '' }))

async function topicOutlines(): Promise<readonly Outline[]> {
  const known = new Set(await services().quizzes.ids('quizzes'))
  const outlines = topics.map((topic) => ({
    id: `topic/${topic.type}`,
    name: topic.gloss || topic.title,
    home: '/practice',
    pages: [
      ...unnamed('/practice'),
      ...sets
        .filter((set) => known.has(documentId(topic, set.id)))
        .map((set) => ({ path: `/quiz/${topic.type}/${set.id}`, name: String(set.year) })),
    ],
    files: [],
  }))
  return outlines.filter(({ pages }) => pages.length > 1)
}

async function practiceOutlines(): Promise<readonly Outline[]> {
  const { practices } = await services().practices.list()
  return practices.map(({ id, title, displayTitle, clips }) => ({
    id: `listening/${id}`,
    name: `${displayTitle}: ${title}`,
    home: practicePath(id),
    pages: [
      ...unnamed(LIST.to, resultsPath(id)),
      { path: practicePath(id), name: 'About this practice' },
      { path: testPath(id), name: 'Start' },
    ],
    files: [
      ...new Set(
        clips.flatMap(({ audiofile, questions }) => [
          audioPath(id, audiofile),
          ...questions.flatMap(({ pictures }) => pictures),
        ]),
      ),
    ],
  }))
}

async function schoolOutlines(): Promise<readonly Outline[]> {
  const years = await services().prelims.years()
  return years.flatMap(({ year, schools }) =>
    schools.map(({ key, topics }) => ({
      id: `school/${year}/${key}`,
      name: schoolName(year, key),
      home: schoolPath(year, key),
      pages: [
        ...unnamed('/prelim', schoolPath(year, key)),
        ...labelTopics(prelimTopics, topics).map((topic) => ({
          path: topicPath({ year, school: key, topic: topic.key }),
          name: topic.label,
        })),
      ],
      files: [],
    })),
  )
}

const readingPages = pages.filter(({ pack }) => pack).map(({ path }) => path)

async function siteOutline(): Promise<Outline> {
  const articles = (await services().articles.list()).map(({ id, article }) => ({
    path: `/articles/${id}`,
    name: article.title,
  }))
  return {
    id: 'site',
    name: 'Home and articles',
    home: '/',
    pages: [...unnamed(...readingPages), ...articles],
    files: [],
  }
}

/** In the order of the practice page, then the newest papers first. */
export async function outlines(): Promise<Outlines> {
  const [topics, practices, schools, site] = await Promise.all([
    topicOutlines(),
    practiceOutlines(),
    schoolOutlines(),
    siteOutline(),
  ])
  return { topics, practices, schools, site }
}

/** As many as the server measures at once; what is left out can be saved where it is listed. */
export function upToMax(all: readonly Outline[]): readonly Outline[] {
  let pages = 0
  return all.filter((outline) => {
    pages += outline.pages.length
    return pages <= MAX_PAGES
  })
}

/** What is there of an outline, with sizes. A page that cannot be shown is left out. */
export async function measured({ id, name, pages, files }: Outline, measure: MeasurePage): Promise<Pack> {
  const entries: PackEntry[] = []
  const versions = createHash('sha256')
  for (const page of pages) {
    const size = await measure(page.path)
    if (size === null) continue
    entries.push({ url: page.path, name: page.name, bytes: size.bytes })
    versions.update(`${page.path} ${size.version}\n`)
  }
  for (const path of files) {
    const [file, url] = await Promise.all([services().files.find(path), services().files.url(path)])
    if (file === null || url === null) continue
    entries.push({ url, name: '', bytes: file.size })
    versions.update(`${url}\n`)
  }
  return { id, name, version: versions.digest('base64url').slice(0, 16), entries }
}
