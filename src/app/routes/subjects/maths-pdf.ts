/** A set of Mathematics as a PDF (docs/behaviour.md, 21.14). */
import { findMathsSet } from '#app/loaders/subjects/find-set.server.ts'
import { worksheetPdf } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { mathsPath } from '#app/parts/subjects/subject-paths.ts'
import type { Route } from './+types/maths-pdf'

export const loader = (args: Route.LoaderArgs): Promise<Response> =>
  worksheetPdf(findMathsSet(args.params, false), mathsPath(args.params.skill, Number(args.params.number)), args)
