/** A whole paper of chosen sets as a PDF: the same as on the page for printing. */
import { printoutPdf } from '#app/loaders/load-printout.server.ts'
import { loadWhole } from '#app/loaders/load-whole.server.ts'
import type { Route } from './+types/whole-paper-pdf'

export async function loader({ params, request }: Route.LoaderArgs) {
  const { view } = await loadWhole(params.language, request)
  return printoutPdf(view, { name: `${params.language}-paper`, cacheable: false }, request)
}
