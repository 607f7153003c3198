/** A set of Science to print, with its key (docs/behaviour.md, 21). */
import { data } from 'react-router'
import { findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPrint, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/science-print'

export const links: Route.LinksFunction = worksheetPrintLinks

export function loader({ params, context }: Route.LoaderArgs) {
  const view = findScienceSet(params, context.get(hosting) !== 'server')
  if (view === null) throw data(null, { status: 404 })
  return view
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a set')
  const { quiz, labels } = loaderData
  const path = sciencePath(params.theme, Number(params.number))
  const description = `${quiz.title} to print, with room to write and an answer key.`
  return canonicalMeta(matches, { path, title: `Print ${labels.paper}: ${quiz.title}, ${labels.set}`, description })
}

export default function SciencePrint({ loaderData, params }: Route.ComponentProps) {
  return <WorksheetPrint view={loaderData} path={sciencePath(params.theme, Number(params.number))} />
}
