/** What the page of a subject says: five rows of what there is, a good next thing for today, and what to practise. Server side only. */
import { describedExercise } from '#app/loaders/described-set.server.ts'
import { type Asked, dayOf } from '#app/loaders/exam-facts.server.ts'
import { exerciseAt } from '#app/loaders/exercises/kinds.server.ts'
import { wholePapersOf } from '#app/loaders/subject-page/papers-of-subject.server.ts'
import { setPath } from '#app/parts/set-path.ts'
import {
  type GoodNext,
  linksOf,
  type NamedLink,
  type PracticeLink,
  type SubjectPage,
  type SubjectRow,
} from '#app/parts/subjects/subject.ts'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import { counted } from '#lib/counted.ts'
import { ofDay } from '#lib/days/of-day.ts'
import { dayNumber } from '#lib/days/singapore-date.ts'
import type { Language } from '#lib/language.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { type Subject, subjects } from '#lib/subjects.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { Paper } from '#papers/paper-list.ts'
import { schoolPath } from '#prelim/prelim-id.ts'
import { topicLabel } from '#prelim/topics.ts'
import { prelimTopics, setIdOf, topicOfType } from '#quiz/library/topics.ts'
import { log, services } from '#server/services.server.ts'
import { practiceOf } from './practice.server.ts'

/** The schools whose quizzes ask in a language, newest year first. */
async function prelims(language: Language): Promise<readonly NamedLink[]> {
  const years = await services().prelims.years()
  return years.flatMap(({ year, schools }) =>
    schools
      .filter(({ topics }) => topics.some((topic) => topicLabel(prelimTopics, topic).language === language))
      .map(({ key }) => ({ to: schoolPath(year, key), text: `${splitCamelCase(key)} ${year}`, language: 'en' })),
  )
}

/** The papers to download; none, and a line in the log, while the files cannot be read. */
async function downloads(subject: Subject): Promise<readonly Paper[]> {
  try {
    const { papers } = services()
    const all = await Promise.all((await papers.years()).map((year) => papers.ofYear(year)))
    return all.flat().filter((paper) => paper.subject === subject && paper.kind === 'paper')
  } catch (error) {
    log.warn({ err: error, subject }, 'The papers of a subject cannot be read')
    return []
  }
}

function wholeRow(subject: Subject, papers: readonly NamedLink[], day: number): SubjectRow {
  return {
    id: 'whole',
    name: 'Whole papers',
    about: papers.length === 0 ? 'None yet' : counted(papers.length, 'paper'),
    to: papers.length === 0 ? '' : `${PAPERS}#${subject}`,
    next: ofDay(papers, day),
  }
}

async function listeningRow(subject: Subject, day: number): Promise<SubjectRow> {
  const row = { id: 'listening', name: 'Listening' } as const
  const { name, language } = subjects[subject]
  if (language === null) return { ...row, about: `Not part of ${name}`, to: '', next: null }
  const practices = (await services().practices.list()).filter((one) => one.language === language && one.totalClips > 0)
  const next = ofDay(practices, day)
  return {
    ...row,
    about: counted(practices.length, 'practice'),
    to: '/listening',
    next: next === null ? null : { to: practicePath(next.id), text: next.displayTitle, language: next.language },
  }
}

async function prelimRow(subject: Subject, papers: number, day: number): Promise<SubjectRow> {
  const row = { id: 'prelims', name: 'Prelims' } as const
  const { language } = subjects[subject]
  if (language === null) return { ...row, about: `${counted(papers, 'paper')} as PDFs`, to: '/downloads', next: null }
  const schools = await prelims(language)
  return {
    ...row,
    about: `${counted(schools.length, 'paper')} on the screen`,
    to: '/prelim',
    next: ofDay(schools, day),
  }
}

function printRow(whole: readonly NamedLink[], papers: readonly Paper[], day: number): SubjectRow {
  const next = ofDay(whole, day)
  return {
    id: 'print',
    name: 'To print',
    about: `${counted(papers.length, 'paper')} with answer keys`,
    to: '/downloads',
    next: next === null ? null : { ...next, to: `${next.to}/print`, text: `${next.text} with its key` },
  }
}

/** What a pupil without a choice in mind can start: a set of a language, else the first set of a skill or theme. */
async function startsOf(subject: Subject, links: readonly PracticeLink[]): Promise<readonly string[]> {
  const { language } = subjects[subject]
  if (language === null) return links.map(({ to }) => to)
  const shelves = await services().setLibrary.shelves()
  return shelves
    .filter(({ type }) => topicOfType(type).language === language)
    .flatMap(({ type, numbers, unread }) =>
      numbers
        .filter((number) => !unread.includes(number))
        .map((number) => setPath({ quizType: type, setId: setIdOf(number) })),
    )
}

async function goodNext(paths: readonly string[], day: number): Promise<GoodNext | null> {
  const view = await exerciseAt(ofDay(paths, day) ?? '')
  if (view === null) return null
  const { to, name, language, title, facts } = describedExercise(view)
  return { to, text: title === '' ? name : `${name}: ${title}`, language, about: facts }
}

/** `asked` tells the day. */
export async function loadSubject({ subject, by }: SubjectPage, asked: Pick<Asked, 'request'>) {
  const day = dayNumber(dayOf(asked))
  const [{ mixed, listed }, whole, papers] = await Promise.all([
    practiceOf[subject](),
    wholePapersOf(subject),
    downloads(subject),
  ])
  const links = linksOf(listed)
  const [start, listening, prelim] = await Promise.all([
    startsOf(subject, links).then((paths) => goodNext(paths, day)),
    listeningRow(subject, day),
    prelimRow(subject, papers.length, day),
  ])
  const practise: SubjectRow = {
    id: 'practise',
    name: `Practise by ${by}`,
    about: counted(links.length, by),
    to: '#practise',
    next: mixed,
  }
  const rows = [practise, wholeRow(subject, whole, day), listening, prelim, printRow(whole, papers, day)]
  return { start, rows, listed }
}

/** How much each subject has, for its door on the home page. */
export async function subjectSizes(pages: readonly SubjectPage[]): Promise<readonly string[]> {
  return Promise.all(
    pages.map(async ({ subject, by }) => {
      const [{ listed }, whole] = await Promise.all([practiceOf[subject](), wholePapersOf(subject)])
      return `${counted(linksOf(listed).length, by)}, ${counted(whole.length, 'paper')}`
    }),
  )
}
