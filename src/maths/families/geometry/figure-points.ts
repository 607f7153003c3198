/** Points and answers that the figures of this folder share. */
import type { Point } from '#maths/drawing.ts'
import { measure, type Quantity } from '#maths/problem/quantity.ts'

/** An angle as an answer: '40°'. */
export const degrees = (n: number): Quantity => measure(n, '°')

export const radians = (n: number): number => (n * Math.PI) / 180

/** The point this far from `from`, at an angle counted anticlockwise from the right. */
export const at = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(radians(angle)),
  y - far * Math.sin(radians(angle)),
]
