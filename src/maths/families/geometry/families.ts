/** The families of this folder, those of angles first. */
import type { Family } from '#maths/problem/problem.ts'
import { foldedAndSquare } from './angles/folded-and-square.ts'
import { folds } from './angles/folds.ts'
import { fourSided } from './angles/four-sided.ts'
import { isoscelesInside } from './angles/isosceles.ts'
import { lastAngles } from './angles/last-questions.ts'
import { anglesOnLines } from './angles/lines.ts'
import { linesHarder } from './angles/lines-harder.ts'
import { overlaps } from './angles/overlaps.ts'
import { angleFamilies } from './angles/parallels.ts'
import { triangles } from './angles/triangles.ts'
import { withTriangles } from './angles/with-triangles.ts'
import { mirroredFigures } from './solids/mirrored.ts'
import { nets } from './solids/nets.ts'
import { solids } from './solids/solids.ts'
import { symmetries } from './solids/symmetry.ts'
import { whichViews } from './solids/views.ts'

export const families: readonly Family[] = [
  ...angleFamilies,
  ...foldedAndSquare,
  ...anglesOnLines,
  linesHarder,
  ...triangles,
  isoscelesInside,
  ...fourSided,
  withTriangles,
  folds,
  overlaps,
  ...lastAngles,
  ...solids,
  ...symmetries,
  ...nets,
  ...mirroredFigures,
  ...whichViews,
]
