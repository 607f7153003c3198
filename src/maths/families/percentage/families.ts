/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { percentageFamilies } from './percentage.ts'

export const families: readonly Family[] = [...percentageFamilies]
