/** The families of this folder, in the order of their numbers. */
import { areaFamilies } from './area/area.ts'
import { composite } from './area/composite.ts'
import { grids } from './area/grids.ts'
import { overlaps } from './area/overlaps.ts'
import { squares } from './area/squares.ts'
import { heights } from './area/triangle-heights.ts'
import { trianglesInRectangles } from './area/triangles-in-rectangles.ts'
import { circleFamilies } from './circles/arcs.ts'
import { lastCircles } from './circles/last-circles.ts'
import { roundAreas } from './circles/round-areas.ts'
import { roundLengths } from './circles/round-lengths.ts'
import { semicircleRows } from './circles/semicircle-rows.ts'
import { severalCircles } from './circles/several-circles.ts'
import { wheels } from './circles/wheels.ts'
import { cubeSolids } from './volume/cubes.ts'
import { edges } from './volume/edges.ts'
import { lastTanks } from './volume/last-tanks.ts'
import { levels } from './volume/levels.ts'
import { tanks } from './volume/tanks.ts'
import { volumeFamilies } from './volume/volume.ts'

export const families = [
  ...areaFamilies,
  ...circleFamilies,
  wheels,
  ...volumeFamilies,
  heights,
  trianglesInRectangles,
  composite,
  squares,
  grids,
  overlaps,
  cubeSolids,
  tanks,
  edges,
  levels,
  lastTanks,
  roundLengths,
  roundAreas,
  severalCircles,
  semicircleRows,
  lastCircles,
] as const
