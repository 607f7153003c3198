/** The exercises that a list names, each as its own page shows it. Server side only. */

import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import { refPath } from '#app/parts/exercise-ref.ts'
import { readChosen, shownName } from '#app/parts/sets/chosen-sets.ts'
import { exerciseAt } from './kinds.server.ts'

/** `name` is how the link names it. */
type Piece = Readonly<{ name: string; view: ExerciseView }>

/** `unknown` are names of no exercise, as they are shown; `more` is how many names are beyond the limit of a list. */
type FoundList = Readonly<{ pieces: readonly Piece[]; unknown: readonly string[]; more: number }>

export async function findList(query: URLSearchParams): Promise<FoundList> {
  const { names, more } = readChosen(query)
  const found = await Promise.all(names.map(async (name) => ({ name, view: await exerciseAt(refPath(name)) })))
  return {
    pieces: found.flatMap(({ name, view }) => (view === null ? [] : [{ name, view }])),
    unknown: found.flatMap(({ name, view }) => (view === null ? [shownName(name)] : [])),
    more,
  }
}

/** For every page of a list: it is made for each request, and no cache holds it. */
export const LIST_HEADERS = { 'Cache-Control': 'no-store' } as const
