/** One section of a whole paper (docs/behaviour.md, 24). */
import { data } from 'react-router'
import { playedPaper } from '#app/loaders/quiz-page.server.ts'
import { findSectionView } from '#app/loaders/whole/find-paper.server.ts'
import { plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { PaperPage } from '#app/parts/whole/paper-page.tsx'
import type { Route } from './+types/paper-section'

async function find(params: Route.LoaderArgs['params']) {
  const view = await findSectionView(params)
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = ({ params }: Route.LoaderArgs) => find(params)

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await playedPaper(await find(params), request) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'A section of a paper')
  const { quiz, path } = loaderData
  const description = `${quiz.title}: ${quiz.items.length} questions as in the examination of today, marked at once with a reason for every answer.`
  return plainMeta(matches, { path, title: quiz.title, description })
}

export default function PaperSection({ loaderData, actionData }: Route.ComponentProps) {
  return <PaperPage view={loaderData} posted={actionData?.posted ?? null} print="" />
}
