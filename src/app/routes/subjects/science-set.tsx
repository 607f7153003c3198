/** A set of Science (docs/behaviour.md, 21): the same address has the same questions for ever. */
import { data } from 'react-router'
import { playedWorksheet } from '#app/loaders/quiz-page.server.ts'
import { findScienceSet } from '#app/loaders/subjects/find-set.server.ts'
import { canonicalMeta, plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPage } from '#app/parts/subjects/worksheet-page.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/science-set'

async function findSet({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const view = await findScienceSet(params, context.get(hosting) !== 'server')
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = (args: Route.LoaderArgs) => findSet(args)

export async function action(args: Route.ActionArgs) {
  return { posted: await playedWorksheet(await findSet(args), args.request) }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Science')
  const { quiz, labels } = loaderData
  const description = `PSLE Science practice: ten questions, with a reason for every answer and the marking points.`
  // Sets of one kind differ in their numbers only: the first one stands for all of them.
  const facts = { path: sciencePath(params.theme, 1), title: `Science: ${quiz.title}, ${labels.set}`, description }
  return params.number === '1' ? plainMeta(matches, facts) : canonicalMeta(matches, facts)
}

export default function ScienceSet({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <WorksheetPage
      view={loaderData}
      path={sciencePath(params.theme, Number(params.number))}
      posted={actionData?.posted ?? null}
      back={{ to: SCIENCE, text: 'All themes' }}
    />
  )
}
