/** Sets of Mathematics and Science by the parameters of their URLs. Server side only. */
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import { setTheme } from '#science/set.ts'
import { mathsSet, playedSkill, setNumber } from './maths-set.server.ts'
import { scienceSet } from './science-set.server.ts'

/** Null for a skill or a number that no set has. */
export function findMathsSet(params: Readonly<{ skill: string; number: string }>): WorksheetView | null {
  const [skill, number] = [playedSkill(params.skill), setNumber(params.number)]
  return skill === null || number === null ? null : mathsSet(skill, number)
}

/** Null for a theme or a number that no set has. */
export function findScienceSet(params: Readonly<{ theme: string; number: string }>): WorksheetView | null {
  const [theme, number] = [setTheme(params.theme), setNumber(params.number)]
  return theme === null || number === null ? null : scienceSet(theme, number)
}
