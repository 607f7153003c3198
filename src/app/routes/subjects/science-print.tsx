/** A set of Science to print, with its key (docs/behaviour.md, 21). */
import { findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { printableWorksheet } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPrint, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/science-print'

export const links: Route.LinksFunction = worksheetPrintLinks

export async function loader({ params, context }: Route.LoaderArgs) {
  return printableWorksheet(await findScienceSet(params, context.get(hosting) !== 'server'))
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a set')
  const { quiz, labels } = loaderData.view
  const path = sciencePath(params.theme, Number(params.number))
  const description = `${quiz.title} to print, with room to write and an answer key.`
  return canonicalMeta(matches, { path, title: `Print ${labels.paper}: ${quiz.title}, ${labels.set}`, description })
}

export default function SciencePrint({ loaderData, params }: Route.ComponentProps) {
  return <WorksheetPrint {...loaderData} path={sciencePath(params.theme, Number(params.number))} />
}
