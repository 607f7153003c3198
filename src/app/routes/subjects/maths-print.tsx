/** A set of Maths to print, with its key (docs/behaviour.md, 21). */
import { data } from 'react-router'
import { findMathsSet } from '#app/loaders/subjects/find-set.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { mathsPath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPrint, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/maths-print'

export const links: Route.LinksFunction = worksheetPrintLinks

export function loader({ params, context }: Route.LoaderArgs) {
  const view = findMathsSet(params, context.get(hosting) !== 'server')
  if (view === null) throw data(null, { status: 404 })
  return view
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a set')
  const { quiz, labels } = loaderData
  const path = mathsPath(params.skill, Number(params.number))
  const description = `${quiz.title} to print, with room to write and an answer key.`
  return canonicalMeta(matches, { path, title: `Print ${labels.paper}: ${quiz.title}, ${labels.set}`, description })
}

export default function MathsPrint({ loaderData, params }: Route.ComponentProps) {
  return <WorksheetPrint view={loaderData} path={mathsPath(params.skill, Number(params.number))} />
}
