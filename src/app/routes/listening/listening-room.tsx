/** A listening room: a practice that runs by itself, as in the examination hall (docs/behaviour.md, 25). */
import { data } from 'react-router'
import { findPractice, recordingsOf, urlsFor } from '#app/loaders/listening-page.server.ts'
import { RoomIsland } from '#app/parts/islands/room-island.tsx'
import { MISSING_TITLE, screenTitles } from '#app/parts/listening-titles.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { timesWords } from '#lib/times-words.ts'
import { PracticeMissing } from '#listening/pages/practice-detail.tsx'
import { practicePath } from '#listening/practice/paths.ts'
import { roomFiles } from '#listening/room/load-room.ts'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/listening-room'

export async function loader({ params, context }: Route.LoaderArgs) {
  const practice = await findPractice(params.practiceId)
  if (practice === null) return data({ room: null }, { status: 404 })
  const [urls, recordings] = await Promise.all([
    urlsFor(practice, context.get(hosting), roomFiles),
    recordingsOf(practice),
  ])
  return data({ room: { practice, urls, recordings } })
}

export function meta({ loaderData: { room }, matches }: Route.MetaArgs) {
  if (room === null) return unlistedMeta(matches, MISSING_TITLE)
  const { id, title, clips, readings } = room.practice
  const description = `${title}: ${clips.length} passages that run by themselves as in the examination hall, each read ${timesWords(readings)}, with time to read and to answer.`
  return canonicalMeta(matches, { path: practicePath(id), title: screenTitles(room.practice).room, description })
}

export default function ListeningRoom({ loaderData: { room } }: Route.ComponentProps) {
  return room === null ? <PracticeMissing /> : <RoomIsland {...room} />
}
