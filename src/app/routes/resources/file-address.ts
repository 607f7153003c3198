/** The URL of a file of the storage (docs/behaviour.md, 15.3 and 15.4). It needs a session. */
import { log, services } from '#server/services.server.ts'
import type { Route } from './+types/file-address'

const NO_STORE = { 'cache-control': 'no-store' }

export async function loader({ request }: Route.LoaderArgs) {
  const check = await services().sessions.require(request)
  if (!check.ok) return check.refusal
  const path = new URL(request.url).searchParams.get('path') ?? ''
  if (path === '') return Response.json({ error: 'path required' }, { status: 400, headers: NO_STORE })
  const url = await services().files.url(path)
  if (url === null) {
    log.warn('a file that was asked for is not there')
    return Response.json({ error: 'no such file' }, { status: 404, headers: NO_STORE })
  }
  return Response.json({ address: url }, { headers: NO_STORE })
}
