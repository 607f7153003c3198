/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { dataFamilies } from './data.ts'

export const families: readonly Family[] = [
  ...dataFamilies,
]
