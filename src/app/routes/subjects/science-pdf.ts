/** A set of Science as a PDF (docs/behaviour.md, 21.14). */
import { findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { worksheetPdf } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { sciencePath } from '#app/parts/subjects/subject-paths.ts'
import type { Route } from './+types/science-pdf'

export const loader = async (args: Route.LoaderArgs): Promise<Response> =>
  worksheetPdf(
    await findScienceSet(args.params, false),
    sciencePath(args.params.theme, Number(args.params.number)),
    args,
  )
