/** One listening practice before it starts (docs/behaviour.md, 8.2). */
import { data } from 'react-router'
import { findPractice } from '#app/loaders/listening-page.server.ts'
import { pdfLink } from '#app/loaders/print/pdf-link.server.ts'
import { roomMinutes } from '#app/loaders/room-recording.server.ts'
import { MISSING_TITLE } from '#app/parts/listening-titles.ts'
import { quizMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { languages } from '#lib/language.ts'
import { PracticeDetail, PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { minutesOf } from '#listening/practice/minutes.ts'
import { practicePath } from '#listening/practice/paths.ts'
import { SaveControl } from '#offline/save-control.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/listening-practice'

/** Of a recording of 40 kbit/s, as ours are. */
const MEGABYTES_A_MINUTE = 0.3

export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  if (practice === null) return data({ practice: null }, { status: 404 })
  const { clips: _, ...described } = practice
  const room = await roomMinutes(practice)
  // A static export cannot join recordings.
  const isExport = context.get(hosting) === 'export'
  const more = {
    minutes: minutesOf(practice),
    roomMinutes: room,
    megabytes: isExport ? null : Math.ceil(room * MEGABYTES_A_MINUTE),
    pdf: pdfLink(practicePath(practice.id), isExport),
  }
  return data({ practice: { ...described, ...more } })
}

export function meta({ loaderData: { practice }, matches }: Route.MetaArgs) {
  if (practice === null) return unlistedMeta(matches, MISSING_TITLE)
  const { id, title, displayTitle, language, totalClips } = practice
  return quizMeta(matches, {
    path: practicePath(id),
    title: `${displayTitle}: ${title}`,
    description: `PSLE ${languages[language].name} listening practice with ${totalClips} audio clips, multiple choice questions marked at once, transcripts and a reason for every answer.`,
    language,
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
