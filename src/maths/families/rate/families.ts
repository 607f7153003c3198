/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { rateFamilies } from './rate.ts'
import { speedFamilies } from './speed.ts'
import { tariffFamilies } from './tariffs.ts'

export const families: readonly Family[] = [...rateFamilies, ...tariffFamilies, ...speedFamilies]
