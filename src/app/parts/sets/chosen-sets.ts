/** A list: the exercises that a link names, `/sets?s=grammar-mcq/Set_1&s=maths/decimals/2`. The list is nowhere else. Pure. */

import { exerciseRef } from '#app/parts/exercise-ref.ts'

/** The name of the parameter, once for each exercise, which it names as exercise-ref.ts does. */
export const SET_FIELD = 's'

/** More would be no worksheet, and a page costs a read for each set. */
export const MAX_SETS = 20

const MAX_NAME = 60

/** What is shown of a name that no exercise has. */
export const shownName = (name: string): string => name.slice(0, MAX_NAME)

/** The names of a link in its order, each once; `more` is how many are beyond MAX_SETS. */
export function readChosen(query: URLSearchParams): Readonly<{ names: readonly string[]; more: number }> {
  const given = query.getAll(SET_FIELD).map(exerciseRef)
  const names = [...new Set(given.filter((name) => name !== ''))]
  return { names: names.slice(0, MAX_SETS), more: Math.max(0, names.length - MAX_SETS) }
}

/** What is left of the link of a quiz of one's own as the name of an exercise: the quiz itself is behind its '#'. */
export const OWN_QUIZ = 'q'

/** Why such a quiz is on no list, to a teacher who tries. */
export const NO_OWN_QUIZ = 'A quiz of your own is in its link, which no server sees. Give that link beside this list.'

export const LIST = '/sets'

/** The pages of a list below its own: one to print all of it, one for a board, one for the codes of a class. */
type ListPage = '' | '/board' | '/class' | '/print' | `/add/${string}`

/** The path of a page of the list with these exercises, with its query. */
export const listPath = (page: ListPage, names: readonly string[]): string =>
  [LIST + page, names.map((name) => `${SET_FIELD}=${name}`).join('&')].filter((part) => part !== '').join('?')

/** The path of the page with these exercises, with its query. */
export const setsPath = (names: readonly string[]): string => listPath('', names)

/** The names without the one at this place. */
export const without = (names: readonly string[], at: number): readonly string[] => names.toSpliced(at, 1)

/** The names with the one at this place before the one above it. */
export const raised = (names: readonly string[], at: number): readonly string[] =>
  names.slice(at, at + 1).flatMap((name) => without(names, at).toSpliced(Math.max(0, at - 1), 0, name))
