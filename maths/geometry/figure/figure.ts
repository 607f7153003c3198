/** Figures of named points: fitted into their drawing, with the letters and the angles where they touch no line. Pure. */
import { DrawError } from '#families/draw-error.ts'
import type { Picture } from '#families/family.ts'
import {
  angleMark,
  dashed,
  drawing,
  label,
  line,
  millimetres,
  type Point,
  polygon,
  rightAngle,
} from '#families/kit/drawing.ts'

import { type Box, boxOf, freePlace, type Segment } from './label-places.ts'

/** By their names of one letter, y growing upwards, in any unit. A small letter names a point that carries no letter. */
export type Points = Readonly<Record<string, Point>>

/**
 * `angles`: 'ABC' is the angle at B, with its words. `rights` carry a small square. `equal`: each group of sides carries as
 * many strokes as its place in the list says. `parallel`: each group carries as many arrow heads. `dashes`: lines of paper
 * before it was folded. `shaded`: polygons. `size`: the room for the points, in pixels.
 */
type Rest = Readonly<{
  angles: readonly (readonly [name: string, words: string])[]
  rights: readonly string[]
  equal: readonly (readonly string[])[]
  parallel: readonly (readonly string[])[]
  dashes: readonly string[]
  shaded: readonly string[]
  size: readonly [width: number, height: number]
}>

const MARGIN = 4
const LETTER_AWAY = [12, 14, 17, 20] as const
const ARC = 20

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const along = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(angle),
  y + far * Math.sin(angle),
]
const direction = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0])

/** The point of a name; every name of a figure is one of its points. */
function pointOf(points: Points, name: string): Point {
  const found = points[name]
  if (found === undefined) throw new DrawError('figure', `the point ${name}`)
  return found
}

/** 'ABC' as the sides AB and BC. */
const sidesOf = (names: string): readonly string[] =>
  Array.from({ length: names.length - 1 }, (_, i) => names.slice(i, i + 2))

/** In pixels, y growing downwards. */
function fitted(points: Points, [width, height]: readonly [number, number]): Points {
  const all = Object.values(points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const scale = Math.min(width / (Math.max(...xs) - left), height / (top - Math.min(...ys)))
  return Object.fromEntries(
    Object.entries(points).map(([name, [x, y]]): [string, Point] => [name, [(x - left) * scale, (top - y) * scale]]),
  )
}

/** Strokes across the middle of a side. */
function strokesOf([a, b]: Segment, count: number, share: number): readonly Segment[] {
  const middle: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  const ahead = direction(a, b)
  return Array.from({ length: count }, (_, i) => {
    const at = along(middle, ahead, (i - (count - 1) / 2) * 5)
    return [along(at, ahead + Math.PI / 2, 5), along(at, ahead - Math.PI / 2, 5)] as const
  })
}

/** Arrow heads on a side, all pointing the same way on parallel sides. */
function headsOf([a, b]: Segment, count: number): readonly Segment[] {
  const [from, to] = a[0] < b[0] - 0.01 || (Math.abs(a[0] - b[0]) <= 0.01 && a[1] > b[1]) ? [a, b] : [b, a]
  const ahead = direction(from, to)
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.55, from[1] + (to[1] - from[1]) * 0.55]
  return Array.from({ length: count }, (_, i) => along(middle, ahead, i * 7)).flatMap((tip): Segment[] => [
    [along(tip, ahead + 2.6, 9), tip],
    [tip, along(tip, ahead - 2.6, 9)],
  ])
}

type Arc = Readonly<{ corner: Point; a: Point; b: Point; radius: number; words: string; middle: number; wide: number }>

function arcOf(points: Points, [name, words]: readonly [string, string], earlier: readonly string[]): Arc {
  const [a, corner, b] = [...name].map((letter) => pointOf(points, letter))
  if (a === undefined || corner === undefined || b === undefined) throw new DrawError('figure', `the angle ${name}`)
  const from = direction(corner, a)
  let wide = direction(corner, b) - from
  while (wide > Math.PI) wide -= 2 * Math.PI
  while (wide < -Math.PI) wide += 2 * Math.PI
  const size = Math.abs(wide)
  const narrow = size < 0.5 ? 14 : size < 0.8 ? 6 : 0
  const radius = ARC + narrow + 6 * earlier.filter((other) => other[1] === name[1]).length - (size > 1.9 ? 4 : 0)
  return { corner, a, b, radius, words, middle: from + wide / 2, wide }
}

const piecesOf = ({ corner, radius, middle, wide }: Arc): readonly Segment[] =>
  Array.from({ length: 8 }, (_, i) => {
    const at = (n: number): Point => along(corner, middle - wide / 2 + (wide * n) / 8, radius)
    return [at(i), at(i + 1)] as const
  })

/** Along the line that halves the angle, then a little to either side of it. */
function besideArc({ corner, radius, middle, wide }: Arc): readonly Point[] {
  const turns = [0, 0.12, -0.12, 0.22, -0.22].map((share) => middle + share * wide)
  return turns.flatMap((turn) => Array.from({ length: 26 }, (_, i) => along(corner, turn, radius + 8 + i * 2)))
}

/** In the widest gap between the lines that meet there, then elsewhere around the point. */
function besidePoint(point: Point, segments: readonly Segment[]): readonly Point[] {
  const meets = (end: Point): boolean => Math.hypot(...minus(end, point)) < 0.5
  const turns = segments
    .flatMap(([a, b]) => (meets(a) ? [direction(point, b)] : meets(b) ? [direction(point, a)] : []))
    .sort((a, b) => a - b)
  const gaps = turns.map((turn, i) => {
    const next = turns[i + 1] ?? (turns[0] ?? 0) + 2 * Math.PI
    return { wide: next - turn, middle: (turn + next) / 2 }
  })
  const first = [...gaps].sort((a, b) => b.wide - a.wide).map(({ middle }) => middle)
  const others = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
  return [...first, ...others].flatMap((turn) => LETTER_AWAY.map((far) => along(point, turn, far)))
}

type Placed = Readonly<{ place: Point; words: string }>

/** Null if a label finds no free place. */
function labelsOf(points: Points, arcs: readonly Arc[], segments: readonly Segment[], sides: readonly Segment[]) {
  const placed: Placed[] = []
  const boxes: Box[] = []
  const put = (candidates: readonly Point[], words: string): boolean => {
    const place = freePlace(candidates, words, segments, boxes)
    if (place === undefined) return false
    placed.push({ place, words })
    boxes.push(boxOf(place, words))
    return true
  }
  const angles = arcs.filter(({ words }) => words !== '').every((arc) => put(besideArc(arc), arc.words))
  const letters = Object.entries(points)
    .filter(([name]) => /[A-Z]/.test(name))
    .every(([name, point]) => put(besidePoint(point, sides), name))
  return angles && letters ? { placed, boxes } : null
}

/**
 * `lines`: 'ABCA' goes through these points in order. Null if the figure is so narrow that a label finds no place: draw
 * again.
 */
export function figure(given: Points, lines: readonly string[], alt: string, rest: Partial<Rest>): Picture | null {
  const { angles = [], rights = [], equal = [], parallel = [], dashes = [], shaded = [], size = [220, 170] } = rest
  const points = fitted(given, size)
  const side = (name: string): Segment => [pointOf(points, name.slice(0, 1)), pointOf(points, name.slice(1, 2))]
  const sides = lines.flatMap(sidesOf).map(side)
  const hidden = dashes.flatMap(sidesOf).map(side)
  const names = angles.map(([name]) => name)
  const arcs = angles.map((angle, i) => arcOf(points, angle, names.slice(0, i)))
  const strokes = equal.flatMap((group, i) =>
    group.flatMap((name) => strokesOf(side(name), i + 1, parallel.flat().includes(name) ? 0.35 : 0.5)),
  )
  const heads = parallel.flatMap((group, i) => group.flatMap((name) => headsOf(side(name), i + 1)))
  const squares = rights.map((name) => arcOf(points, [name, ''], []))
  const corners = squares.flatMap(({ corner, a, b }): Segment[] => {
    const tip = along(along(corner, direction(corner, a), 11), direction(corner, b), 11)
    return [
      [along(corner, direction(corner, a), 11), tip],
      [tip, along(corner, direction(corner, b), 11)],
    ]
  })
  const all = [...sides, ...hidden, ...arcs.flatMap(piecesOf), ...strokes, ...heads, ...corners]
  const labels = labelsOf(points, arcs, all, [...sides, ...hidden])
  if (labels === null) return null
  const xs = [...all.flat().map(([x]) => x), ...labels.boxes.flatMap(({ left, right }) => [left, right])]
  const ys = [...all.flat().map(([, y]) => y), ...labels.boxes.flatMap(({ top, bottom }) => [top, bottom])]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  const move = ([x, y]: Point): Point => [x - left, y - top]
  const body = [
    ...shaded.map((name) =>
      polygon(
        [...name].map((letter) => move(pointOf(points, letter))),
        '#e4e4e4',
      ),
    ),
    ...hidden.map(([a, b]) => dashed(move(a), move(b))),
    ...[...sides, ...strokes, ...heads].map(([a, b]) => line(move(a), move(b))),
    ...squares.map(({ corner, a, b }) => rightAngle(move(corner), move(a), move(b))),
    ...arcs.map(({ corner, a, b, radius }) => angleMark(move(corner), move(a), move(b), '', radius)),
    ...labels.placed.map(({ place, words }) => label(move(place), words)),
  ]
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}
