/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { ratioFamilies } from './ratio.ts'
import { harderRatioFamilies } from './ratio-harder.ts'

export const families: readonly Family[] = [...ratioFamilies, ...harderRatioFamilies]
