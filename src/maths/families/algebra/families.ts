/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { averageAndAlgebra } from './average-algebra.ts'

export const families: readonly Family[] = [...averageAndAlgebra]
