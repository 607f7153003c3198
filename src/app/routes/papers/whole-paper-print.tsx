/** A whole paper of chosen sets, to print. Made for each request: there are too many such papers to cache them. */
import { data } from 'react-router'
import { loadWhole } from '#app/loaders/load-whole.server.ts'
import { printHeaders, printLinks, printMeta } from '#app/parts/print/print-document.ts'
import { WholeView } from '#app/parts/print/print-page.tsx'
import type { Route } from './+types/whole-paper-print'

export const links: Route.LinksFunction = printLinks
export const headers: Route.HeadersFunction = printHeaders

export async function loader({ params, request }: Route.LoaderArgs) {
  const { view, setFields, leftOut } = await loadWhole(params.language, request)
  const none = view.status === 'missing' || (view.status === 'refused' && leftOut !== '')
  return data({ view, setFields, leftOut }, { status: none ? 404 : 200, headers: { 'Cache-Control': 'no-store' } })
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  printMeta(matches, loaderData.view, `/print/${params.language}`)

export default function WholePaperPrint({ loaderData, params }: Route.ComponentProps) {
  const { view, setFields, leftOut } = loaderData
  return <WholeView view={view} chooser={`/print/${params.language}`} setFields={setFields} leftOut={leftOut} />
}
