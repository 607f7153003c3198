/** The families of this folder, in the order of their numbers. */
import type { Family } from '#maths/problem/problem.ts'
import { areaFamilies } from './area.ts'
import { circleFamilies } from './circles.ts'
import { composite } from './composite.ts'
import { cubeSolids } from './cubes.ts'
import { edges } from './edges.ts'
import { grids } from './grids.ts'
import { lastTanks } from './last-tanks.ts'
import { levels } from './levels.ts'
import { overlaps } from './overlaps.ts'
import { squares } from './squares.ts'
import { tanks } from './tanks.ts'
import { heights } from './triangle-heights.ts'
import { trianglesInRectangles } from './triangles-in-rectangles.ts'
import { volumeFamilies } from './volume.ts'
import { wheels } from './wheels.ts'

export const families: readonly Family[] = [
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
]
