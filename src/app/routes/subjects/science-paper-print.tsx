/** A whole paper of Science to print, with its key (docs/behaviour.md, 21.12). */
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { printableWorksheet } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { paperPath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPrint, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import type { Route } from './+types/science-paper-print'

export const links: Route.LinksFunction = worksheetPrintLinks

export async function loader({ params }: Route.LoaderArgs) {
  return printableWorksheet(await findPaper('science', params.number))
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a paper')
  const path = paperPath('science', Number(params.number))
  const description = 'A whole paper in the format of 2026 to print, with room to write and an answer key.'
  return canonicalMeta(matches, { path, title: `Print Science, whole paper ${params.number}`, description })
}

export default function SciencePaperPrint({ loaderData, params }: Route.ComponentProps) {
  return <WorksheetPrint {...loaderData} path={paperPath('science', Number(params.number))} />
}
