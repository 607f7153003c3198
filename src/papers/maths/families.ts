/** All problem families, by the numbers of the content guide. */
import { angleFamilies } from './angles.ts'
import { areaFamilies } from './area.ts'
import { averageAndAlgebra } from './average-algebra.ts'
import { circleFamilies } from './circles.ts'
import { dataFamilies } from './data.ts'
import { createDraw } from './draw.ts'
import { fractionFamilies } from './fractions.ts'
import { measureFamilies } from './measures.ts'
import { patterns } from './patterns.ts'
import { percentageFamilies } from './percentage.ts'
import { distractors, type Family, type Maker, type Problem } from './problem.ts'
import { rateFamilies } from './rate.ts'
import { ratioFamilies } from './ratio.ts'
import { harderRatioFamilies } from './ratio-harder.ts'
import { speedFamilies } from './speed.ts'
import { volumeFamilies } from './volume.ts'
import { wholeNumbers } from './whole-numbers.ts'

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
const MOST_DRAWS = 100_000

/** The problem of this seed; with `choice` one that has three distractors. */
export function makeProblem(maker: Maker, seed: string, choice: boolean): Problem {
  const draw = createDraw(seed)
  for (let tries = 0; tries < MOST_DRAWS; tries += 1) {
    const problem = maker.make(draw)
    if (problem !== null && (!choice || distractors(problem) !== null)) return problem
  }
  throw new Error(`no parameters suit for the seed ${seed}`)
}
