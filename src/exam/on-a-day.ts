/** What is true of the examination on a day. Days are dates in Singapore, '2026-11-23'. Pure. */
import { dayNumber, shortDate } from '#lib/singapore-date.ts'
import type { ExamDates, ExamFormat, SubjectFacts } from './exam-facts.ts'

/** The year whose examination a pupil of Primary 6 prepares for: after the last paper it is the next one. */
export function cohortOn({ events }: ExamDates, day: string): number {
  const year = Number(day.slice(0, 4))
  const last = events.filter(({ to }) => to.startsWith(String(year))).at(-1)
  return last !== undefined && last.to < day ? year + 1 : year
}

/** The format of a year; null before the first one that is known. */
export const formatOf = ({ formats }: SubjectFacts, year: number): ExamFormat | null =>
  formats.find(({ from, until }) => from <= year && (until === null || year <= until)) ?? null

const days = ({ from, to }: ExamDates['events'][number]): string =>
  from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`

/** One or two sentences: what comes next, or that the examination is over and what is known of the next one. */
export function examLine(dates: ExamDates, day: string): string {
  const cohort = cohortOn(dates, day)
  const next = dates.events.filter(({ from, to }) => from.startsWith(String(cohort)) && to >= day)
  if (next.length > 0)
    return `Still to come in ${cohort}: ${next.map((event) => `${event.name.toLowerCase()} ${days(event)}`).join(', ')}.`
  const over = dates.events.some(({ to }) => to.startsWith(String(cohort - 1)))
  const unknown = `The dates of PSLE ${cohort} were not announced when we last looked, on ${shortDate(dates.read)}.`
  return over ? `PSLE ${cohort - 1} is over. ${unknown}` : unknown
}

/** After so many days somebody has to look again. */
export const MAX_AGE_DAYS = 90

/** Whether facts that were read on `read` are too old on a day. */
export const isStale = (read: string, day: string): boolean => dayNumber(day) - dayNumber(read) > MAX_AGE_DAYS
