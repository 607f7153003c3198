/** One listening practice before it starts (docs/behaviour.md, 8.2). */
import { data } from 'react-router'
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { MISSING_TITLE } from '#app/parts/listening-titles.ts'
import { quizMeta, unlistedMeta } from '#app/parts/seo.ts'
import { PracticeDetail, PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { minutesOf } from '#listening/practice/minutes.ts'
import { practicePath } from '#listening/practice/paths.ts'
import { SaveControl } from '#offline/save-control.tsx'
import type { Route } from './+types/listening-practice'

export async function loader({ params }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  if (practice === null) return data({ practice: null }, { status: 404 })
  const { id, title, displayTitle, totalClips, instructions } = practice
  return data({ practice: { id, title, displayTitle, totalClips, instructions, minutes: minutesOf(practice) } })
}

export function meta({ loaderData: { practice }, matches }: Route.MetaArgs) {
  if (practice === null) return unlistedMeta(matches, MISSING_TITLE)
  const { id, title, displayTitle, totalClips } = practice
  return quizMeta(matches, {
    path: practicePath(id),
    title: `${displayTitle}: ${title}`,
    description: `PSLE English listening practice with ${totalClips} audio clips, multiple choice questions marked at once, transcripts and a reason for every answer.`,
    language: 'en',
    kind: 'Listening comprehension',
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
