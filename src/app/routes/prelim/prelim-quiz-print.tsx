/** One topic of a school's preliminary paper as a paper to print, with its key. */
import { findPrelim } from '#app/loaders/find-quiz.server.ts'
import { printoutData, printoutView } from '#app/loaders/load-printout.server.ts'
import { prelimLabels } from '#app/parts/paper-labels.ts'
import { printHeaders, printLinks, printMeta } from '#app/parts/print/print-document.ts'
import { PrintView } from '#app/parts/print/print-page.tsx'
import { topicPath } from '#prelim/prelim-id.ts'
import type { Route } from './+types/prelim-quiz-print'

export const links: Route.LinksFunction = printLinks
export const headers: Route.HeadersFunction = printHeaders

export async function loader({ params, request }: Route.LoaderArgs) {
  const view = await findPrelim(params)
  const labels = prelimLabels(view.status === 'ok' ? view.typed.type : '', params)
  return printoutData(printoutView(view, labels, topicPath(params), request))
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  printMeta(matches, loaderData, topicPath(params))

export default function PrelimQuizPrint({ loaderData, params }: Route.ComponentProps) {
  return <PrintView view={loaderData} quiz={topicPath(params)} back="Back to the quiz" />
}
