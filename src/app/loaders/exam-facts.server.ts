/** The facts of the examination on a day, for pages. Server side only. */
import type { RouterContextProvider } from 'react-router'
import type { ExamDates } from '#exam/exam-facts.ts'
import { cohortOn, dateRows, examLine, formatLine, formatOf } from '#exam/on-a-day.ts'
import { isCalendarDate, singaporeDate } from '#lib/days/singapore-date.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'

/** What a loader is given. */
export type Asked = Readonly<{ request: Request; context: Readonly<RouterContextProvider> }>

/** The day of the URL, which the page cache writes, else today's (docs/behaviour.md, 23.2). */
export function dayOf({ request }: Pick<Asked, 'request'>): string {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  return isCalendarDate(asked) ? asked : singaporeDate(new Date())
}

/** No cache may show what was true yesterday while it fetches today's page. */
export const DATED_HEADERS = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' }

/** `line` is what is true today; '' in a static export, which is read on any day. Without dates the year is that of the day. */
function examOn(dates: ExamDates | null, asked: Asked) {
  const day = dayOf(asked)
  if (dates === null) return { cohort: Number(day.slice(0, 4)), line: '', rows: [], older: '' }
  return {
    cohort: cohortOn(dates, day),
    line: asked.context.get(hosting) === 'export' ? '' : examLine(dates, day),
    rows: dateRows(dates, day),
    older: formatLine(dates, day),
  }
}

/** What Home says. A static export has what is true on the day on which it is made. */
export function examOnHome(dates: ExamDates | null, asked: Asked) {
  const { cohort, rows, line } = examOn(dates, asked)
  return { cohort, dates: rows, line }
}

/** All formats, and which of them is that of the pupils of today. `source` has the dates; null without any. */
export async function loadExamFormat(asked: Asked) {
  const { dates, subjects } = await services().exam.facts()
  const { cohort, line, older } = examOn(dates, asked)
  return {
    cohort,
    line,
    older,
    source: dates?.source ?? null,
    subjects: [...subjects.values()].map((facts) => ({
      ...facts,
      today: formatOf(facts, cohort) ?? formatOf(facts, cohort - 1),
    })),
  }
}
