/** Exercises that are printed as booklets: drawn sets, texts with questions, whole papers. Server side only. */
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { findMathsSet, findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { findPaperView, findSectionView, findWhole } from '#app/loaders/whole/find-paper.server.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { counted } from '#lib/counted.ts'
import { type ByLanguage, languageOf } from '#lib/language.ts'
import { type DrawnSubject, subjects } from '#lib/subjects.ts'
import { marksOf } from '#quiz/exercise/exercise.ts'
import { shadedPlace } from '#quiz/worksheet/print/blocks.ts'
import { isWorksheet, marksOf as questionMarks } from '#quiz/worksheet/worksheet.ts'
import { services } from '#server/services.server.ts'
import { languageBooklets, type PrintedBooklet, sectionBooklets } from '#server/typeset/exercise-booklets.ts'
import { exerciseJob } from '#server/typeset/exercise-job.ts'
import { coversOf } from '#worksheets/booklets.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

const questionsOf = ({ exercise }: ExerciseView) =>
  exercise.sections.flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))

type Own = Pick<Printable, 'isStored' | 'choosesSheet'> &
  Readonly<{ view: ExerciseView; of: 'paper' | 'set'; booklets: readonly PrintedBooklet[]; origin: string }>

/** What is printed as the subject: the label of the page, or its own name where the whole paper is in its language. */
const subjectOnPaper: ByLanguage<(label: string) => string> = {
  en: (label) => label,
  'zh-Hans': () => subjects.chinese.ownName,
}

function printable({ view, of, booklets, origin, ...own }: Own): Printable {
  const { exercise, labels, skills, documentId, path } = view
  const questions = questionsOf(view)
  const marks = labels.size === '' ? questionMarks(questions) : marksOf(exercise)
  const printout = {
    exercise,
    subject: subjectOnPaper[exercise.language](labels.paper),
    set: labels.set,
    booklets,
    skillNames: Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, { topic: '', name }])),
    address: origin + path,
  }
  return {
    status: 'ok',
    heading: exercise.title,
    language: languageOf(exercise.title),
    facts: [
      `${labels.paper} · ${labels.set}`,
      labels.size || `${counted(questions.length, 'question')} · ${counted(marks, 'mark')}`,
    ],
    ...atPath(path, of),
    job: (choices) => exerciseJob(printout, choices, documentId, services().config.site),
    ...own,
  }
}

/** A set is a booklet without a cover. Its answer sheet is chosen where something is shaded. */
function printableOne(view: ExerciseView | null, isStored: boolean, origin: string): Printable | NotPrintable {
  if (view === null) return MISSING
  const choosesSheet = questionsOf(view).some((question) => shadedPlace(question) !== null)
  const booklets = sectionBooklets(view.exercise.sections, [])
  return printable({ view, of: 'set', booklets, origin, isStored, choosesSheet })
}

export async function printableMathsSet({ params, origin, isExport }: PrintRequest): Promise<Printable | NotPrintable> {
  const { skill = '', number = '' } = params
  return printableOne(await findMathsSet({ skill, number }, isExport), false, origin)
}

export async function printableScienceSet({
  params,
  origin,
  isExport,
}: PrintRequest): Promise<Printable | NotPrintable> {
  const { theme = '', number = '' } = params
  return printableOne(await findScienceSet({ theme, number }, isExport), false, origin)
}

export async function printableTask({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { kind = '', number = '' } = params
  return printableOne(await findTask({ kind, number }), true, origin)
}

/** One section of a whole paper of English or Chinese. */
export async function printableSection({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { subject = '', number = '', section = '' } = params
  return printableOne(await findSectionView({ subject, number, section }), true, origin)
}

const WHOLE = { of: 'paper', isStored: true, choosesSheet: false } as const

/** A whole paper of Mathematics or Science. */
export async function printableExam(
  subject: DrawnSubject,
  { params, origin }: PrintRequest,
): Promise<Printable | NotPrintable> {
  const view = await findPaper(subject, params.number ?? '')
  if (view === null) return MISSING
  const booklets = sectionBooklets(view.exercise.sections, coversOf(subject))
  return printable({ ...WHOLE, view, booklets, origin })
}

/** A whole paper of English or Chinese. */
export async function printableWhole({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { subject = '', number = '' } = params
  const ref = { subject, number }
  const [view, whole] = await Promise.all([findPaperView(ref), findWhole(ref)])
  if (view === null || whole === null) return MISSING
  const shaded = whole.parts.flatMap(({ section }) => (section.answered === 'chosen' ? [section.play] : []))
  const booklets = languageBooklets(whole.subject, view.exercise, new Set(shaded))
  return printable({ ...WHOLE, view, booklets, origin })
}
