/** A text with questions to print, with its key (docs/behaviour.md, 22). */
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { printableWorksheet } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { taskPath } from '#app/parts/subjects/task-paths.ts'
import { WorksheetPrint, worksheetPrintLinks } from '#app/parts/subjects/worksheet-print.tsx'
import type { Route } from './+types/task-print'

export const links: Route.LinksFunction = worksheetPrintLinks

export const loader = async ({ params }: Route.LoaderArgs) => printableWorksheet(await findTask(params))

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Print a text')
  const { quiz, labels } = loaderData.view
  const path = taskPath(params.kind, Number(params.number))
  const description = `${quiz.title} to print, with room to write and an answer key.`
  return canonicalMeta(matches, { path, title: `Print ${labels.paper}: ${quiz.title}`, description })
}

export default function TaskPrint({ loaderData, params }: Route.ComponentProps) {
  return <WorksheetPrint {...loaderData} path={taskPath(params.kind, Number(params.number))} />
}
