/** A whole paper of chosen sets as a PDF: the same as on the page for printing. */
import { printoutPdf } from '#app/loaders/load-printout.server.ts'
import { loadWhole } from '#app/loaders/load-whole.server.ts'
import type { Route } from './+types/whole-paper-pdf'

export async function loader(args: Route.LoaderArgs) {
  const { params, request } = args
  const { view } = await loadWhole(params.language, request)
  return printoutPdf(view, `${params.language}-paper`, args)
}
