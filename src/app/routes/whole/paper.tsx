/** A whole paper of English or Chinese in the format of today (docs/behaviour.md, 24). */
import { data } from 'react-router'
import { playedPaper } from '#app/loaders/quiz-page.server.ts'
import { findPaperView } from '#app/loaders/whole/find-paper.server.ts'
import { plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { PaperPage } from '#app/parts/whole/paper-page.tsx'
import type { Route } from './+types/paper'

async function find(params: Route.LoaderArgs['params']) {
  const view = await findPaperView(params)
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = ({ params }: Route.LoaderArgs) => find(params)

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await playedPaper(await find(params), request) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Whole paper')
  const { quiz, path } = loaderData
  const description = `A whole PSLE Paper 2 in the format of today: ${quiz.items.length} questions, ${quiz.minutes} minutes, marked at once with a reason for every answer.`
  return plainMeta(matches, { path, title: `${quiz.title}: a whole Paper 2`, description })
}

export default function Paper({ loaderData, actionData }: Route.ComponentProps) {
  return <PaperPage view={loaderData} posted={actionData?.posted ?? null} print={`${loaderData.path}/print`} />
}
