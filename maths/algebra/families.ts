/** The families of this folder. */
import { algebraFamilies } from './algebra.ts'
import { averageFamilies } from './average.ts'
import { moreAverages } from './averages.ts'
import { equationStories } from './equation-stories.ts'
import { equationFamilies } from './equations.ts'
import { expressionFamilies } from './expressions.ts'
import { expressionsInLife } from './expressions-in-life.ts'
import { expressionsInRows } from './expressions-in-rows.ts'
import { expressionsLeft } from './expressions-left.ts'
import { twoAverageFamilies } from './two-averages.ts'

export const families = [
  ...averageFamilies,
  ...moreAverages,
  ...twoAverageFamilies,
  ...algebraFamilies,
  ...expressionFamilies,
  expressionsInLife,
  expressionsLeft,
  expressionsInRows,
  ...equationFamilies,
  ...equationStories,
] as const
