/** A quiz that somebody else wrote: it stands in the fragment of the link, which no server sees. */
import { OwnIsland } from '#app/parts/islands/own-island.tsx'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import type { Route } from './+types/quiz'

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, 'A quiz from a link')
}

export default function OwnQuizPage() {
  return <OwnIsland page="open" />
}
