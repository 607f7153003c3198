/** What can be saved for offline use: which pages and files belong together, and under which name. */
import { pages } from '#app/pages.ts'
import { setPath } from '#app/parts/set-path.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { LIST, practicePath, resultsPath, roomPath, sittingPath } from '#listening/practice/paths.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { roomFiles } from '#listening/room/load-room.ts'
import type { Year } from '#prelim/group-by-school.ts'
import { schoolPath, topicPath } from '#prelim/prelim-id.ts'
import { labelTopics } from '#prelim/topics.ts'
import type { Shelf } from '#quiz/library/shelf.ts'
import { prelimTopics, setIdOf, setLabel, topicOfType } from '#quiz/library/topics.ts'

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

/** One page a quiz: measuring them all at once must leave the server time for others, and its page cache. */
const MAX_PAGES = 400

/** How a school's paper is called in a list. */
const schoolName = (year: string, school: string): string => `${splitCamelCase(school)} ${year}`

const unnamed = (...paths: readonly string[]) => paths.map((path) => ({ path, name: '' }))

/** The topics that have sets, in the order of the practice page. */
export function topicOutlines(shelves: readonly Pick<Shelf, 'type' | 'numbers'>[]): readonly Outline[] {
  return shelves.map(({ type, numbers }) => {
    const topic = topicOfType(type)
    const setIds = numbers.map(setIdOf)
    return {
      id: `topic/${type}`,
      name: topic.gloss || topic.title,
      home: '/practice',
      pages: [
        ...unnamed('/practice'),
        ...setIds.map((setId) => ({ path: setPath({ quizType: type, setId }), name: setLabel(setId) })),
      ],
      files: [],
    }
  })
}

export function practiceOutline(practice: Practice): Outline {
  const { id, title, displayTitle, language } = practice
  return {
    id: `listening/${id}`,
    // One language a name, as it is shown.
    name: language === PAGE_LANGUAGE ? `${displayTitle}: ${title}` : title,
    home: practicePath(id),
    pages: [
      ...unnamed(LIST.to, resultsPath(id)),
      { path: practicePath(id), name: 'About this practice' },
      { path: sittingPath(id), name: 'Start' },
      { path: roomPath(id), name: 'Listening room' },
    ],
    files: [...new Set(roomFiles(practice))],
  }
}

/** The schools of one year. */
export function schoolOutlines({ year, schools }: Year): readonly Outline[] {
  return schools.map(({ key, topics }) => ({
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
  }))
}

/** A page of a subject's pack, by its own name. */
export type NamedPage = Outline['pages'][number]

/** Mathematics and Science, each with its sets and whole papers. */
export function subjectOutlines(
  subjects: readonly Readonly<{ path: string; name: string; sheets: readonly NamedPage[] }>[],
): readonly Outline[] {
  return subjects.map(({ path, name, sheets }) => ({
    id: `subject${path}`,
    name,
    home: path,
    pages: [...unnamed(path), ...sheets],
    files: [],
  }))
}

/**
 * The further sets of a subject: they are saved with its pack, of which their id is a part. A pack of their own, because saving
 * everything may leave them out.
 */
export function furtherOutlines(
  subjects: readonly Readonly<{ path: string; sets: readonly string[] }>[],
): readonly Outline[] {
  return subjects.map(({ path, sets }) => ({
    id: `subject${path}/more`,
    name: '',
    home: path,
    pages: unnamed(...sets),
    files: [],
  }))
}

/** The outlines of an id, and those whose ids are parts of it. */
export const outlinesOf = (id: string, all: readonly Outline[]): readonly Outline[] =>
  all.filter((outline) => outline.id === id || outline.id.startsWith(`${id}/`))

/** The pages to read, and the articles by their titles. */
export function siteOutline(articles: readonly Readonly<{ id: string; title: string }>[]): Outline {
  const reading = pages.filter(({ pack }) => pack).map(({ path }) => path)
  const named = articles.map(({ id, title }) => ({ path: `/articles/${id}`, name: title }))
  return { id: 'site', name: 'Home and articles', home: '/', pages: [...unnamed(...reading), ...named], files: [] }
}

/** As many as the server measures at once; what is left out can be saved where it is listed. */
export function upToMax(all: readonly Outline[]): readonly Outline[] {
  let pages = 0
  return all.filter((outline) => {
    pages += outline.pages.length
    return pages <= MAX_PAGES
  })
}
