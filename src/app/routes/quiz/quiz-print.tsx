/** A set as a paper to print, with its key. */
import { findSet } from '#app/loaders/find-quiz.server.ts'
import { printoutData, printoutView } from '#app/loaders/load-printout.server.ts'
import { setLabels } from '#app/parts/paper-labels.ts'
import { printHeaders, printLinks, printMeta } from '#app/parts/print/print-document.ts'
import { PrintView } from '#app/parts/print/print-page.tsx'
import { setPath } from '#app/parts/set-path.ts'
import type { Route } from './+types/quiz-print'

export const links: Route.LinksFunction = printLinks
export const headers: Route.HeadersFunction = printHeaders

export async function loader({ params, request }: Route.LoaderArgs) {
  const labels = setLabels(params.quizType, params.setId)
  return printoutData(printoutView(await findSet(params), labels, setPath(params), request))
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  printMeta(matches, loaderData, setPath(params))

export default function QuizPrint({ loaderData, params }: Route.ComponentProps) {
  return <PrintView view={loaderData} quiz={setPath(params)} back="Back to the quiz" />
}
