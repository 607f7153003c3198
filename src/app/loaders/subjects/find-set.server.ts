/** Sets of Mathematics and Science by the parameters of their URLs. Server side only. */

import { MAX_SET } from '#app/loaders/subjects/set-number.ts'
import type { FoundView } from '#app/parts/exercise/exercise-view.ts'
import { isLetter } from '#app/parts/level-letters.ts'
import { EXPORTED_SETS } from '#app/parts/subjects/subject-paths.ts'
import { MIXED } from '#maths/set.ts'
import { MIXED as ALL_THEMES, setTheme } from '#science/set.ts'
import { mathsLevelSet, mathsSet, playedSkill } from './maths-set.server.ts'
import { scienceLevelSet, scienceSet } from './science-set.server.ts'

/** The number of a URL and the one after it; null for what no set has. A static export has the first sets only. */
function numbers(text: string, isExport: boolean): Readonly<{ number: number; next: number }> | null {
  const last = isExport ? EXPORTED_SETS : MAX_SET
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return number === 0 || number > last ? null : { number, next: (number % last) + 1 }
}

/** Null for a skill or a number that no set has. */
export function findMathsSet(params: Readonly<{ skill: string; number: string }>, isExport: boolean): FoundView | null {
  const [skill, found] = [playedSkill(params.skill), numbers(params.number, isExport)]
  return skill === null || found === null ? null : mathsSet(skill, found.number, found.next)
}

/** Null for a skill, a letter or a number that no set of one level has. */
export function findMathsLevel(
  params: Readonly<{ skill: string; letter: string; number: string }>,
  isExport: boolean,
): FoundView | null {
  const [skill, found] = [playedSkill(params.skill), numbers(params.number, isExport)]
  if (skill === null || skill === MIXED || found === null || !isLetter(params.letter)) return null
  return mathsLevelSet(skill, params.letter, found.number, found.next)
}

/** Null for a theme or a number that no set has. */
export async function findScienceSet(
  params: Readonly<{ theme: string; number: string }>,
  isExport: boolean,
): Promise<FoundView | null> {
  const [theme, found] = [setTheme(params.theme), numbers(params.number, isExport)]
  return theme === null || found === null ? null : scienceSet(theme, found.number, found.next)
}

/** Null for a theme, a letter or a number that no set of one level has. */
export async function findScienceLevel(
  params: Readonly<{ theme: string; letter: string; number: string }>,
  isExport: boolean,
): Promise<FoundView | null> {
  const [theme, found] = [setTheme(params.theme), numbers(params.number, isExport)]
  if (theme === null || theme === ALL_THEMES || found === null || !isLetter(params.letter)) return null
  return scienceLevelSet(theme, params.letter, found.number, found.next)
}
