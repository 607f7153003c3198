/** The patterns of the URLs of all files for other platforms. */
import { EXERCISES, type ExercisePath } from '#app/parts/exercise/exercise-paths.ts'
import { FILE_NAMES, type FileName } from '#portable/file-names.ts'

type Pattern = Readonly<{ pattern: string; exercise: ExercisePath; name: FileName }>

export const FILE_PATTERNS: readonly Pattern[] = EXERCISES.flatMap((exercise) =>
  FILE_NAMES.map((name) => ({ pattern: `${exercise}/${name}`, exercise, name })),
)
