/** What is true of the examination on a day. Days are dates in Singapore, '2026-11-23'. Pure. */
import { dayNumber, shortDate } from '#lib/days/singapore-date.ts'
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

/** '15 Sept 2026', '12 to 13 Aug 2026'. */
function days({ from, to }: ExamDates['events'][number]): string {
  if (from === to) return shortDate(to)
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : shortDate(from)
  return `${first} to ${shortDate(to)}`
}

/** What Home says of each, in this order. */
const EVENTS = ['Oral', 'Listening comprehension', 'Written papers']
const UNKNOWN = 'Dates to be confirmed'
/** The year whose dates are to be confirmed whatever is known: the specification has it so. */
const SPECIFIED = 2026

/** `was` is when it was last, '' until that examination is over; then `next` is of the examination of `cohort`. */
export type DateRow = Readonly<{ name: string; was: string; cohort: number; next: string }>

/** The dates as Home lists them: after the last written paper each says when it was, and what is known of the next one. */
export function dateRows(dates: ExamDates, day: string): readonly DateRow[] {
  const cohort = cohortOn(dates, day)
  return EVENTS.map((name) => {
    const ofYear = (year: number) => dates.events.find((one) => one.name === name && one.from.startsWith(String(year)))
    const [was, next] = [ofYear(cohort - 1), ofYear(cohort)]
    return {
      name,
      was: was === undefined ? '' : `${days(was)}, over`,
      cohort,
      next: next === undefined || cohort === SPECIFIED ? UNKNOWN : days(next),
    }
  })
}

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

/** The formats are those of the last year with dates: what to say of a later examination, '' where it is that one. */
export function formatLine(dates: ExamDates, day: string): string {
  const cohort = cohortOn(dates, day)
  const read = Math.max(...dates.events.map(({ to }) => Number(to.slice(0, 4))))
  if (cohort <= read) return ''
  return `The tables below show the papers of ${read}. We have not found the format of ${cohort} yet. We know of no change, but ${cohort} may be different.`
}

/** After so many days somebody has to look again. */
export const MAX_AGE_DAYS = 90

/** Whether facts that were read on `read` are too old on a day. */
export const isStale = (read: string, day: string): boolean => dayNumber(day) - dayNumber(read) > MAX_AGE_DAYS
