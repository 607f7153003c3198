/** Up to ten items of one skill, from several sets (docs/behaviour.md, 19.7). */
import { data } from 'react-router'
import { playedState } from '#app/loaders/quiz-page.server.ts'
import { findSkillQuiz } from '#app/loaders/selections.server.ts'
import { SelectionPage } from '#app/parts/afterwards/selection-page.tsx'
import { unlistedMeta } from '#app/parts/seo.ts'
import { skillPath, skillQuizPath } from '#app/parts/set-path.ts'
import { skillName } from '#quiz/library/skills.ts'
import type { Route } from './+types/skill-quiz'

async function findQuiz({ tag }: Route.LoaderArgs['params']) {
  const view = await findSkillQuiz(tag)
  if (view === null) throw data(null, { status: 404 })
  return view
}

export function loader({ params }: Route.LoaderArgs) {
  return findQuiz(params)
}

export async function action({ params, request }: Route.ActionArgs) {
  const { typed } = await findQuiz(params)
  return { posted: await playedState(typed, request) }
}

export const meta: Route.MetaFunction = ({ params, matches }) =>
  unlistedMeta(matches, `Practice: ${skillName(params.tag) ?? 'skill'}`)

export default function SkillQuiz({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <SelectionPage
      view={loaderData}
      path={skillQuizPath(params.tag)}
      posted={actionData?.posted ?? null}
      labels={{ paper: 'Skill practice', set: 'One skill', size: '' }}
      back={{ to: skillPath(params.tag), text: 'All on this skill' }}
    />
  )
}
