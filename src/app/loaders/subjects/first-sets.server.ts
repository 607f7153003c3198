/** The sets of Mathematics and Science that lists name. Server side only. */
import { mathsPath, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { MIXED, playedSkills } from '#maths/set.ts'
import { THEMES } from '#science/bank.ts'

/** The paths of the first set of each skill and theme, and of the mixed ones. */
export const firstSets = (): readonly string[] => [
  ...[MIXED, ...playedSkills.map(({ id }) => id)].map((skill) => mathsPath(skill, 1)),
  ...[MIXED, ...THEMES].map((theme) => sciencePath(theme, 1)),
]
