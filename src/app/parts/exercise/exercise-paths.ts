/** The kinds of exercises by the pattern of their URL. kinds.server.ts knows how each is found. */
import type { CatalogueEntry } from '#app/parts/catalogue/catalogue-entry.ts'

/**
 * `print` is who has a PDF of it: a static export too of what is 'stored', a server alone of what is 'drawn' for a request. `listedAs`
 * is what the catalogue calls it.
 */
type ExerciseKind = Readonly<{ print: 'stored' | 'drawn' | 'none'; listedAs: CatalogueEntry['kind'] }>

/** In the order in which a path is compared with them. */
export const exerciseKinds = {
  'today/:date': { print: 'none', listedAs: 'worksheet' },
  'today/:date/:subjects': { print: 'none', listedAs: 'worksheet' },
  'skill/:tag/practice': { print: 'drawn', listedAs: 'worksheet' },
  'skill/:tag/:letter': { print: 'drawn', listedAs: 'worksheet' },
  'quiz/:quizType/:setId': { print: 'stored', listedAs: 'set' },
  'maths/paper/:number': { print: 'stored', listedAs: 'whole paper' },
  'maths/:skill/:number': { print: 'drawn', listedAs: 'worksheet' },
  'maths/:skill/:letter/:number': { print: 'drawn', listedAs: 'worksheet' },
  'science/paper/:number': { print: 'stored', listedAs: 'whole paper' },
  'science/:theme/:number': { print: 'drawn', listedAs: 'worksheet' },
  'science/:theme/:letter/:number': { print: 'drawn', listedAs: 'worksheet' },
  'tasks/:kind/:number': { print: 'stored', listedAs: 'text' },
  'paper/:subject/:number': { print: 'stored', listedAs: 'whole paper' },
  'paper/:subject/:number/:section': { print: 'stored', listedAs: 'section' },
  'prelim/:year/:school/:topic': { print: 'stored', listedAs: 'prelim' },
} as const satisfies Readonly<Record<string, ExerciseKind>>

export type ExercisePath = keyof typeof exerciseKinds

const isExercise = (path: string): path is ExercisePath => Object.hasOwn(exerciseKinds, path)

export const EXERCISES: readonly ExercisePath[] = Object.keys(exerciseKinds).filter(isExercise)

type Kinds = typeof exerciseKinds

/** Those with a page for printing. */
export type PrintedExercise = {
  [P in ExercisePath]: Kinds[P]['print'] extends 'none' ? never : P
}[ExercisePath]

const isPrinted = (path: ExercisePath): path is PrintedExercise => exerciseKinds[path].print !== 'none'

export const PRINTED_EXERCISES: readonly PrintedExercise[] = EXERCISES.filter(isPrinted)
