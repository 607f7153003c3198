/** The families of this folder. */
import type { Family } from '#maths/problem/problem.ts'
import { angleFamilies } from './angles.ts'
import { foldedAndSquare } from './folded-and-square.ts'
import { fourSided } from './four-sided.ts'
import { anglesOnLines } from './lines.ts'
import { solids } from './solids.ts'
import { symmetries } from './symmetry.ts'
import { triangles } from './triangles.ts'

export const families: readonly Family[] = [
  ...angleFamilies,
  ...foldedAndSquare,
  ...anglesOnLines,
  ...triangles,
  ...fourSided,
  ...solids,
  ...symmetries,
]
