/** A page of the catalogue for machines (docs/behaviour.md, 20.16). One module for all. */
import { loadCatalogue } from '#app/loaders/catalogue/catalogue.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { pageNumber } from '#app/parts/catalogue/catalogue-paths.ts'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/catalogue'

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const number = pageNumber(params.file ?? '')
  const place = { origin: originOf(request), isExport: context.get(hosting) === 'export' }
  const page = number === null ? null : await loadCatalogue(number, place)
  if (page === null)
    return new Response('The catalogue has no such page.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return Response.json(page)
}
