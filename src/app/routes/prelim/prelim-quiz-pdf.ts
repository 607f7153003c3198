/** One topic of a school's preliminary paper as a PDF: the same paper as on the page for printing. */
import { findPrelim } from '#app/loaders/find-quiz.server.ts'
import { printoutPdf, printoutView } from '#app/loaders/load-printout.server.ts'
import { prelimLabels } from '#app/parts/paper-labels.ts'
import { topicPath } from '#prelim/prelim-id.ts'
import type { Route } from './+types/prelim-quiz-pdf'

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args
  const view = await findPrelim(params)
  const labels = prelimLabels(view.status === 'ok' ? view.typed.type : '', params)
  const printout = printoutView(view, labels, topicPath(params), request)
  return printoutPdf(printout, `${params.year}-${params.school}-${params.topic}`, args)
}
