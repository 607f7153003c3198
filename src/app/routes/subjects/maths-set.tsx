/** A set of Mathematics (docs/behaviour.md, 21): the same address has the same questions for ever. */
import { data } from 'react-router'
import { playedWorksheet } from '#app/loaders/quiz-page.server.ts'
import { findMathsSet } from '#app/loaders/subjects/find-set.server.ts'
import { canonicalMeta, plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { MATHS, mathsPath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPage } from '#app/parts/subjects/worksheet-page.tsx'
import { hosting } from '#server/http/request-context.ts'
import type { Route } from './+types/maths-set'

function findSet({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const view = findMathsSet(params, context.get(hosting) !== 'server')
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = (args: Route.LoaderArgs) => findSet(args)

export async function action(args: Route.ActionArgs) {
  return { posted: await playedWorksheet(findSet(args), args.request) }
}

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Mathematics')
  const { quiz, labels } = loaderData
  const description = `PSLE Mathematics practice: eight problems, marked at once, with the working step by step.`
  // Sets of one kind differ in their numbers only: the first one stands for all of them.
  const facts = { path: mathsPath(params.skill, 1), title: `Mathematics: ${quiz.title}, ${labels.set}`, description }
  return params.number === '1' ? plainMeta(matches, facts) : canonicalMeta(matches, facts)
}

export default function MathsSet({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <WorksheetPage
      view={loaderData}
      path={mathsPath(params.skill, Number(params.number))}
      posted={actionData?.posted ?? null}
      back={{ to: MATHS, text: 'All skills' }}
    />
  )
}
