/** A text with questions as a PDF (docs/behaviour.md, 21.14). */
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { worksheetPdf } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { taskPath } from '#app/parts/subjects/task-paths.ts'
import type { Route } from './+types/task-pdf'

export const loader = async (args: Route.LoaderArgs): Promise<Response> =>
  worksheetPdf(await findTask(args.params), taskPath(args.params.kind, Number(args.params.number)), args)
