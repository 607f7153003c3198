/** All problem families, strand by strand. */

import { createDraw } from '#maths/problem/draw.ts'
import { families as algebra } from './families/algebra/families.ts'
import { families as data } from './families/data/families.ts'
import { families as decimal } from './families/decimal/families.ts'
import { families as fraction } from './families/fraction/families.ts'
import { families as geometry } from './families/geometry/families.ts'
import { families as measure } from './families/measure/families.ts'
import { families as number } from './families/number/families.ts'
import { families as percentage } from './families/percentage/families.ts'
import { families as rate } from './families/rate/families.ts'
import { families as ratio } from './families/ratio/families.ts'
import { distractors, type Family, type Maker, type Problem } from './problem/problem.ts'
import { isPlausible } from './problem/ranges.ts'

/** Ids are unique. The blueprints in content/papers/maths name them, so an id is never given to another family. */
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

/** Parameters that do not suit are drawn again; more often than this means that the family's conditions are too narrow. */
const MAX_DRAWS = 100_000

/** The problem of this seed for a paper of this year, with things as large as such things are; with `choice` one that has three distractors. */
export function makeProblem(maker: Maker, seed: string, choice: boolean, year: number): Problem {
  const draw = createDraw(seed)
  for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
    const problem = maker.make(draw, year)
    if (problem === null || !isPlausible(problem)) continue
    if (!choice || distractors(problem) !== null) return problem
  }
  throw new Error(`no parameters suit for the seed ${seed}`)
}
