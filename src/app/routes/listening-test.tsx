/** A listening test (spec section 2). Submit leads to its results in the same document. */
import { data } from 'react-router'
import { ListeningIsland } from '#app/listening-island.tsx'
import { findPractice } from '#app/listening-page.ts'
import { MISSING_TITLE, screenTitles } from '#app/listening-titles.ts'
import { unlistedMeta } from '#app/seo.ts'
import { PracticeMissing } from '#listening/practice-detail.tsx'
import type { Route } from './+types/listening-test'

export async function loader({ params }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  return data({ practice }, { status: practice === null ? 404 : 200 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const practice = loaderData?.practice ?? null
  return unlistedMeta(practice === null ? MISSING_TITLE : screenTitles(practice).test)
}

export default function ListeningTest({ loaderData }: Route.ComponentProps) {
  const { practice } = loaderData
  if (practice === null) return <PracticeMissing />
  return <ListeningIsland practice={practice} screen="test" titles={screenTitles(practice)} />
}
