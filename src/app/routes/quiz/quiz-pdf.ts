/** A set as a PDF: the same paper as on the page for printing. */
import { findSet } from '#app/loaders/find-quiz.server.ts'
import { printoutPdf, printoutView } from '#app/loaders/load-printout.server.ts'
import { setLabels } from '#app/parts/paper-labels.ts'
import { setPath } from '#app/parts/set-path.ts'
import type { Route } from './+types/quiz-pdf'

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args
  const { quizType, setId } = params
  const view = printoutView(await findSet(params), setLabels(quizType, setId), setPath(params), request)
  return printoutPdf(view, `${quizType}-${setId}`, args)
}
