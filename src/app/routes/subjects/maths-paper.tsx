/** A whole paper of Mathematics (docs/behaviour.md, 21.12). */
import { data } from 'react-router'
import { playedWorksheet } from '#app/loaders/quiz-page.server.ts'
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import { plainMeta, unlistedMeta } from '#app/parts/seo.ts'
import { MATHS, paperPath } from '#app/parts/subjects/subject-paths.ts'
import { WorksheetPage } from '#app/parts/subjects/worksheet-page.tsx'
import type { Route } from './+types/maths-paper'

async function find({ number }: Route.LoaderArgs['params']) {
  const view = await findPaper('maths', number)
  if (view === null) throw data(null, { status: 404 })
  return view
}

export const loader = ({ params }: Route.LoaderArgs) => find(params)

export async function action({ params, request }: Route.ActionArgs) {
  return { posted: await playedWorksheet(await find(params), request) }
}

const DESCRIPTION =
  'A whole PSLE Mathematics paper in the format of 2026: 45 questions, 100 marks, marked at once with the working.'

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Mathematics paper')
  const path = paperPath('maths', Number(params.number))
  return plainMeta(matches, { path, title: `Mathematics, whole paper ${params.number}`, description: DESCRIPTION })
}

export default function MathsPaper({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <WorksheetPage
      view={loaderData}
      path={paperPath('maths', Number(params.number))}
      posted={actionData?.posted ?? null}
      back={{ to: MATHS, text: 'Mathematics' }}
    />
  )
}
