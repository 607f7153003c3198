/** The problem of a seed. Pure. */
import { DrawError } from './draw-error.ts'
import type { Maker, Problem } from './family.ts'
import { createDraw } from './kit/draw.ts'
import { distractors } from './kit/problem.ts'
import { isPlausible } from './kit/ranges.ts'

/** Parameters that do not suit are drawn again; more often than this means that the family's conditions are too narrow. */
const MAX_DRAWS = 100_000

/** The problem of this seed for a paper of this year, with things as large as such things are; with `choice` one that has three distractors. Throws a DrawError. */
export function makeProblem(maker: Maker, seed: string, choice: boolean, year: number): Problem {
  const draw = createDraw(seed)
  for (let tries = 0; tries < MAX_DRAWS; tries += 1) {
    const problem = maker.make(draw, year)
    if (problem === null || !isPlausible(problem)) continue
    if (!choice || distractors(problem) !== null) return problem
  }
  throw new DrawError('numbers', seed)
}
