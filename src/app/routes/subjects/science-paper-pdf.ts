/** A whole paper of Science as a PDF: booklets with covers, answer sheet, key (docs/behaviour.md, 21.14). */
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { worksheetPdf } from '#app/loaders/subjects/worksheet-pdf.server.ts'
import { paperPath } from '#app/parts/subjects/subject-paths.ts'
import type { Route } from './+types/science-paper-pdf'

export const loader = async (args: Route.LoaderArgs): Promise<Response> =>
  worksheetPdf(await findPaper('science', args.params.number), paperPath('science', Number(args.params.number)), args)
