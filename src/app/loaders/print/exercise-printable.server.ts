/** Exercises that are printed as booklets: drawn sets, texts with questions, whole papers. Server side only. */

import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { findPaperView, findWhole } from '#app/loaders/whole/find-paper.server.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { counted } from '#lib/counted.ts'
import { type ByLanguage, languageOf } from '#lib/language.ts'
import type { Labels } from '#lib/paper-labels.ts'
import { type DrawnSubject, subjects } from '#lib/subjects.ts'
import { countOf, marksOf } from '#quiz/exercise/exercise.ts'
import { shadedPlace } from '#quiz/worksheet/print/blocks.ts'
import { isWorksheet, marksOf as questionMarks } from '#quiz/worksheet/worksheet.ts'
import { services } from '#server/services.server.ts'
import { languageBooklets, type PrintedBooklet, sectionBooklets } from '#server/typeset/exercise-booklets.ts'
import { exerciseJob } from '#server/typeset/exercise-job.ts'
import { coversOf } from '#worksheets/booklets.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

const questionsOf = ({ exercise }: FoundView) =>
  exercise.sections.flatMap(({ asked }) => (isWorksheet(asked.quiz) ? asked.quiz.questions : []))

type Own = Pick<Printable, 'isStored' | 'choosesSheet'> &
  Readonly<{ view: FoundView; of: 'paper' | 'set'; booklets: readonly PrintedBooklet[]; request: PrintRequest }>

/**
 * What is printed as the subject and the set: the labels of the page, or words of its own where the whole paper is in its
 * language. `number` is that of the paper.
 */
const ON_PAPER: ByLanguage<(labels: Labels, number: string) => Readonly<{ subject: string; set: string }>> = {
  en: ({ paper, set }) => ({ subject: paper, set }),
  'zh-Hans': (_labels, number) => ({ subject: subjects.chinese.ownName, set: `练习卷 ${number}` }),
}

function printable({ view, of, booklets, request, ...own }: Own): Printable {
  const { exercise, facts, labels, skills, documentId, path } = view
  const questions = questionsOf(view)
  const isDrawn = labels.size === '' && questions.length > 0
  const [count, marks] = isDrawn ? [questions.length, questionMarks(questions)] : [countOf(exercise), marksOf(exercise)]
  const printout = {
    exercise,
    ...ON_PAPER[exercise.language](labels, request.params.number ?? ''),
    booklets,
    skillNames: Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, { topic: '', name }])),
    url: request.origin + path,
  }
  return {
    status: 'ok',
    heading: exercise.title,
    language: languageOf(exercise.title, facts.language),
    facts: [
      `${labels.paper} · ${labels.set}`,
      labels.size || `${counted(count, 'question')} · ${counted(marks, 'mark')}`,
    ],
    ...atPath(path, of),
    job: (choices) => exerciseJob(printout, choices, documentId, services().config.site),
    ...own,
  }
}

/** A set is a booklet without a cover. Its answer sheet is chosen where something is shaded. */
export function printableOne(view: FoundView, isStored: boolean, request: PrintRequest): Printable {
  const choosesSheet = questionsOf(view).some((question) => shadedPlace(question) !== null)
  const booklets = sectionBooklets(view.exercise.sections, [])
  return printable({ view, of: 'set', booklets, request, isStored, choosesSheet })
}

const WHOLE = { of: 'paper', isStored: true, choosesSheet: false } as const

/** A whole paper of Mathematics or Science. */
export async function printableExam(subject: DrawnSubject, request: PrintRequest): Promise<Printable | NotPrintable> {
  const view = await findPaper(subject, request.params.number ?? '')
  if (view === null) return MISSING
  const booklets = sectionBooklets(view.exercise.sections, coversOf(subject))
  return printable({ ...WHOLE, view, booklets, request })
}

/** A whole paper of English or Chinese. */
export async function printableWhole(request: PrintRequest): Promise<Printable | NotPrintable> {
  const { subject = '', number = '' } = request.params
  const ref = { subject, number }
  const [view, whole] = await Promise.all([findPaperView(ref), findWhole(ref)])
  if (view === null || whole === null) return MISSING
  const shaded = whole.parts.flatMap(({ section }) => (section.answered === 'chosen' ? [section.play] : []))
  const booklets = languageBooklets(whole.subject, view.exercise, new Set(shaded), [])
  return printable({ ...WHOLE, view, booklets, request })
}
