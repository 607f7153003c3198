/** A listening test (docs/behaviour.md, 8.3 to 8.11). Submit leads to its results in the same document. */
import { data } from 'react-router'
import { addressesFor, findPractice } from '#app/loaders/listening-page.server.ts'
import { ListeningIsland } from '#app/parts/listening-island.tsx'
import { MISSING_TITLE, screenTitles } from '#app/parts/listening-titles.ts'
import { copyMeta, unlistedMeta } from '#app/parts/seo.ts'
import { PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { practicePath, resultsPath } from '#listening/practice/paths.ts'
import { hosting, services } from '#server/services.server.ts'
import type { Route } from './+types/listening-test'

export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  const addresses = await addressesFor(practice, context.get(hosting))
  const site = services().config.siteUrl ?? ''
  return data({ practice, addresses, site }, { status: practice === null ? 404 : 200 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const practice = loaderData?.practice ?? null
  if (practice === null || loaderData === undefined) return unlistedMeta(MISSING_TITLE)
  const { id, title, totalClips } = practice
  const description = `${title}: listen to ${totalClips} audio clips, each at most twice as in the examination, and answer the questions.`
  const { site } = loaderData
  // Submit moves on without a link; who follows links (an export) learns here what comes next.
  const next = { tagName: 'link', rel: 'next', href: resultsPath(id) } as const
  return [...copyMeta(screenTitles(practice).test, description, site === '' ? '' : `${site}${practicePath(id)}`), next]
}

export default function ListeningTest({ loaderData }: Route.ComponentProps) {
  const { practice, addresses } = loaderData
  if (practice === null) return <PracticeMissing />
  return <ListeningIsland practice={practice} screen="test" titles={screenTitles(practice)} addresses={addresses} />
}
