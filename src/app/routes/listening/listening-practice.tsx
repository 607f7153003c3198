/** One listening practice before it starts (docs/behaviour.md, 8.2). */
import { data } from 'react-router'
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { MISSING_TITLE } from '#app/parts/listening-titles.ts'
import { pageMeta, SITE, unlistedMeta } from '#app/parts/seo.ts'
import { PracticeDetail, PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { practicePath } from '#listening/practice/paths.ts'
import { SaveControl } from '#offline/save-control.tsx'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/listening-practice'

export async function loader({ params }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  const site = services().config.siteUrl ?? ''
  if (practice === null) return data({ practice: null, site }, { status: 404 })
  const { id, title, displayTitle, totalClips, instructions } = practice
  return data({ practice: { id, title, displayTitle, totalClips, instructions }, site })
}

export function meta({ loaderData }: Route.MetaArgs) {
  const practice = loaderData?.practice ?? null
  if (practice === null || loaderData === undefined) return unlistedMeta(MISSING_TITLE)
  const { id, title, displayTitle, totalClips } = practice
  const full = `${displayTitle}: ${title} - ${SITE}`
  const description = `PSLE English listening practice with ${totalClips} audio clips, multiple choice questions marked at once, transcripts and a reason for every answer.`
  return pageMeta({
    title: full,
    description,
    path: practicePath(id),
    site: loaderData.site,
    shared: full,
    data: {
      '@type': 'Quiz',
      name: full,
      description,
      educationalLevel: 'Primary 6',
      inLanguage: 'en',
      isAccessibleForFree: true,
      learningResourceType: 'Listening comprehension',
      license: 'https://creativecommons.org/licenses/by/4.0/',
    },
  })
}

export default function ListeningPractice({ loaderData }: Route.ComponentProps) {
  const { practice } = loaderData
  if (practice === null) return <PracticeMissing />
  return (
    <PracticeDetail {...practice}>
      <SaveControl id={`listening/${practice.id}`} name={practice.displayTitle} what="" />
    </PracticeDetail>
  )
}
