/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { areaFamilies } from './area.ts'
import { circleFamilies } from './circles.ts'
import { volumeFamilies } from './volume.ts'
import { wheels } from './wheels.ts'

export const families: readonly Family[] = [...areaFamilies, ...circleFamilies, wheels, ...volumeFamilies]
