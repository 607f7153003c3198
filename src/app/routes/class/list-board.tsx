/** All exercises of a list on the board of a classroom (docs/behaviour.md, 20.7). */
import { loadListBoard } from '#app/loaders/class/board.server.ts'
import { unlistedMeta } from '#app/parts/site/seo.ts'
import { BoardPage } from '#quiz/in-class/board-page.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/list-board'

export const loader = (args: Route.LoaderArgs) => loadListBoard(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const board = loaderData?.board ?? null
  return unlistedMeta(matches, board === null ? 'No board' : `${board.title} on the board`)
}

export default function ListBoard({ loaderData: { board } }: Route.ComponentProps) {
  if (board === null) return <StatePage kind="missing" />
  return <BoardPage board={board} back={{ to: board.path, text: 'Back to the list' }} />
}
