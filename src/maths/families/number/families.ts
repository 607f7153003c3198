/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { patterns } from './patterns.ts'
import { wholeNumberProblems } from './whole-number-problems.ts'
import { wholeNumbers } from './whole-numbers.ts'

export const families: readonly Family[] = [...wholeNumbers, ...wholeNumberProblems, ...patterns]
