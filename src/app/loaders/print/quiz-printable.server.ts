/** A quiz to print: a set of a topic, or a topic of a school's paper. Server side only. */
import { findPrelim, findSet } from '#app/loaders/find-quiz.server.ts'
import type { QuizView } from '#app/loaders/quiz-page.server.ts'
import { prelimLabels, setLabels } from '#app/parts/paper-labels.ts'
import { setPrintout } from '#app/parts/print/set-printout.ts'
import { setPath } from '#app/parts/set-path.ts'
import { counted } from '#lib/counted.ts'
import type { Labels } from '#lib/paper-labels.ts'
import { topicPath } from '#prelim/prelim-id.ts'
import { type Printout, totalMarks } from '#quiz/print/printout.ts'
import { services } from '#server/services.server.ts'
import { printoutJob } from '#server/typeset/printout-job.ts'
import { atPath, MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'

/** What the page says of a printout, and its PDF. `name` becomes the file name. */
export function ofPrintout(printout: Printout, name: string) {
  const { language, heading, subject, set, sections } = printout
  const questions = sections.reduce((sum, { keys }) => sum + keys.length, 0)
  return {
    status: 'ok',
    heading,
    language,
    facts: [`${subject} · ${set}`, `${counted(questions, 'question')} · ${counted(totalMarks(printout), 'mark')}`],
    choosesSheet: true,
    job: (choices) => printoutJob(printout, choices, name, services().config.site),
  } satisfies Partial<Printable>
}

function printable(
  view: QuizView,
  labels: Labels,
  path: string,
  name: string,
  origin: string,
): Printable | NotPrintable {
  if (view.status === 'missing') return MISSING
  const place = atPath(path, 'quiz')
  const refused = (words: string) => ({ status: 'refused', words, ...place, httpStatus: 200 }) as const
  if (view.status === 'unsupported') return refused(`Unsupported quiz type: ${view.type}`)
  if (view.status === 'invalid') return refused(view.message)
  const printout = setPrintout(view.typed, labels, origin + path)
  if (printout === null) return refused('No questions available')
  return { ...ofPrintout(printout, name), ...place, isStored: true }
}

export async function printableSet({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { quizType = '', setId = '' } = params
  const ref = { quizType, setId }
  return printable(await findSet(ref), setLabels(quizType, setId), setPath(ref), `${quizType}-${setId}`, origin)
}

export async function printablePrelim({ params, origin }: PrintRequest): Promise<Printable | NotPrintable> {
  const { year = '', school = '', topic = '' } = params
  const ref = { year, school, topic }
  const view = await findPrelim(ref)
  const labels = prelimLabels(view.status === 'ok' ? view.typed.type : '', ref)
  return printable(view, labels, topicPath(ref), `${year}-${school}-${topic}`, origin)
}
