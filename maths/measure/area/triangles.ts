/** The areas of single triangles for family M175: on a grid, with a right angle, with a height inside. */
import type { Draw, Picture } from '#families/family.ts'
import { dashed, label, type Point, polygon, rightAngle } from '#families/kit/drawing.ts'
import { single, slip } from '#families/kit/problem.ts'
import { cm2, spread } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { gridLines, picture, SHADE, sideLabel } from '#families/kit/shapes.ts'

const CELL = 24

function onGrid(base: number, height: number, top: number): Picture {
  const [columns, rows] = [Math.max(base, top) + 2, height + 2]
  const at = (x: number, y: number): Point => [(x + 1) * CELL, (rows - 1 - y) * CELL]
  const body = [polygon([at(0, 0), at(base, 0), at(top, height)], SHADE), gridLines(columns, rows, CELL)]
  const alt = `A shaded triangle on a grid of squares of 1 cm: its base is ${base} squares long, and its top is ${height} squares above the line of the base`
  return picture([columns * CELL, rows * CELL], [0, 0], alt, body)
}

/** Base and height are counted in squares. */
export function gridTriangle(draw: Draw) {
  const [base, height, top] = [draw.int(4, 9), draw.int(4, 7), draw.int(0, 11)]
  if ((base * height) % 2 !== 0 || top === base || top > base + 2 || base === height || base + height > 14) return null
  const answer = cm2((base * height) / 2)
  const slips = spread(draw, answer, [
    slip(
      cm2(base * height),
      `You multiplied ${base} by ${height}. That is the rectangle round it, twice the triangle.`,
    ),
    slip(cm2(base + height), `You added ${base} and ${height}. The area is half of base times height.`),
    slip(
      cm2((base * (height + 1)) / 2),
      'You counted one row too many for the height. Count squares, not the lines of the grid.',
    ),
    slip(cm2((base * (height - 1)) / 2), 'You counted one row too few for the height. Count from the base to the top.'),
    slip(cm2(((base + 1) * height) / 2), 'You counted one square too many for the base.'),
    slip(cm2((base * height) / 4), 'You halved twice. A triangle is half of base times height.'),
  ])
  if (slips === null) return null
  return single(
    1,
    'The triangle is drawn on a grid of squares with sides of 1 cm. Find its area.',
    answer,
    [`Base ${base} cm, height ${height} cm: {1/2} × ${base} × ${height} = ${answer.value} cm² ✓`],
    { givens: { base, height }, slips, picture: onGrid(base, height, top) },
  )
}

/** Sides without a common factor of right-angled triangles, the longest last. */
const RIGHT_ANGLED = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** The triangle stands on its longest side. */
function onLongest(a: number, b: number, c: number): Picture {
  const scale = 230 / c
  const foot = ((a * a) / c) * scale
  const up = ((a * b) / c) * scale
  const [p, q, top]: [Point, Point, Point] = [
    [0, up],
    [230, up],
    [foot, 0],
  ]
  const middle: Point = [115, up * 0.6]
  const body = [
    polygon([p, q, top], SHADE),
    rightAngle(top, p, q),
    sideLabel(p, top, middle, `${a} cm`),
    sideLabel(top, q, middle, `${b} cm`),
    sideLabel(p, q, middle, `${c} cm`),
  ]
  const alt = `A right-angled triangle with sides of ${a} cm, ${b} cm and ${c} cm; the right angle is between the sides of ${a} cm and ${b} cm`
  return picture([300, up + 40], [40, 14], alt, body)
}

/** Two of three sides are base and height. */
export function rightAngled(draw: Draw) {
  const [[x, y, z], times] = [draw.pick(RIGHT_ANGLED), draw.int(1, 9)]
  const [a, b, c] = [x * times, y * times, z * times]
  if (c < 10 || c > 50) return null
  const answer = cm2((a * b) / 2)
  const slips = spread(draw, answer, [
    slip(
      cm2((b * c) / 2),
      `You used ${b} cm and ${c} cm, which do not meet at the right angle. Base and height stand at a right angle.`,
    ),
    slip(cm2(a + b + c), 'You found the perimeter. For the area, multiply base and height and halve.'),
    slip(cm2(a * b), `You multiplied ${a} by ${b}. The triangle is half of that rectangle.`),
    slip(
      cm2((a * c) / 2),
      `You took the longest side of ${c} cm as a base with ${a} cm as its height. They are not at a right angle.`,
    ),
    slip(cm2((a * b) / 4), 'You halved twice.'),
    slip(cm2(a + b), `You added ${a} and ${b}. An area comes from multiplying.`),
  ])
  if (slips === null) return null
  return single(
    1,
    'Find the area of the right-angled triangle.',
    answer,
    [`The sides at the right angle are base and height: {1/2} × ${a} × ${b} = ${num(answer.value)} cm² ✓`],
    { givens: { a, b, c }, slips, picture: onLongest(a, b, c) },
  )
}

/** A height, its two feet from the ends of the base and the slanting sides, all whole. */
const HEIGHT_INSIDE = [
  [12, 5, 9, 13, 15],
  [12, 5, 16, 13, 20],
  [8, 6, 15, 10, 17],
  [15, 8, 20, 17, 25],
  [24, 7, 18, 25, 30],
  [16, 12, 30, 20, 34],
] as const

type Inside = Readonly<{ height: number; left: number; right: number; s: number; t: number }>

function heightInside({ height, left, right, s, t }: Inside, turned: boolean): Picture {
  const scale = Math.min(220 / (left + right), 120 / height)
  const [width, up] = [(left + right) * scale, height * scale]
  const foot = (turned ? right : left) * scale
  const [p, q, top]: [Point, Point, Point] = [
    [0, up],
    [width, up],
    [foot, 0],
  ]
  const middle: Point = [width / 2, up * 0.6]
  const body = [
    polygon([p, q, top], SHADE),
    dashed(top, [foot, up]),
    rightAngle([foot, up], top, turned ? q : p),
    sideLabel(p, top, middle, `${turned ? t : s} cm`),
    sideLabel(top, q, middle, `${turned ? s : t} cm`),
    label([foot + (turned ? -7 : 7), up * 0.7], `${height} cm`, turned ? 'end' : 'start'),
    label([width / 2, up + 14], `${left + right} cm`),
  ]
  const alt = `A triangle with a base of ${left + right} cm, slanting sides of ${s} cm and ${t} cm, and a height of ${height} cm drawn inside it`
  return picture([width + 110, up + 40], [50, 10], alt, body)
}

/** A height inside, and two slanting sides that are not needed. */
export function slanting(draw: Draw) {
  const [row, times] = [draw.pick(HEIGHT_INSIDE), draw.int(1, 2)]
  const given: Inside = {
    height: row[0] * times,
    left: row[1] * times,
    right: row[2] * times,
    s: row[3] * times,
    t: row[4] * times,
  }
  const { height, left, right, s, t } = given
  const base = left + right
  const answer = cm2((base * height) / 2)
  const slips = spread(draw, answer, [
    slip(
      cm2((base * t) / 2),
      `You used the slanting side of ${t} cm as the height. The height is the line at a right angle to the base.`,
    ),
    slip(
      cm2((base * s) / 2),
      `You used the slanting side of ${s} cm as the height. The height is the line at a right angle to the base.`,
    ),
    slip(cm2(base + s + t), `You added the three sides. That is the perimeter, not the area.`),
    slip(cm2(base * height), `You multiplied ${base} by ${height} and did not halve.`),
    slip(cm2((base * height) / 4), 'You halved twice. Half of base times height is enough.'),
    slip(cm2(base + height), `You added ${base} and ${height}. An area comes from multiplying.`),
  ])
  if (slips === null) return null
  return single(
    1,
    'Find the area of the triangle.',
    answer,
    [
      `The height of ${height} cm belongs to the base of ${base} cm: {1/2} × ${base} × ${height} = ${num(answer.value)} cm² ✓`,
    ],
    { givens: { base, height, s, t }, slips, picture: heightInside(given, draw.int(0, 1) === 1) },
  )
}
