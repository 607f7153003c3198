/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { factors } from './factors.ts'
import { orderOfOperations } from './operations.ts'
import { patterns } from './patterns.ts'
import { placeValue } from './place-value.ts'
import { rowPatterns } from './row-patterns.ts'
import { tens } from './tens.ts'
import { wholeNumberProblems } from './whole-number-problems.ts'
import { wholeNumbers } from './whole-numbers.ts'

export const families: readonly Family[] = [
  ...wholeNumbers,
  ...placeValue,
  ...factors,
  ...orderOfOperations,
  ...tens,
  ...wholeNumberProblems,
  ...patterns,
  ...rowPatterns,
]
