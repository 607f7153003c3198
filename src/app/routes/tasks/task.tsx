/** A text with questions, or sentences to join (docs/behaviour.md, 22). */
import { data } from 'react-router'
import { playedWorksheet } from '#app/loaders/quiz-page.server.ts'
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { TASKS, taskPath } from '#app/parts/subjects/task-paths.ts'
import { WorksheetPage } from '#app/parts/subjects/worksheet-page.tsx'
import type { Route } from './+types/task'

async function find(params: Route.LoaderArgs['params']) {
  const view = await findTask(params)
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = ({ params }: Route.LoaderArgs) => find(params)

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await playedWorksheet(await find(params), request) }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Texts and sentences')
  const { quiz, labels } = loaderData
  const description = `PSLE practice, ${labels.paper}: ${quiz.title}. Marked at once, with a reason for every answer.`
  const path = taskPath(params.kind, Number(params.number))
  return plainMeta(matches, { path, title: `${labels.paper}: ${quiz.title}`, description })
}

export default function TaskPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <WorksheetPage
      view={loaderData}
      path={taskPath(params.kind, Number(params.number))}
      posted={actionData?.posted ?? null}
      back={{ to: TASKS, text: 'All texts' }}
    />
  )
}
