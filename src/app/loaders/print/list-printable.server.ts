/** A list to print: a booklet for each of its exercises, and one key for all. Server side only. */
import { findList } from '#app/loaders/exercises/find-list.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { LIST, SET_FIELD, setsPath } from '#app/parts/sets/chosen-sets.ts'
import { counted } from '#lib/counted.ts'
import { type Language, PAGE_LANGUAGE } from '#lib/language.ts'
import { type Exercise, marksOf, quizOf, type Section } from '#quiz/exercise/exercise.ts'
import { kits } from '#quiz/registry/kits.tsx'
import { isWorksheet, marksOf as questionMarks } from '#quiz/worksheet/worksheet.ts'
import { services } from '#server/services.server.ts'
import type { PrintedBooklet } from '#server/typeset/exercise-booklets.ts'
import { exerciseJob } from '#server/typeset/exercise-job.ts'
import type { NotPrintable, Printable, PrintRequest } from './printable.ts'

/** A set of questions has the marks of its questions, which its own page does not need. */
const withMarks = (section: Section): Section => {
  const { quiz } = section.asked
  return isWorksheet(quiz) ? { ...section, marks: questionMarks(quiz.questions) } : section
}

/** What the key says of questions of one level, which the paper does not say. */
function levelWords({ exercise }: ExerciseView): string {
  const [level = 0, ...others] = new Set(quizOf(exercise).items.map((item) => item.level))
  return level === 0 || others.length > 0 ? '' : `, level ${level}`
}

/** The heading of the booklet names a section that is alone, and has its instruction. */
function bookletOf(view: ExerciseView): PrintedBooklet {
  const { exercise, facts } = view
  const sections = exercise.sections.map(withMarks)
  const [only] = sections
  const head = { cover: null, heading: facts.title, inKey: facts.title + levelWords(view) }
  return only === undefined || sections.length > 1
    ? { ...head, note: exercise.instruction, sections }
    : { ...head, note: kits.definitions[only.asked.type].instruction, sections: [{ ...only, name: '', note: '' }] }
}

/** That of all exercises, or that of the site. */
function languageOfAll(views: readonly ExerciseView[]): Language {
  const [first, ...others] = new Set(views.map(({ facts }) => facts.language))
  return first === undefined || others.length > 0 ? PAGE_LANGUAGE : first
}

/** What they all are, or what the list is. */
function subjectOf(views: readonly ExerciseView[]): string {
  const [first, ...others] = new Set(views.map(({ labels }) => labels.paper))
  return first === undefined || others.length > 0 ? TITLE : first
}

const TITLE = 'Practice list'

const printoutOf = (views: readonly ExerciseView[]): Exercise => ({
  title: TITLE,
  format: '',
  language: languageOfAll(views),
  instruction: '',
  flow: 'sheet',
  minutes: 0,
  sections: views.flatMap(({ exercise }) => exercise.sections.map(withMarks)),
})

const leftOutWords = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Left out, because it cannot be printed: ${names.join(', ')}.`

/** 'refused' for a list with nothing to print. Tens of a day and of a skill have no pages for printing. */
export async function printableList({ query, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { pieces, unknown } = await findList(query)
  const printed = pieces.filter(({ view }) => view.print !== '')
  const others = pieces.filter(({ view }) => view.print === '').map(({ view }) => view.facts.title)
  const names = printed.map(({ name }) => name)
  const views = printed.map(({ view }) => view)
  const leftOut = leftOutWords([...others, ...unknown])
  const shared = { back: { to: setsPath(pieces.map(({ name }) => name)), text: 'Back to the list' }, isByPath: false }
  if (views.length === 0) {
    const words = leftOut === '' ? 'There is nothing on this list.' : leftOut
    return { status: 'refused', words, httpStatus: 404, ...shared }
  }
  const exercise = printoutOf(views)
  const set = counted(views.length, 'set')
  const links = views.flatMap(({ skills }) => Object.entries(skills))
  const printout = {
    exercise,
    subject: subjectOf(views),
    set,
    booklets: views.map(bookletOf),
    skillNames: Object.fromEntries(links.map(([tag, { name }]) => [tag, { topic: '', name }])),
    url: origin + setsPath(names),
  }
  return {
    status: 'ok',
    heading: exercise.title,
    language: exercise.language,
    facts: [`${printout.subject} · ${set}`, counted(marksOf(exercise), 'mark')],
    ...shared,
    path: LIST,
    query: names.map((name) => [SET_FIELD, name] as const),
    leftOut,
    // Each exercise begins with question 1: on one sheet for all, nobody would know which 1 is meant.
    choosesSheet: false,
    isStored: false,
    job: (choices) => exerciseJob(printout, { ...choices, answerSheet: false }, 'list', services().config.site),
  }
}
