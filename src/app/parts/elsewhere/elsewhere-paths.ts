/** The paths of the files of an exercise for other platforms, and of the page that says what to do with them. */
import { EXERCISES, type ExercisePath } from '#app/parts/exercise/exercise-paths.ts'
import { FILE_NAMES, type FileName } from '#portable/file-names.ts'

/** The page of the exercise at `path`. */
export const elsewherePath = (path: string): string => `/elsewhere${path}`

export const portableFilePath = (path: string, name: FileName): string => `${path}/${name}`

type Pattern = Readonly<{ pattern: string; exercise: ExercisePath; name: FileName }>

/** The patterns of the URLs of all files. */
export const FILE_PATTERNS: readonly Pattern[] = EXERCISES.flatMap((exercise) =>
  FILE_NAMES.map((name) => ({ pattern: `${exercise}/${name}`, exercise, name })),
)
