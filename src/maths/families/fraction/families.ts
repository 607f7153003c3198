/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { remainderFamilies } from './remainders.ts'
import { twoWholes } from './two-wholes.ts'

export const families: readonly Family[] = [...remainderFamilies, ...twoWholes]
