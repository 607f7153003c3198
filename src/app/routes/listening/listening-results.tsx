/** The results of a sitting (docs/behaviour.md, 8.15 to 8.19): what the history entry carries, or that it carries none. */
import { data } from 'react-router'
import { findPractice, urlsFor } from '#app/loaders/listening-page.server.ts'
import { ListeningIsland } from '#app/parts/islands/listening-island.tsx'
import { MISSING_TITLE, screenTitles } from '#app/parts/listening-titles.ts'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/listening-results'

export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  const urls = await urlsFor(practice, context.get(hosting))
  return data({ practice, urls }, { status: practice === null ? 404 : 200 })
}

export function meta({ loaderData: { practice }, matches }: Route.MetaArgs) {
  return unlistedMeta(matches, practice === null ? MISSING_TITLE : screenTitles(practice).results)
}

export default function ListeningResults({ loaderData }: Route.ComponentProps) {
  const { practice, urls } = loaderData
  if (practice === null) return <PracticeMissing />
  return <ListeningIsland practice={practice} screen="results" urls={urls} />
}
