/** The facts of the examination, read once from the files that the build has. Server side only. */
import type { RouterContextProvider } from 'react-router'
import { examDates, type SubjectFacts, subjectFacts } from '#exam/exam-facts.ts'
import { cohortOn, dateRows, examLine, formatLine, formatOf } from '#exam/on-a-day.ts'
import { isCalendarDate, singaporeDate } from '#lib/singapore-date.ts'
import { hosting } from '#server/http/request-context.ts'

const FILES: Readonly<Record<string, unknown>> = import.meta.glob('/content/exam/*.json', {
  eager: true,
  import: 'default',
})
const DATES_FILE = '/content/exam/dates.json'

const ORDER = ['0001', '0005', '0008', '0009']

const DATES = examDates.parse(FILES[DATES_FILE])
const SUBJECTS: readonly SubjectFacts[] = Object.entries(FILES)
  .filter(([file]) => file !== DATES_FILE)
  .map(([, stored]) => subjectFacts.parse(stored))
  .sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code))

const CODES = { english: '0001', chinese: '0005' } as const

/** The facts of a language. Throws where there are none: the build lacks a file. */
export function subjectFactsOf(subject: keyof typeof CODES): SubjectFacts {
  const facts = SUBJECTS.find(({ code }) => code === CODES[subject])
  if (facts === undefined) throw new Error(`content/exam has no facts of ${subject}`)
  return facts
}

/** What a loader is given. */
export type Asked = Readonly<{ request: Request; context: Readonly<RouterContextProvider> }>

/** The day of the URL, which the page cache writes, else today's (docs/behaviour.md, 23.2). */
function dayOf({ request }: Pick<Asked, 'request'>): string {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  return isCalendarDate(asked) ? asked : singaporeDate(new Date())
}

/** No cache may show what was true yesterday while it fetches today's page. */
export const DATED_HEADERS = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' }

/** What is true today; '' in a static export, which is read on any day. */
const examToday = (asked: Asked): string =>
  asked.context.get(hosting) === 'export' ? '' : examLine(DATES, dayOf(asked))

/** What Home says. A static export has what is true on the day on which it is made. */
export function examOnHome(asked: Asked) {
  const day = dayOf(asked)
  return { cohort: cohortOn(DATES, day), dates: dateRows(DATES, day), line: examToday(asked) }
}

/** All formats, and which of them is that of the pupils of today. */
export function loadExamFormat(asked: Asked) {
  const day = dayOf(asked)
  const cohort = cohortOn(DATES, day)
  return {
    cohort,
    line: examToday(asked),
    older: formatLine(DATES, day),
    dates: DATES,
    subjects: SUBJECTS.map((facts) => ({ ...facts, today: formatOf(facts, cohort) ?? formatOf(facts, cohort - 1) })),
  }
}
