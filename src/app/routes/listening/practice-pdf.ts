/** The questions of a listening practice as a PDF, with an answer sheet and the key (docs/behaviour.md, 25). */
import { practicePdf } from '#app/loaders/listening-print.server.ts'
import type { Route } from './+types/practice-pdf'

export const loader = (args: Route.LoaderArgs): Promise<Response> => practicePdf(args)
