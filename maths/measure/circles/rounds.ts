/** Circles and parts of circles with one length, for families M186 and M187. */
import type { Picture } from '#families/family.ts'
import { circle, dimension, label, line, type Point, path } from '#families/kit/drawing.ts'
import { picture, r2, SHADE } from '#families/kit/shapes.ts'

const RADIUS = 72

/** A part of a circle: its share of the circle, its name and how many radii its straight sides are long. */
export type Round = Readonly<{ quarters: 1 | 2 | 3 | 4; name: string; straight: 0 | 2 }>

/** A whole circle. */
export const WHOLE: Round = { quarters: 4, name: 'circle', straight: 0 }
/** Half of a circle. */
export const HALF: Round = { quarters: 2, name: 'semicircle', straight: 2 }
/** A quarter of a circle. */
export const QUARTER: Round = { quarters: 1, name: 'quarter circle', straight: 2 }
/** A circle without a quarter. */
export const THREE_QUARTERS: Round = { quarters: 3, name: 'three-quarter circle', straight: 2 }

/** The part of a circle, with its radius or its diameter marked. */
export function roundPicture(
  { quarters, name }: Round,
  told: 'radius' | 'diameter',
  length: number,
  unit: string,
): Picture {
  const c = RADIUS
  const centre: Point = [c, c]
  const dot = circle(centre, 2, '#000')
  const words = `${length} ${unit}`
  const alt = `A ${name} with a ${told} of ${words}`
  const d = r2(c)
  if (quarters === 4) {
    const marked =
      told === 'radius'
        ? [line(centre, [2 * c, c]), label([1.5 * c, c - 12], words)]
        : [line([0, c], [2 * c, c]), label([c, c - 13], words)]
    return picture([2 * c, 2 * c], [0, 0], alt, [circle(centre, c, SHADE), ...marked, dot])
  }
  if (quarters === 2) {
    const from: Point = told === 'radius' ? [c, c + 14] : [0, c + 14]
    const body = [
      path(`M0 ${d}A${d} ${d} 0 0 1 ${2 * d} ${d}Z`, SHADE),
      dimension(from, [2 * c, c + 14], words),
      ...(told === 'radius' ? [dot] : []),
    ]
    return picture([2 * c, c + 38], [0, 0], alt, body)
  }
  if (quarters === 1) {
    const body = [
      path(`M0 ${2 * d}V0A${2 * d} ${2 * d} 0 0 1 ${2 * d} ${2 * d}Z`, SHADE),
      dimension([0, 2 * c + 14], [2 * c, 2 * c + 14], words),
    ]
    return picture([2 * c, 2 * c + 38], [0, 0], alt, body)
  }
  const body = [path(`M${d} ${d}V0A${d} ${d} 0 1 0 ${2 * d} ${d}Z`, SHADE), label([1.5 * c, c - 12], words)]
  return picture([2 * c, 2 * c], [0, 0], alt, body)
}
