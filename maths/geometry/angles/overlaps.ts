/** Family M167: two figures that share a side or lie over one another. */

import type { Draw } from '#families/family.ts'
import { figure, type Points } from '#families/geometry/figure/figure.ts'
import { degrees, fourth, radians, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

/** A rectangle with a triangle whose tip lies on the far side. */
function inRectangle(draw: Draw) {
  const [a, b] = [draw.int(22, 52), draw.int(18, 48)]
  const key = a + b
  if (Math.abs(a - b) < 4 || key < 50 || key === 90) return null
  const wide = Math.tan(radians(a)) + Math.tan(radians(b))
  const points: Points = { A: O, B: [wide, 0], C: [wide, 1], D: [0, 1], E: [Math.tan(radians(a)), 1] }
  const picture = figure(
    points,
    ['ABCDA', 'AEB'],
    `Rectangle ABCD with E on DC. E is joined to A and B. Angle DAE is ${a} degrees, angle CBE is ${b} degrees, angle AEB is marked x.`,
    {
      angles: [
        ['DAE', `${a}°`],
        ['CBE', `${b}°`],
        ['AEB', 'x'],
      ],
      size: [230, 170],
    },
  )
  if (picture === null) return null
  return single(
    2,
    'ABCD is a rectangle and E is a point on DC. Find ∠x.',
    degrees(key),
    [
      `∠EAB = 90° − ${a}° = ${90 - a}° and ∠EBA = 90° − ${b}° = ${90 - b}° ✓`,
      `∠x = 180° − ${90 - a}° − ${90 - b}° = ${key}° ✓`,
    ],
    {
      givens: { a, b },
      picture,
      slips: slipsOf(degrees, [
        [
          180 - a - b,
          `You put ${a}° and ${b}° into triangle ABE. They stand outside it, beside its angles at A and B.`,
        ],
        [90 - a, `That is ∠EAB. It is one angle of the triangle; x is the one at the top.`],
        [90 - b, `That is ∠EBA. It is one angle of the triangle; x is the one at the top.`],
        [90, `Nothing says that AE and BE are perpendicular.`],
        [Math.abs(a - b), `You subtracted the two angles. Find the angles of triangle ABE at A and B first.`],
        [360 - a - b, `You started from 360°. First work inside the right angles at A and B.`],
        [90 + Math.min(a, b), `You used one of the two angles and a right angle. Both corners, A and B, count.`],
      ]),
    },
  )
}

/** A square and a parallelogram that stand side by side on the same line. */
function onOneLine(draw: Draw) {
  const given = draw.int(107, 130)
  const [p, key] = [180 - given, given - 90]
  if (given === 120) return null
  const slant = up(O, p, 1.3)
  const picture = figure(
    { A: [-1, 0], B: O, C: [0, 1], D: [-1, 1], E: [1.15, 0], F: [1.15 + slant[0], slant[1]], G: slant },
    ['ABCDA', 'BEFGB'],
    `A square ABCD and a parallelogram BEFG side by side on the straight line ABE; they share the corner B. Angle BEF is ${given} degrees, angle CBG is marked x.`,
    {
      angles: [
        ['BEF', `${given}°`],
        ['CBG', 'x'],
      ],
      size: [270, 150],
    },
  )
  if (picture === null) return null
  return single(
    2,
    'ABCD is a square and BEFG is a parallelogram. ABE is a straight line. Find ∠x.',
    degrees(key),
    [`∠GBE = 180° − ${given}° = ${p}° ✓`, `∠x = 180° − 90° − ${p}° = ${key}° ✓`],
    {
      givens: { given },
      picture,
      slips: slipsOf(degrees, [
        [p, `That is ∠GBE. x lies between it and the square.`],
        [given, `Angles side by side in a parallelogram are not equal. Opposite ones are, but x is no angle of it.`],
        [90 + p, `That is ∠ABG. The right angle of the square is not part of x.`],
        [given / 2, `You halved the ${given}°. Neighbouring angles of a parallelogram make 180°.`],
        [45, `Nothing says that BG halves the angle between BC and the line.`],
        [
          360 - 90 - given,
          `You took the right angle and ${given}° from 360°. At B the line ABE makes 180°, and ${given}° is not at B.`,
        ],
      ]),
    },
  )
}

/** A square and a rhombus that share a side. */
function squareAndRhombus(draw: Draw) {
  const e = draw.int(100, 140, 2)
  const whole = 270 - e
  const key = (180 - whole) / 2
  if (e === 120) return null
  // C at the origin, D to its left; the square lies below DC, the rhombus above it.
  const [C, D]: [Point, Point] = [O, [-1, 0]]
  const E = up(D, 180 - e, 1)
  const picture = figure(
    { A: [-1, -1], B: [0, -1], C, D, E, F: fourth(E, D, C) },
    ['ABCDA', 'DEFC', 'AE'],
    `Square ABCD with a rhombus CDEF on its side CD. A and E are joined. Angle DEF is ${e} degrees.`,
    { angles: [['DEF', `${e}°`]], size: [200, 230] },
  )
  if (picture === null) return null
  return single(
    3,
    `ABCD is a square and CDEF is a rhombus. ∠DEF = ${e}°. Find ∠DAE.`,
    degrees(key),
    [
      `∠CDE = 180° − ${e}° = ${180 - e}° ✓`,
      `∠ADE = 90° + ${180 - e}° = ${whole}° ✓`,
      `DA = DC = DE: ∠DAE = (180° − ${whole}°) ÷ 2 = ${key}° ✓`,
    ],
    {
      givens: { e },
      picture,
      slips: slipsOf(degrees, [
        [180 - whole, `That is ∠DAE and ∠DEA together. They are equal, so share it.`],
        [
          180 - e,
          `That is ∠CDE, in the rhombus. Add the right angle of the square, then use the isosceles triangle ADE.`,
        ],
        [(180 - e) / 2, `You halved ∠CDE. The isosceles triangle ADE has the whole angle ADE at D.`],
        [45, `AE is not a diagonal of the square.`],
        [whole, `That is ∠ADE, between the equal sides of triangle ADE.`],
      ]),
    },
  )
}

/** A rhombus with an equilateral triangle inside it. */
function rhombusAndTriangle(draw: Draw) {
  const b = draw.int(76, 112, 2)
  const small = b - 60
  const base = (180 - small) / 2
  const key = 180 - b - base
  if (key < 8 || key === small) return null
  const [A, C] = [up(O, b, 1), up(O, 0, 1)]
  const picture = figure(
    { A, B: O, C, D: fourth(A, O, C), E: up(O, 60, 1) },
    ['ABCDA', 'BEC', 'AE'],
    `Rhombus ABCD with an equilateral triangle BCE inside it. A and E are joined. Angle ABC is ${b} degrees.`,
    { size: [250, 190] },
  )
  if (picture === null) return null
  return single(
    3,
    `ABCD is a rhombus and BCE is an equilateral triangle. ∠ABC = ${b}°. Find ∠DAE.`,
    degrees(key),
    [
      `∠ABE = ${b}° − 60° = ${small}° ✓`,
      `BA = BC = BE: ∠BAE = (180° − ${small}°) ÷ 2 = ${base}° ✓`,
      `∠BAD = 180° − ${b}° = ${180 - b}°; ∠DAE = ${180 - b}° − ${base}° = ${key}° ✓`,
    ],
    {
      givens: { b },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is ∠BAE. ∠DAE is the rest of the angle BAD.`],
        [180 - b, `That is the whole angle BAD. Take ∠BAE away.`],
        [small, `That is ∠ABE, between the equal sides of triangle ABE.`],
        [(180 - b) / 2, `AE does not halve the angle BAD. Use the isosceles triangle ABE.`],
        [60, `E is a corner of an equilateral triangle, but A is not.`],
      ]),
    },
  )
}

export const overlaps = family(
  'M167',
  'Two figures joined',
  'angles-in-figures',
  { marks: 2, choice: true, level: 2, calculator: false, make: anyOf(inRectangle, onOneLine) },
  {
    marks: 3,
    choice: false,
    level: 3,
    calculator: true,
    make: anyOf(squareAndRhombus, rhombusAndTriangle),
  },
)
