/** Worksheets to print: sets and whole papers of Mathematics and Science, and texts with questions. Server side only. */
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { findMathsSet, findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { mathsPath, paperPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { taskPath } from '#app/parts/subjects/task-paths.ts'
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { counted } from '#lib/counted.ts'
import { languageOf } from '#lib/language.ts'
import { shadedPlace } from '#quiz/worksheet/print/blocks.ts'
import { marksOf, questionsOf } from '#quiz/worksheet/worksheet.ts'
import { services } from '#server/services.server.ts'
import { worksheetJob } from '#server/typeset/worksheet-job.ts'
import { coversOf, type PaperSubject } from '#worksheets/booklets.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

type Kind = Readonly<{ path: string; isPaper: boolean; isStored: boolean; origin: string }>

function printable(view: WorksheetView | null, { path, isPaper, isStored, origin }: Kind): Printable | NotPrintable {
  if (view === null) return MISSING
  const { subject, quiz, labels, skills, documentId } = view
  const questions = questionsOf(quiz)
  const size = labels.size || `${counted(questions.length, 'question')} · ${counted(marksOf(questions), 'mark')}`
  const printout = {
    quiz,
    subject: labels.paper,
    set: labels.set,
    covers: isPaper ? coversOf(subject) : [],
    skillNames: Object.fromEntries(Object.entries(skills).map(([tag, { name }]) => [tag, { topic: '', name }])),
    address: origin + path,
  }
  return {
    status: 'ok',
    heading: quiz.title,
    language: languageOf(quiz.title),
    facts: [`${labels.paper} · ${labels.set}`, size],
    ...atPath(path, isPaper ? 'paper' : 'set'),
    choosesSheet: !isPaper && questions.some((question) => shadedPlace(question) !== null),
    isStored,
    job: (choices) => worksheetJob(printout, choices, documentId, services().config.site),
  }
}

export async function printableMathsSet({ params, origin, isExport }: PrintRequest): Promise<Printable | NotPrintable> {
  const { skill = '', number = '' } = params
  const path = mathsPath(skill, Number(number))
  return printable(await findMathsSet({ skill, number }, isExport), { path, isPaper: false, isStored: false, origin })
}

export async function printableScienceSet({
  params,
  origin,
  isExport,
}: PrintRequest): Promise<Printable | NotPrintable> {
  const { theme = '', number = '' } = params
  const path = sciencePath(theme, Number(number))
  return printable(await findScienceSet({ theme, number }, isExport), { path, isPaper: false, isStored: false, origin })
}

/** A whole paper of Mathematics or Science. */
export async function printableExam(
  subject: PaperSubject,
  { params, origin }: PrintRequest,
): Promise<Printable | NotPrintable> {
  const { number = '' } = params
  const path = paperPath(subject, Number(number))
  return printable(await findPaper(subject, number), { path, isPaper: true, isStored: true, origin })
}

export async function printableTask({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { kind = '', number = '' } = params
  const path = taskPath(kind, Number(number))
  return printable(await findTask({ kind, number }), { path, isPaper: false, isStored: true, origin })
}
