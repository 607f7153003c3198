/** Shapes that the figures of this folder share, in the pixels of drawing.ts. Pure. */
import type { Picture } from '#families/family.ts'
import { dashed, drawing, label, millimetres, type Point, path, polygon } from './drawing.ts'

/** The grey of a part that is asked for. */
export const SHADE = '#c8c8c8'
const WATER = '#dedede'
const WATER_TOP = '#cdcdcd'

/** Two decimal places, as a path of SVG takes them. */
export const r2 = (n: number): number => Math.round(n * 100) / 100

/** A drawing moved inward by so many pixels, for the labels on its left and above it. */
export function picture(
  [width, height]: readonly [number, number],
  [left, top]: readonly [number, number],
  alt: string,
  body: readonly string[],
): Picture {
  const svg = drawing(width, height, `<g transform="translate(${r2(left)} ${r2(top)})">${body.join('')}</g>`)
  return { svg, alt, width: millimetres(width) }
}

/** A point between two points: `share` 0 at the first, 1 at the second. */
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Words beside the middle of a side, on the side away from `inside`. */
export function sideLabel(a: Point, b: Point, inside: Point, words: string, gap: number = 7): string {
  const [mx, my] = between(a, b, 0.5)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [px, py] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
  const sign = px * (mx - inside[0]) + py * (my - inside[1]) < 0 ? -1 : 1
  const [nx, ny] = [px * sign, py * sign]
  const anchor = Math.abs(nx) < 0.25 ? 'middle' : nx > 0 ? 'start' : 'end'
  return label([mx + nx * gap, my + ny * gap + 7 * Math.max(-1, Math.min(1, ny * 1.6))], words, anchor)
}

/** The thin lines of a squared grid from (0, 0). */
export function gridLines(columns: number, rows: number, cell: number): string {
  const thin = (d: string): string => `<path d="${d}" fill="none" stroke="#777" stroke-width="0.8"/>`
  const across = Array.from({ length: rows + 1 }, (_, i) => thin(`M0 ${r2(i * cell)}H${r2(columns * cell)}`))
  const down = Array.from({ length: columns + 1 }, (_, i) => thin(`M${r2(i * cell)} 0V${r2(rows * cell)}`))
  return [...across, ...down].join('')
}

/** A cuboid in oblique view: its front lower left corner and its edges in pixels. `depth` is drawn shortened. */
export type Solid = Readonly<{ left: number; bottom: number; width: number; depth: number; height: number }>

/** The corner of a cuboid; `x` and `y` count along the front from its lower left corner. */
export function cornerOf({ left, bottom, depth }: Solid, x: number, y: number, back: boolean): Point {
  return [left + x + (back ? depth * 0.6 : 0), bottom - y - (back ? depth * 0.45 : 0)]
}

/** A cuboid with its hidden edges dashed, with water up to `level` of its height (0 to 1). */
export function cuboid(solid: Solid, level: number = 0): string {
  const { width, height } = solid
  const at = (x: number, y: number, back: boolean): Point => cornerOf(solid, x, y, back)
  const flat = (points: readonly Point[], fill: string): string =>
    `<path d="M${points.map(([x, y]) => `${r2(x)} ${r2(y)}`).join('L')}Z" fill="${fill}"/>`
  const y = height * level
  const water = [
    flat([at(0, 0, false), at(width, 0, false), at(width, y, false), at(0, y, false)], WATER),
    flat([at(width, 0, false), at(width, 0, true), at(width, y, true), at(width, y, false)], WATER),
    polygon([at(0, y, false), at(width, y, false), at(width, y, true), at(0, y, true)], WATER_TOP),
  ]
  return [
    ...(level > 0 ? water : []),
    dashed(at(0, 0, true), at(0, height, true)),
    dashed(at(0, 0, true), at(width, 0, true)),
    dashed(at(0, 0, true), at(0, 0, false)),
    polygon([at(0, 0, false), at(width, 0, false), at(width, height, false), at(0, height, false)]),
    polygon([at(0, height, false), at(width, height, false), at(width, height, true), at(0, height, true)]),
    polygon([at(width, 0, false), at(width, 0, true), at(width, height, true), at(width, height, false)]),
  ].join('')
}

/** The words beside the three edges of a cuboid: below its front, beside its lower right edge, at its back right. */
export function edgeLabels(solid: Solid, words: readonly [width: string, depth: string, height: string]): string {
  const { width, height, depth } = solid
  const [frontMiddle, side] = [cornerOf(solid, width / 2, 0, false), cornerOf(solid, width, 0, false)]
  return [
    label([frontMiddle[0], frontMiddle[1] + 14], words[0]),
    label([side[0] + depth * 0.3 + 9, side[1] - depth * 0.225 + 9], words[1], 'start'),
    label([side[0] + depth * 0.6 + 8, side[1] - depth * 0.45 - height / 2], words[2], 'start'),
  ]
    .filter((_, i) => words[i] !== '')
    .join('')
}

/** A cuboid drawn in its proportions so that it fits into so many pixels across and up. */
export function fitted(
  [l, b, h]: readonly [number, number, number],
  [across, up]: readonly [number, number],
): Omit<Solid, 'left' | 'bottom'> {
  const scale = Math.min(across / (l + b * 0.6), up / (h + b * 0.45))
  return { width: l * scale, depth: b * scale, height: h * scale }
}

/** A piece of a circle from its centre, in degrees clockwise from the right; closed over the centre. */
export function sector([x, y]: Point, radius: number, from: number, to: number, fill: string = SHADE): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${r2(x + radius * Math.cos(angle))} ${r2(y + radius * Math.sin(angle))}`
  }
  const large = to - from > 180 ? 1 : 0
  return path(`M${r2(x)} ${r2(y)}L${at(from)}A${r2(radius)} ${r2(radius)} 0 ${large} 1 ${at(to)}Z`, fill)
}
