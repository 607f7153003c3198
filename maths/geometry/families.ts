/** The families of this folder, those of angles first. */
import { foldedAndSquare } from './angles/folded-and-square.ts'
import { folds } from './angles/folds.ts'
import { fourSided } from './angles/four-sided.ts'
import { lastAngles } from './angles/last-questions.ts'
import { overlaps } from './angles/overlaps.ts'
import { angleFamilies } from './angles/parallels.ts'
import { withTriangles } from './angles/with-triangles.ts'
import { anglesCompared } from './lines/compared.ts'
import { crossedLines } from './lines/crossed.ts'
import { linesInLife } from './lines/in-life.ts'
import { anglesOnLines } from './lines/lines.ts'
import { linesHarder } from './lines/right-angles.ts'
import { mirroredFigures } from './solids/mirrored.ts'
import { nets } from './solids/nets.ts'
import { solids } from './solids/solids.ts'
import { symmetries } from './solids/symmetry.ts'
import { whichViews } from './solids/views.ts'
import { trianglesInLife } from './triangles/in-life.ts'
import { trianglesInWords } from './triangles/in-words.ts'
import { isoscelesInside } from './triangles/isosceles-inside.ts'
import { triangles } from './triangles/single.ts'
import { twoTriangles } from './triangles/two-triangles.ts'

export const families = [
  ...angleFamilies,
  ...foldedAndSquare,
  ...anglesOnLines,
  linesHarder,
  linesInLife,
  anglesCompared,
  crossedLines,
  ...triangles,
  isoscelesInside,
  trianglesInLife,
  trianglesInWords,
  twoTriangles,
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
] as const
