/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { bothChangeFamilies } from './both-change.ts'
import { changingFamilies } from './changing.ts'
import { ratioFamilies } from './ratio.ts'
import { harderRatioFamilies } from './ratio-harder.ts'

export const families: readonly Family[] = [
  ...ratioFamilies,
  ...changingFamilies,
  ...bothChangeFamilies,
  ...harderRatioFamilies,
]
