/** Every URL that names nothing: 404 with a way back. */
import { data } from 'react-router'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, 'Page not found')
}

export default function NotFound() {
  return <StatePage kind="missing" />
}
