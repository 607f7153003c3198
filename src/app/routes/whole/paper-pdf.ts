/** A whole paper as a PDF: Booklets A and B, an answer sheet and the key (docs/behaviour.md, 24). */
import { paperPdf } from '#app/loaders/whole/print-paper.server.ts'
import type { Route } from './+types/paper-pdf'

export const loader = (args: Route.LoaderArgs): Promise<Response> => paperPdf(args)
