/** One set of one topic (docs/behaviour.md, 2). The layout follows the document's own type. */
import { data } from 'react-router'
import { afterSet } from '#app/loaders/after-quiz.server.ts'
import { findSet } from '#app/loaders/find-quiz.server.ts'
import { postedState } from '#app/loaders/quiz-page.server.ts'
import { Island } from '#app/parts/island.tsx'
import { setLabels } from '#app/parts/paper-labels.ts'
import { QuizMissing, QuizRefused } from '#app/parts/quiz-missing.tsx'
import { reportPath } from '#app/parts/report-path.ts'
import { quizMeta, unlistedMeta } from '#app/parts/seo.ts'
import { boardPath, hasBoard, setPath } from '#app/parts/set-path.ts'
import { setLabel, topicOf } from '#quiz/library/topics.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { PlayableScreen } from '#quiz/screen/playable-screen.tsx'
import type { Route } from './+types/quiz'

export async function loader({ params }: Route.LoaderArgs) {
  const view = await findSet(params)
  if (view.status !== 'ok') return data({ view }, { status: view.status === 'missing' ? 404 : 200 })
  return data({ view: { ...view, after: await afterSet(view.typed, params) } })
}

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await postedState(await findSet(params), request) }
}

export function meta({ loaderData: { view }, params, matches }: Route.MetaArgs) {
  const topic = topicOf(params.quizType)
  if (topic === null || view.status !== 'ok') return unlistedMeta(matches, 'Quiz')
  const { set } = setLabels(params.quizType, params.setId)
  const count = `${view.typed.quiz.items.length} questions`
  return quizMeta(matches, {
    path: setPath(params),
    title: `${topic.title} ${setLabel(params.setId)}: ${count}`,
    description: `PSLE ${topic.gloss || topic.title} practice, ${set}: ${count}, marked at once, with a reason for every answer.`,
    language: topic.language,
    kind: 'Practice quiz',
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
    codeOf: view.documentId,
    posted: actionData?.posted ?? null,
    labels: setLabels(params.quizType, params.setId),
    board: hasBoard(definitions[view.typed.type]) ? boardPath(params) : '',
    print: `${setPath(params)}/print`,
    report: reportPath(setPath(params), view.version),
    ...view.after,
    hideScore: false,
    back: { to: '/practice', text: BACK },
  }
  return (
    <Island name="quiz" data={props}>
      <PlayableScreen {...props} />
    </Island>
  )
}
