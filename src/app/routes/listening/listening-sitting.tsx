/** A sitting (docs/behaviour.md, 8.3 to 8.11). Submit leads to its results in the same document. */
import { data } from 'react-router'
import { findPractice, urlsFor } from '#app/loaders/listening-page.server.ts'
import { ListeningIsland } from '#app/parts/islands/listening-island.tsx'
import { MISSING_TITLE, screenTitles } from '#app/parts/listening-titles.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { timesWords } from '#lib/times-words.ts'
import { PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { practicePath, resultsPath } from '#listening/practice/paths.ts'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/listening-sitting'

export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  const urls = await urlsFor(practice, context.get(hosting))
  return data({ practice, urls }, { status: practice === null ? 404 : 200 })
}

export function meta({ loaderData: { practice }, matches }: Route.MetaArgs) {
  if (practice === null) return unlistedMeta(matches, MISSING_TITLE)
  const { id, title, totalClips, plays } = practice
  const description = `${title}: listen to ${totalClips} audio clips, each at most ${timesWords(plays)}, and answer the questions.`
  // Submit moves on without a link; who follows links (an export) learns here of the results. Not 'next': Firefox would
  // fetch that page early.
  const results = { tagName: 'link', rel: 'related', href: resultsPath(id) } as const
  return [
    ...canonicalMeta(matches, { path: practicePath(id), title: screenTitles(practice).sitting, description }),
    results,
  ]
}

export default function ListeningSitting({ loaderData }: Route.ComponentProps) {
  const { practice, urls } = loaderData
  if (practice === null) return <PracticeMissing />
  return <ListeningIsland practice={practice} screen="sitting" urls={urls} />
}
