/** The families of this folder. */
import type { Family } from '#families/kit/problem.ts'
import { rateFamilies } from './rate.ts'
import { speedFamilies } from './speed.ts'
import { tariffFamilies } from './tariffs.ts'

export const families: readonly Family[] = [...rateFamilies, ...tariffFamilies, ...speedFamilies]
