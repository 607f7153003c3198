/** The paths of the pages of Mathematics and Science. */
import type { LevelLetter } from '#app/parts/level-letters.ts'
import type { DrawnSubject } from '#lib/subjects.ts'

export const MATHS = '/maths'
export const SCIENCE = '/science'

/** A static export has the sets of so many numbers, from 1. */
export const EXPORTED_SETS = 3

/** A device saves the sets of so many numbers, from 1: more of a skill than a pupil does in a journey without a network. */
export const SAVED_SETS = 6

/** A set of a skill, or 'mixed'. */
export const mathsPath = (skill: string, number: number): string => `${MATHS}/${skill}/${number}`

/** Ten questions of a skill or theme, all of one level. */
export const levelPath = (subject: DrawnSubject, of: string, letter: LevelLetter, number: number): string =>
  `/${subject}/${of}/${letter}/${number}`

/** A set of a theme, or 'mixed'. */
export const sciencePath = (theme: string, number: number): string => `${SCIENCE}/${theme}/${number}`

/** A whole paper. */
export const paperPath = (subject: DrawnSubject, number: number): string => `/${subject}/paper/${number}`
