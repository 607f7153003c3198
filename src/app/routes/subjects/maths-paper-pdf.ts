/** A whole paper of Mathematics as a PDF: booklets with covers, answer sheet, key (docs/behaviour.md, 21.14). */
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { worksheetPdf } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { paperPath } from '#app/parts/subjects/subject-paths.ts'
import type { Route } from './+types/maths-paper-pdf'

export const loader = async (args: Route.LoaderArgs): Promise<Response> =>
  worksheetPdf(await findPaper('maths', args.params.number), paperPath('maths', Number(args.params.number)), args)
