/** All families of problems, strand by strand. */
import { families as algebra } from './algebra/families.ts'
import { families as data } from './data/families.ts'
import { families as decimal } from './decimal/families.ts'
import type { Family } from './family.ts'
import { families as fraction } from './fraction/families.ts'
import { families as geometry } from './geometry/families.ts'
import { families as measure } from './measure/families.ts'
import { families as number } from './number/families.ts'
import { families as percentage } from './percentage/families.ts'
import { families as rate } from './rate/families.ts'
import { families as ratio } from './ratio/families.ts'
import { writtenProblems } from './written/written.ts'

/**
 * What sets, lists and papers draw from. Ids are unique. The blueprints in content/papers/maths name them, so an id is never
 * given to another family.
 */
export const families: readonly Family[] = [
  ...number,
  ...fraction,
  ...decimal,
  ...percentage,
  ...ratio,
  ...rate,
  ...algebra,
  ...geometry,
  ...measure,
  ...data,
]

/** Those that make the same problem from every seed. */
export const written: readonly Family[] = writtenProblems

/** All that a paper can name: what is drawn and what is written. */
export const everyFamily: readonly Family[] = [...families, ...written]
