/** What belongs to a pack and how large it is, or to all of them. Measured when somebody asks, from the page cache. */
import { measured, outlines } from '#app/loaders/packs.server.ts'
import { outlinesOf, upToMax } from '#app/parts/site/pack-outlines.ts'
import { EVERYTHING, packJson } from '#offline/pack.ts'
import { measurePage } from '#server/http/request-context.ts'
import type { Route } from './+types/offline-packs'

const NO_STORE = { 'cache-control': 'no-store' }
/** The page cache keeps it until the content changes; a browser that saves must not save what a stale copy names. */
const ASK_AGAIN = { 'cache-control': 'public, max-age=0, must-revalidate' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { topics, subjects, practices, schools, site, further } = await outlines()
  const all = [site, ...topics, ...subjects, ...practices, ...schools, ...further]
  const asked = params['*']
  const wanted = asked === EVERYTHING ? upToMax(all) : outlinesOf(asked, all)
  if (wanted.length === 0) return Response.json({ error: 'no such pack' }, { status: 404, headers: NO_STORE })
  const measure = context.get(measurePage)
  const packs = []
  // One after another: other visitors' pages come in between.
  for (const outline of wanted) packs.push(await measured(outline, measure))
  return Response.json(
    { packs: packs.filter(({ entries }) => entries.length > 0).map(packJson) },
    { headers: ASK_AGAIN },
  )
}
