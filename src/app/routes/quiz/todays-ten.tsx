/** The ten of one day (docs/behaviour.md, 19): the same for everyone, so that its link can be shared. */
import { data } from 'react-router'
import { playedState } from '#app/loaders/quiz-page.server.ts'
import { findToday } from '#app/loaders/selections.server.ts'
import { SelectionPage } from '#app/parts/afterwards/selection-page.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { TODAY, todayPath } from '#app/parts/set-path.ts'
import { isCalendarDate, longDate, shortDate } from '#lib/singapore-date.ts'
import { BACK_TO_HOME } from '#ui/page-header.tsx'
import type { Route } from './+types/todays-ten'

function findDay({ date }: Route.LoaderArgs['params']) {
  if (!isCalendarDate(date)) throw data(null, { status: 404 })
  return findToday(date)
}

export function loader({ params }: Route.LoaderArgs) {
  return findDay(params)
}

export async function action({ params, request }: Route.ActionArgs) {
  const { typed } = await findDay(params)
  return { posted: await playedState(typed, request) }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Today’s ten')
  const description = 'Ten PSLE questions, mixed over the topics, the same for everyone. Nothing is stored.'
  return canonicalMeta(matches, { path: TODAY, title: `Today’s ten, ${longDate(params.date)}`, description })
}

export default function TodaysTen({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SelectionPage
      view={loaderData}
      path={todayPath(params.date)}
      posted={actionData?.posted ?? null}
      labels={{ paper: 'Mixed topics', set: shortDate(params.date), size: '' }}
      back={BACK_TO_HOME}
    />
  )
}
