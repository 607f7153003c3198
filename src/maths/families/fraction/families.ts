/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { fractionFamilies } from './fractions.ts'

export const families: readonly Family[] = [...fractionFamilies]
