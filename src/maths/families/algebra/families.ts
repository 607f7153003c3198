/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { algebraFamilies } from './algebra.ts'
import { averageFamilies } from './average.ts'
import { moreAverages } from './averages.ts'
import { equationStories } from './equation-stories.ts'
import { equationFamilies } from './equations.ts'
import { expressionFamilies } from './expressions.ts'
import { twoAverageFamilies } from './two-averages.ts'

export const families: readonly Family[] = [
  ...averageFamilies,
  ...moreAverages,
  ...twoAverageFamilies,
  ...algebraFamilies,
  ...expressionFamilies,
  ...equationFamilies,
  ...equationStories,
]
