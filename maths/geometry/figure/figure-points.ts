/** Points and answers that the figures of this folder share. */
import type { Quantity } from '#families/family.ts'
import type { Point } from '#families/kit/drawing.ts'
import { measure } from '#families/kit/quantity.ts'

/** An angle as an answer: '40°'. */
export const degrees = (n: number): Quantity => measure(n, '°')

export const radians = (n: number): number => (n * Math.PI) / 180

/** The point this far from `from`, at an angle counted anticlockwise from the right. */
export const at = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(radians(angle)),
  y - far * Math.sin(radians(angle)),
]

/** The point this far from `from`, at an angle counted anticlockwise from the right; y grows upwards. */
export const up = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(radians(angle)),
  y + far * Math.sin(radians(angle)),
]

/** From b to a, added to c: the fourth corner of a parallelogram. */
export const fourth = (a: Point, b: Point, c: Point): Point => [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]

/** Where the line through a and b meets the line through c and d. */
export function meeting(a: Point, b: Point, c: Point, d: Point): Point {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / (rx * sy - ry * sx)
  return [a[0] + share * rx, a[1] + share * ry]
}

/** The image of a point in the mirror line through a and b: where a corner lies after folding. */
export function folded(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
  return [2 * (a[0] + share * dx) - p[0], 2 * (a[1] + share * dy) - p[1]]
}
