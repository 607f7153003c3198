/** One set on the board of a classroom (docs/behaviour.md, 20.7). */
import { loadBoard } from '#app/loaders/board.server.ts'
import { BoardPage } from '#app/parts/board/board-page.tsx'
import { canonicalMeta, unlistedMeta } from '#app/parts/seo.ts'
import { setPath } from '#app/parts/set-path.ts'
import { StatePage } from '#ui/state-page.tsx'
import type { Route } from './+types/board'

export const loader = ({ params }: Route.LoaderArgs) => loadBoard(params)

export function meta({ loaderData: { board }, params, matches }: Route.MetaArgs) {
  if (board === null) return unlistedMeta(matches, 'No board')
  const description = `${board.title}: one question on the whole screen, with its answer and reason one key away.`
  return canonicalMeta(matches, { path: setPath(params), title: `${board.title}, on the board`, description })
}

export default function Board({ loaderData: { board }, params }: Route.ComponentProps) {
  if (board === null) return <StatePage kind="missing" />
  return <BoardPage title={board.title} language={board.language} items={board.items} back={setPath(params)} />
}
