/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { areaFamilies } from './area.ts'
import { circleFamilies } from './circles.ts'
import { volumeFamilies } from './volume.ts'

export const families: readonly Family[] = [...areaFamilies, ...circleFamilies, ...volumeFamilies]
