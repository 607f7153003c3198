/** What the parents' page loads: tonight's sets, or those of a week where no server knows the date. Server side only. */
import { data, type RouterContextProvider } from 'react-router'
import { type Evening, eveningOf, inTurn, type Library } from '#app/parts/parents/evening.ts'
import type { EveningTask, EveningView } from '#app/parts/parents/evening-card.tsx'
import type { NamedLink } from '#app/parts/subjects/subject.ts'
import { ofDay } from '#lib/days/of-day.ts'
import { dayInWords, dayNumber, isCalendarDate, singaporeDate } from '#lib/days/singapore-date.ts'
import { LANGUAGES, PAGE_LANGUAGE } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { SUBJECTS, subjects } from '#lib/subjects.ts'
import { timesWords } from '#lib/times-words.ts'
import { practicePath } from '#listening/practice/paths.ts'
import type { ListedPractice } from '#listening/practice/practice-index.ts'
import type { SetPlace } from '#quiz/library/shelf.ts'
import { topicOfType } from '#quiz/library/topics.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { describedSet } from './described-set.server.ts'
import { listing, listingStatus } from './listing.server.ts'
import { pdfLink } from './print/pdf-link.server.ts'
import { wholePapersOf } from './subject-page/papers-of-subject.server.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

async function setTask(place: SetPlace, isExport: boolean): Promise<readonly EveningTask[]> {
  const described = describedSet(await services().setLibrary.withQuiz(place))
  if (described === null) return []
  const { to, name, language, title, facts } = described
  const subject = subjects[subjectOf[language]].name
  return [{ subject, to, text: name, language, title, facts, print: pdfLink(to, isExport) }]
}

const listeningTask = (practice: ListedPractice | undefined, isExport: boolean): readonly EveningTask[] =>
  practice === undefined
    ? []
    : [
        {
          subject: 'Listening',
          to: practicePath(practice.id),
          text: practice.displayTitle,
          language: practice.language,
          title: practice.title,
          facts: `${practice.totalClips} audio clips, each plays ${timesWords(practice.plays)}`,
          print: pdfLink(practicePath(practice.id), isExport),
        },
      ]

async function readEvenings(days: readonly Readonly<{ name: string; number: number }>[], isExport: boolean) {
  const { setLibrary, practices } = services()
  const [shelves, listed] = await Promise.all([setLibrary.shelves(), practices.list()])
  const playable = listed.filter(({ totalClips }) => totalClips > 0)
  const sets = LANGUAGES.map((language) =>
    inTurn(shelves.filter(({ type }) => topicOfType(type).language === language)),
  )
  const library: Library = { sets, listening: playable.map(({ id }) => id) }
  const tasksOf = async ({ sets: ofEvening, listening }: Evening) => [
    ...(await Promise.all(ofEvening.map((place) => setTask(place, isExport)))).flat(),
    ...listeningTask(
      playable.find(({ id }) => id === listening),
      isExport,
    ),
  ]
  return Promise.all(
    days.map(
      async ({ name, number }): Promise<EveningView> => ({ name, tasks: await tasksOf(eveningOf(number, library)) }),
    ),
  )
}

/** A whole paper of each subject to print: another one each day. */
async function papersToPrint(day: number): Promise<readonly NamedLink[]> {
  const found = await Promise.all(
    SUBJECTS.map(async (subject) => ({ subject, paper: ofDay(await wholePapersOf(subject), day) })),
  )
  return found.flatMap(({ subject, paper }) =>
    paper === null ? [] : [{ to: `${paper.to}/print`, text: subjects[subject].name, language: PAGE_LANGUAGE }],
  )
}

/**
 * The day is the one of the URL, which the page cache writes (docs/behaviour.md, 20.4), else today's. A static export is
 * read on any day: it has an evening for each weekday.
 */
export async function loadEvenings({
  request,
  context,
}: Readonly<{ request: Request; context: Readonly<RouterContextProvider> }>) {
  const asked = new URL(request.url).searchParams.get('day') ?? ''
  const day = isCalendarDate(asked) ? asked : singaporeDate(new Date())
  const isExport = context.get(hosting) === 'export'
  const days = isExport
    ? WEEKDAYS.map((name, number) => ({ name, number }))
    : [{ name: dayInWords(day), number: dayNumber(day) }]
  const [listed, papers] = await Promise.all([
    listing(() => readEvenings(days, isExport)),
    listing(() => papersToPrint(dayNumber(day))),
  ])
  const evenings = listed.status === 'ok' ? listed.value : []
  // No cache may show yesterday's evening while it fetches today's.
  const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' }
  const toPrint = papers.status === 'ok' ? papers.value : []
  return data({ evenings, toPrint }, { status: listingStatus(listed), headers })
}
