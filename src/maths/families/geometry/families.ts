/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { angleFamilies } from './angles.ts'

export const families: readonly Family[] = [...angleFamilies]
