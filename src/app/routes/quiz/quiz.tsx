/** One set of one topic (docs/behaviour.md, 2). The layout follows the document's own type. */
import { data } from 'react-router'
import { findSet } from '#app/loaders/find-quiz.server.ts'
import { postedState } from '#app/loaders/quiz-page.server.ts'
import { skillLinks } from '#app/loaders/skill-links.server.ts'
import { Island } from '#app/parts/island.tsx'
import { setLabels } from '#app/parts/paper-labels.ts'
import { QuizMissing, QuizRefused } from '#app/parts/quiz-missing.tsx'
import { pageMeta, SITE, unlistedMeta } from '#app/parts/seo.ts'
import { setPath } from '#app/parts/set-path.ts'
import { topicOf, yearOf } from '#quiz/library/topics.ts'
import { QuizScreen } from '#quiz/screen/quiz-screen.tsx'
import { services } from '#server/services.server.ts'
import type { Route } from './+types/quiz'

export async function loader({ params }: Route.LoaderArgs) {
  const view = await findSet(params)
  const skills = view.status === 'ok' ? await skillLinks(view.typed, setPath(params)) : {}
  const site = services().config.siteUrl ?? ''
  return data({ view, skills, site }, { status: view.status === 'missing' ? 404 : 200 })
}

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await postedState(await findSet(params), request) }
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
    path: setPath(params),
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
  const props = {
    typed: view.typed,
    documentId: view.documentId,
    posted: actionData?.posted ?? null,
    labels: setLabels(params.quizType, params.setId),
    print: `${setPath(params)}/print`,
    skills: loaderData.skills,
    hideScore: false,
    back: { to: '/practice', text: BACK },
  }
  return (
    <Island name="quiz" data={props}>
      <QuizScreen {...props} />
    </Island>
  )
}
