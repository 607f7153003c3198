/** Points of a figure, from which angles, lengths and areas are measured again. */
import { all } from './check.ts'

export type Point = readonly [number, number]

export const RIGHT: Point = [1, 0]

/** The point so many degrees round from the right, `length` away from the origin. */
export const turn = (degrees: number, length: number): Point => [
  length * Math.cos((degrees * Math.PI) / 180),
  length * Math.sin((degrees * Math.PI) / 180),
]

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** From b to a. */
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/** The angle at `b` in the triangle a, b, c, in degrees. */
export function angleAt(a: Point, b: Point, c: Point): number {
  const [u, v] = [minus(a, b), minus(c, b)]
  const cosine = (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))
  return (Math.acos(cosine) * 180) / Math.PI
}

/** Half the sum of cross products, for a polygon in order. */
export function areaOf(points: readonly Point[]): number {
  const sum = points.reduce((total, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** The length of an arc with a radius, walked in small steps, times what the stated value of pi is too large. */
export function walked(radius: number, degrees: number, pi: number): number {
  const steps = 20_000
  const chord = 2 * radius * Math.sin((degrees * Math.PI) / 360 / steps)
  return chord * steps * (pi / Math.PI)
}

/** Every whole number of degrees for which something measured is nothing. */
export const solved = (least: number, most: number, off: (angle: number) => number): number[] =>
  all(least, most, (angle) => Math.abs(off(angle)) < 1e-9)
