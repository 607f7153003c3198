/** Every URL that names nothing: 404 with a way back. */
import { data } from 'react-router'
import { unlistedMeta } from '#app/parts/seo.ts'
import { StatePage } from '#ui/state-page.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return unlistedMeta('Page not found')
}

export default function NotFound() {
  return <StatePage kind="missing" />
}
