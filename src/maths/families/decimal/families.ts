/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { measureFamilies } from './measures.ts'

export const families: readonly Family[] = [...measureFamilies]
