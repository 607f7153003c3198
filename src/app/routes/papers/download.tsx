/** One paper as a file. A name that is no paper's, or of one that is not there, is the page for URLs without a page. */
import { data } from 'react-router'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { paperResponse } from '#server/http/paper-response.ts'
import { log, services } from '#server/services.server.ts'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/download'

const sendPaper: Route.MiddlewareFunction = async ({ request, params }, next) => {
  const response = await paperResponse(services().files, params.fileName, request, log)
  // A person reads this one: the page for what went wrong, in place of a line of text.
  if (response?.status === 503) throw data(null, { status: 503 })
  return response ?? next()
}

export const middleware: Route.MiddlewareFunction[] = [sendPaper]

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, 'Paper not found')
}

export default function Download() {
  return <StatePage kind="paper" />
}
