/** What the parents' page loads: tonight's sets, or those of a week where no server knows the date. Server side only. */
import { data, type RouterContextProvider } from 'react-router'
import { type Evening, eveningOf, inTurn, type Library } from '#app/parts/parents/evening.ts'
import type { EveningTask, EveningView } from '#app/parts/parents/evening-card.tsx'
import { type SetRef, setPath } from '#app/parts/set-path.ts'
import { dayInWords, dayNumber, singaporeDate } from '#lib/singapore-date.ts'
import type { ListedPractice } from '#listening/pages/practice-list.tsx'
import { practicePath } from '#listening/practice/paths.ts'
import { ownTitle } from '#quiz/contract/own-title.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { documentId, topicOf, topics, yearOf } from '#quiz/library/topics.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { hosting } from '#server/http/request-context.ts'
import { services } from '#server/services.server.ts'
import { listing, listingStatus } from './listing.server.ts'
import { listedPractices } from './lists.server.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DAY = /^\d{4}-\d\d-\d\d$/

async function setTask(ref: SetRef | null): Promise<readonly EveningTask[]> {
  const topic = ref === null ? null : topicOf(ref.quizType)
  if (ref === null || topic === null) return []
  const parsed = await services().quizzes.get('quizzes', documentId(topic, ref.setId))
  if (parsed.status !== 'ok') return []
  const { title, items } = parsed.typed.quiz
  const minutes = examMinutes(items.length, definitions[topic.type].pace)
  return [
    {
      subject: topic.language === 'en' ? 'English' : 'Chinese',
      to: setPath(ref),
      text: `${topic.title} ${yearOf(ref.setId) ?? ''}`.trim(),
      language: topic.language,
      title: ownTitle(topic.title, title),
      facts: `${items.length} questions, about ${minutes} minutes`,
      print: `${setPath(ref)}/print#now`,
    },
  ]
}

const listeningTask = (practice: ListedPractice | undefined): readonly EveningTask[] =>
  practice === undefined
    ? []
    : [
        {
          subject: 'Listening',
          to: practicePath(practice.id),
          text: practice.displayTitle,
          language: 'en',
          title: practice.title,
          facts: `${practice.totalClips} audio clips, each plays twice`,
          print: '',
        },
      ]

async function readEvenings(days: readonly Readonly<{ name: string; number: number }>[]) {
  const [all, practices] = await Promise.all([services().setLibrary.all(), listedPractices()])
  const playable = practices.filter(({ totalClips }) => totalClips > 0)
  const setsOf = (language: 'en' | 'zh-Hans') =>
    inTurn(
      topics
        .filter((topic) => topic.language === language)
        .map(({ type }) => ({
          type,
          available: all.filter(({ topic }) => topic.type === type).map(({ setId }) => setId),
        })),
    )
  const library: Library = {
    english: setsOf('en'),
    chinese: setsOf('zh-Hans'),
    listening: playable.map(({ id }) => id),
  }
  const tasksOf = async ({ english, chinese, listening }: Evening) => {
    const tasks = [setTask(english), setTask(chinese), listeningTask(playable.find(({ id }) => id === listening))]
    return (await Promise.all(tasks)).flat()
  }
  return await Promise.all(
    days.map(
      async ({ name, number }): Promise<EveningView> => ({ name, tasks: await tasksOf(eveningOf(number, library)) }),
    ),
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
  const day = DAY.test(asked) ? asked : singaporeDate(new Date())
  const days =
    context.get(hosting) === 'export'
      ? WEEKDAYS.map((name, number) => ({ name, number }))
      : [{ name: dayInWords(day), number: dayNumber(day) }]
  const listed = await listing(() => readEvenings(days))
  const evenings = listed.status === 'ok' ? listed.value : []
  // No cache may show yesterday's evening while it fetches today's.
  const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' }
  return data({ evenings }, { status: listingStatus(listed), headers })
}
