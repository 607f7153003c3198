/** One topic of a school's preliminary paper (docs/behaviour.md, 1.6): the same nine layouts as the sets. */
import { data } from 'react-router'
import { afterPrelim } from '#app/loaders/after-quiz.server.ts'
import { findPrelim } from '#app/loaders/find-quiz.server.ts'
import { postedState } from '#app/loaders/quiz-page.server.ts'
import { Island } from '#app/parts/island.tsx'
import { prelimLabels } from '#app/parts/paper-labels.ts'
import { QuizMissing, QuizRefused } from '#app/parts/quiz-missing.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import { quizMeta, unlistedMeta } from '#app/parts/seo.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { schoolPath, topicPath } from '#prelim/prelim-id.ts'
import { topicLabel } from '#prelim/topics.ts'
import { prelimTopics, topicOf } from '#quiz/library/topics.ts'
import { PlayableScreen } from '#quiz/screen/playable-screen.tsx'
import type { Route } from './+types/prelim-quiz'

export async function loader({ params }: Route.LoaderArgs) {
  const view = await findPrelim(params)
  if (view.status !== 'ok') return data({ view }, { status: view.status === 'missing' ? 404 : 200 })
  return data({ view: { ...view, after: await afterPrelim(view.typed, params) } })
}

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await postedState(await findPrelim(params), request) }
}

export function meta({ loaderData: { view }, params, matches }: Route.MetaArgs) {
  if (view.status !== 'ok') return unlistedMeta(matches, 'Prelim quiz')
  const school = splitCamelCase(params.school)
  const { label } = topicLabel(prelimTopics, params.topic)
  const topic = topicOf(view.typed.type)
  const count = `${view.typed.quiz.items.length} questions`
  return quizMeta(matches, {
    path: topicPath(params),
    title: `${school} ${params.year} ${label}: ${count}`,
    description: `${topic?.gloss || label} from the ${params.year} preliminary paper of ${school}, an invented school: ${count}, marked at once, with a reason for every answer.`,
    language: topic?.language ?? 'en',
    kind: 'Practice quiz',
  })
}

const BACK = 'Back to Topics'

export default function PrelimQuiz({ loaderData, actionData, params }: Route.ComponentProps) {
  const { view } = loaderData
  const { year, school } = params
  const to = schoolPath(year, school)
  if (view.status === 'missing') return <QuizMissing words="Loading prelim quiz..." back={BACK} to={to} />
  if (view.status === 'unsupported')
    return <QuizRefused words={`Unsupported quiz type: ${view.type}`} back={BACK} to={to} />
  if (view.status === 'invalid') return <QuizRefused words={view.message} back={BACK} to={to} />
  const props = {
    typed: view.typed,
    documentId: view.documentId,
    codeOf: '',
    posted: actionData?.posted ?? null,
    labels: prelimLabels(view.typed.type, params),
    board: '',
    print: `${topicPath(params)}/print`,
    report: reportPath(topicPath(params), view.version),
    ...view.after,
    hideScore: false,
    back: { to, text: BACK },
  }
  return (
    <Island name="quiz" data={props}>
      <PlayableScreen {...props} />
    </Island>
  )
}
