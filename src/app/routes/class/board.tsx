/** An exercise, or all exercises of a list, on the board of a classroom (docs/behaviour.md, 20.7). One module for all. */
import { loadBoard } from '#app/loaders/class/board.server.ts'
import { canonicalMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { BoardPage } from '#quiz/in-class/board-page.tsx'
import { StatePage } from '#ui/page/state-page.tsx'
import type { Route } from './+types/board'

export const loader = (args: Route.LoaderArgs) => loadBoard(args)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { board, of } = loaderData ?? { board: null, of: 'set' }
  if (board === null) return unlistedMeta(matches, 'No board')
  if (of === 'list') return unlistedMeta(matches, `${board.title} on the board`)
  const description = `${board.title}: one question on the whole screen, with its answer and reason one key away.`
  return canonicalMeta(matches, { path: board.path, title: `${board.title}, on the board`, description })
}

export default function Board({ loaderData: { board, of } }: Route.ComponentProps) {
  if (board === null) return <StatePage kind="missing" />
  return <BoardPage board={board} back={{ to: board.path, text: `Back to the ${of}` }} />
}
