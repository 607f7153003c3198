/** An exercise on the board of a classroom (docs/behaviour.md, 20.7). */
import { loadBoard } from '#app/loaders/class/board.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { BoardPage } from '#quiz/in-class/board-page.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/board'

export const loader = (args: Route.LoaderArgs) => loadBoard(args)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const board = loaderData?.board ?? null
  if (board === null) return unlistedMeta(matches, 'No board')
  const description = `${board.title}: one question on the whole screen, with its answer and reason one key away.`
  return canonicalMeta(matches, { path: board.path, title: `${board.title}, on the board`, description })
}

export default function Board({ loaderData: { board } }: Route.ComponentProps) {
  if (board === null) return <StatePage kind="missing" />
  return <BoardPage board={board} back={{ to: board.path, text: 'Back to the set' }} />
}
