/** All problem families, by the numbers of docs/content-guide.md, 6. */

import { createDraw } from '#maths/problem/draw.ts'
import { angleFamilies } from './families/angles.ts'
import { areaFamilies } from './families/area.ts'
import { averageAndAlgebra } from './families/average-algebra.ts'
import { circleFamilies } from './families/circles.ts'
import { dataFamilies } from './families/data.ts'
import { fractionFamilies } from './families/fractions.ts'
import { measureFamilies } from './families/measures.ts'
import { patterns } from './families/patterns.ts'
import { percentageFamilies } from './families/percentage.ts'
import { rateFamilies } from './families/rate.ts'
import { ratioFamilies } from './families/ratio.ts'
import { harderRatioFamilies } from './families/ratio-harder.ts'
import { speedFamilies } from './families/speed.ts'
import { volumeFamilies } from './families/volume.ts'
import { wholeNumbers } from './families/whole-numbers.ts'
import { distractors, type Family, type Maker, type Problem } from './problem/problem.ts'

/** Ids are unique. The blueprints in content/papers/maths name them, so an id is never given to another family. */
export const families: readonly Family[] = [
  ...wholeNumbers,
  ...patterns,
  ...fractionFamilies,
  ...measureFamilies,
  ...percentageFamilies,
  ...ratioFamilies,
  ...harderRatioFamilies,
  ...rateFamilies,
  ...speedFamilies,
  ...averageAndAlgebra,
  ...angleFamilies,
  ...areaFamilies,
  ...circleFamilies,
  ...volumeFamilies,
  ...dataFamilies,
]

/** undefined if the family has no problems of these marks. */
export function findMaker(id: string, marks: number): Maker | undefined {
  return families.find((family) => family.id === id)?.makers.find((maker) => maker.marks === marks)
}

/** Parameters that do not suit are drawn again; more often than this means that the family's conditions are too narrow. */
const MAX_DRAWS = 100_000

/** The problem of this seed for a paper of this year; with `choice` one that has three distractors. */
export function makeProblem(maker: Maker, seed: string, choice: boolean, year: number): Problem {
  const draw = createDraw(seed)
  for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
    const problem = maker.make(draw, year)
    if (problem !== null && (!choice || distractors(problem) !== null)) return problem
  }
  throw new Error(`no parameters suit for the seed ${seed}`)
}
