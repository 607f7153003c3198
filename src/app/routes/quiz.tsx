/** One set of one topic (spec section 2, Quiz player). The layout follows the document's own type. */
import { data } from 'react-router'
import { Island } from '#app/islands/island.tsx'
import { QuizMissing, QuizRefused } from '#app/quiz-missing.tsx'
import { postedState, type QuizView, quizView } from '#app/quiz-page.ts'
import { pageMeta, SITE, unlistedMeta } from '#app/seo.ts'
import { skillLinks } from '#app/skill-links.ts'
import { QuizScreen } from '#quiz/player/quiz-screen.tsx'
import { documentId, topicOf, yearOf } from '#quiz/topics.ts'
import { log, services } from '#server/services.server.ts'
import type { Route } from './+types/quiz'

async function find({ quizType, setId }: Route.LoaderArgs['params']): Promise<QuizView> {
  const topic = topicOf(quizType)
  if (topic === null) {
    log.error({ quizType }, 'Unrecognized quizType')
    return { status: 'missing' }
  }
  const id = documentId(topic, setId)
  return quizView(await services().quizzes.get('quizzes', id), id)
}

export async function loader({ params }: Route.LoaderArgs) {
  const view = await find(params)
  const skills = view.status === 'ok' ? await skillLinks(view.typed, `/quiz/${params.quizType}/${params.setId}`) : {}
  const site = services().config.siteUrl ?? ''
  return data({ view, skills, site }, { status: view.status === 'missing' ? 404 : 200 })
}

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await postedState(await find(params), request) }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const topic = topicOf(params.quizType)
  const view = loaderData?.view
  if (topic === null || view?.status !== 'ok') return unlistedMeta(`Quiz - ${SITE}`)
  const name = topic.gloss || topic.title
  const year = yearOf(params.setId)
  const title = `${topic.title}${year === null ? '' : ` ${year}`}: ${view.typed.quiz.items.length} questions - ${SITE}`
  const description = `PSLE ${name} practice${year === null ? '' : `, ${year} set`}: ${view.typed.quiz.items.length} questions, marked at once, with a reason for every answer.`
  return pageMeta({
    title,
    description,
    path: `/quiz/${params.quizType}/${params.setId}`,
    site: loaderData?.site ?? '',
    shared: title,
    data: {
      '@type': 'Quiz',
      name: title,
      description,
      educationalLevel: 'Primary 6',
      inLanguage: topic.language,
      isAccessibleForFree: true,
      learningResourceType: 'Practice quiz',
      license: 'https://creativecommons.org/licenses/by/4.0/',
    },
  })
}

const BACK = 'All topics'

export default function Quiz({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view } = loaderData
  if (view.status === 'missing') return <QuizMissing words="Loading quiz..." back={BACK} to="/practice" />
  if (view.status === 'unsupported')
    return <QuizRefused words={`Unsupported quiz type: ${view.type}`} back={BACK} to="/practice" />
  if (view.status === 'invalid') return <QuizRefused words={view.message} back={BACK} to="/practice" />
  const year = yearOf(params.setId)
  const chinese = topicOf(params.quizType)?.language === 'zh-Hans'
  const props = {
    typed: view.typed,
    documentId: view.documentId,
    posted: actionData?.posted ?? null,
    labels: {
      paper: chinese ? 'Chinese Language' : 'English Language',
      set: year === null ? params.setId : `${year} set`,
    },
    skills: loaderData.skills,
    back: { to: '/practice', text: BACK },
  }
  return (
    <Island name="quiz" data={props}>
      <QuizScreen {...props} />
    </Island>
  )
}
