/** A PDF of a quiz, a worksheet, a paper or a listening practice, made when it is asked for. One module for all. */
import { loadPdf } from '#app/loaders/print/print-page.server.ts'
import type { Route } from './+types/pdf'

export const loader = (args: Route.LoaderArgs): Promise<Response> => loadPdf(args)
