/** Families M150 to M152: angles on a line, at a point, and where lines cross. */

import type { Draw } from '#families/family.ts'
import { figure, type Points } from '#families/geometry/figure/figure.ts'
import { degrees, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { rays } from './rays.ts'

const O: Point = [0, 0]

const onALine = family('M150', 'Angles on a straight line', 'angles-on-lines', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(25, 75), draw.int(28, 70)]
    const key = 180 - a - b
    if (a === b || key < 30 || key === a || key === b) return null
    const alt = `A straight line with two more lines from a point on it. The three angles on one side are ${a} degrees, x and ${b} degrees, in this order.`
    const picture = rays(
      [0, a, 180 - b, 180],
      [
        [0, a, `${a}°`],
        [a, 180 - b, 'x'],
        [180 - b, 180, `${b}°`],
      ],
      alt,
    )
    if (picture === null) return null
    return single(
      1,
      'Two lines start from a point on a straight line. Find ∠x.',
      degrees(key),
      [`Angles on a straight line: ∠x = 180° − ${a}° − ${b}° = ${key}° ✓`],
      {
        givens: { a, b },
        picture,
        slips: slipsOf(degrees, [
          [180 - a, `You took away ${a}° only. The ${b}° is on the line as well.`],
          [180 - b, `You took away ${b}° only. The ${a}° is on the line as well.`],
          [360 - a - b, `You started from 360°. That is all the way round; a straight line is half of it.`],
          [a + b, `You added the two angles that are given. x is what is missing up to 180°.`],
          [Math.abs(90 - a - b), `You started from 90°. A straight line is 180°.`],
          [Math.min(a, b), `That angle is given. x stands between the two.`],
          [Math.abs(a - b), `You subtracted the two angles from each other. Take both of them away from 180°.`],
        ]),
      },
    )
  },
})

const atAPoint = family('M151', 'Angles at a point', 'angles-on-lines', {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(95, 140), draw.int(40, 80)]
    const two = 360 - 90 - a - b
    if (two % 2 !== 0 || two / 2 < 25 || two / 2 > 70) return null
    const x = two / 2
    const picture = rays(
      [0, 90, 90 + a, 90 + a + x, 90 + a + x + b],
      [
        [0, 90, 'right'],
        [90, 90 + a, `${a}°`],
        [90 + a, 90 + a + x, 'x'],
        [90 + a + x, 90 + a + x + b, `${b}°`],
        [90 + a + x + b, 360, 'x'],
      ],
      `Five lines meet at a point. The angles round it are a right angle, ${a} degrees, x, ${b} degrees and x again.`,
    )
    if (picture === null) return null
    return single(
      2,
      'Five lines meet at a point. The two angles marked x are equal. Find ∠x.',
      degrees(x),
      [`Angles at a point: x + x = 360° − 90° − ${a}° − ${b}° = ${two}° ✓`, `∠x = ${two}° ÷ 2 = ${x}° ✓`],
      {
        givens: { a, b },
        picture,
        slips: slipsOf(degrees, [
          [two, `That is both angles marked x together. Share it equally.`],
          [(360 - a - b) / 2, `You left out the right angle. Its small square says 90°.`],
          [(two - 90) / 2, `You took the right angle away twice. It stands in the figure once.`],
          [(360 - 90 - a) / 2, `You left out the angle of ${b}°. It is one of the five angles round the point.`],
          [(180 - b) / 2, `You used 180°. The angles all the way round a point make 360°.`],
        ]),
      },
    )
  },
})

/** Two lines that cross, and a third one from the point where they do. */
function oneRay(draw: Draw) {
  const [a, b] = [draw.int(58, 84), draw.int(22, 48)]
  const key = a - b
  if (key < 18 || key === b) return null
  const points: Points = {
    A: up(O, 160, 1),
    B: up(O, -20, 1),
    C: up(O, 160 - a, 1),
    D: up(O, -20 - a, 1),
    E: up(O, -20 - b, 1),
    O,
  }
  const picture = figure(
    points,
    ['AB', 'CD', 'OE'],
    `Straight lines AB and CD cross at O. OE is drawn between OB and OD. Angle AOC is ${a} degrees, angle BOE is ${b} degrees, angle DOE is marked x.`,
    {
      angles: [
        ['AOC', `${a}°`],
        ['BOE', `${b}°`],
        ['DOE', 'x'],
      ],
      size: [230, 210],
    },
  )
  if (picture === null) return null
  return single(
    2,
    `AOB and COD are straight lines. Find ∠x.`,
    degrees(key),
    [`Vertically opposite angles: ∠BOD = ∠AOC = ${a}° ✓`, `∠x = ${a}° − ${b}° = ${key}° ✓`],
    {
      givens: { a, b },
      picture,
      slips: slipsOf(degrees, [
        [a, `That is the whole angle BOD. x is only the part of it beside the ${b}°.`],
        [b, `Nothing says that OE cuts angle BOD into two equal parts.`],
        [180 - a - b, `You put ${a}°, ${b}° and x on one straight line, but they do not lie on one.`],
        [180 - a, `That is ∠BOC, on the straight line beside the ${a}°.`],
        [a + b, `You added. OE lies inside angle BOD, so ${b}° is a part of it.`],
        [180 - b, `You took ${b}° from a straight line. x ends at OD, not at OA.`],
        [90 - b, `You took ${b}° from 90°. No right angle is marked.`],
      ]),
    },
  )
}

function threeLines(draw: Draw) {
  const [a, b] = [draw.int(38, 62), draw.int(34, 58)]
  const key = 180 - a - b
  if (a === b || key < 65 || key === 90) return null
  const picture = rays(
    [0, a, a + key, 180, 180 + a, 180 + a + key],
    [
      [0, a, `${a}°`],
      [a + key, 180, `${b}°`],
      [180 + a, 180 + a + key, 'x'],
    ],
    `Three straight lines cross at one point. Above the level line stand an angle of ${a} degrees on the right and one of ${b} degrees on the left; x is below, opposite the angle between them.`,
  )
  if (picture === null) return null
  return single(
    2,
    'Three straight lines cross at one point. Find ∠x.',
    degrees(key),
    [
      `The angle between the two that are given: 180° − ${a}° − ${b}° = ${key}° ✓`,
      `Vertically opposite angles are equal: ∠x = ${key}° ✓`,
    ],
    {
      givens: { a, b },
      picture,
      slips: slipsOf(degrees, [
        [a, `You took the angle opposite ${a}°. x lies opposite the angle between the two that are given.`],
        [b, `You took the angle opposite ${b}°. x lies opposite the angle between the two that are given.`],
        [a + b, `You added the two angles. With the one between them they make a straight line.`],
        [180 - a, `You took away ${a}° only. The ${b}° is on the same side of the line.`],
        [180 - b, `You took away ${b}° only. The ${a}° is on the same side of the line.`],
        [90 - a, `You started from 90°. The three angles on one side of a line make 180°.`],
        [360 - 2 * (a + b), `That is x and the angle opposite x together.`],
      ]),
    },
  )
}

const crossing = family('M152', 'Vertically opposite angles', 'angles-on-lines', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(oneRay, threeLines),
})

export const anglesOnLines = [onALine, atAPoint, crossing]
