/** How an exercise is taken to another platform (docs/behaviour.md, 20.14). */
import { loadElsewhere } from '#app/loaders/elsewhere/portable.server.ts'
import { ElsewherePage } from '#app/parts/elsewhere/elsewhere-page.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/elsewhere'

export const loader = ({ params }: Route.LoaderArgs) => loadElsewhere(`/${params['*']}`)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const view = loaderData?.view ?? null
  if (view === null) return unlistedMeta(matches, 'Nothing to take')
  const { path, title } = view
  const description = `${title} as a file for SLS, Moodle, Canvas, Kahoot and Quizlet, with keys and reasons.`
  return canonicalMeta(matches, { path, title: `Take it elsewhere: ${title}`, description })
}

export default function Elsewhere({ loaderData: { view } }: Route.ComponentProps) {
  return view === null ? <StatePage kind="missing" /> : <ElsewherePage {...view} />
}
