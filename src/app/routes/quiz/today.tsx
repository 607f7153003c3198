/**
 * The way to the ten of the day (docs/behaviour.md, 19.1), of the subjects in its query. A server knows the date and leads there at once. A static
 * export does not: its page lists the coming days, and the page's script goes to today's.
 */
import { redirect } from 'react-router'
import { TODAY, todayPath } from '#app/parts/set-path.ts'
import { plainMeta } from '#app/parts/site/seo.ts'
import { datesFrom, longDate, singaporeDate } from '#lib/days/singapore-date.ts'
import { chosenSubjects, subjectsSlug } from '#quiz/library/today-subjects.ts'
import { hosting } from '#server/http/request-context.ts'
import { BACK_TO_HOME, PageHeader } from '#ui/page/page-header.tsx'
import type { Route } from './+types/today'

/** An export holds the ten of so many days. */
const DAYS = 60

export function loader({ context, request }: Route.LoaderArgs) {
  const date = singaporeDate(new Date())
  if (context.get(hosting) === 'server') {
    const subjects = chosenSubjects(new URL(request.url).searchParams.getAll('subject'))
    throw redirect(todayPath(date, subjectsSlug(subjects)), { headers: { 'Cache-Control': 'no-store' } })
  }
  return { dates: datesFrom(date, DAYS) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Ten PSLE questions a day, mixed over the topics, the same for everyone. Nothing is stored.'
  return plainMeta(matches, { path: TODAY, title: 'Today’s ten', description })
}

export default function Today({ loaderData: { dates } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        back={BACK_TO_HOME}
        title="Today’s ten"
        lead="Ten questions a day, the same for everyone. Choose the day; the dates are those of Singapore."
      />
      <ul className="day-list" role="list" data-days>
        {dates.map((date) => (
          <li key={date}>
            <a href={todayPath(date)}>{longDate(date)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
