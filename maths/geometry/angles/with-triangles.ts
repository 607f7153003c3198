/** Family M164: parallelogram, trapezium and rhombus with an isosceles triangle inside. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, fourth, radians, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

/** A parallelogram whose diagonal is as long as one of its sides. */
function inParallelogram(draw: Draw) {
  const angle = draw.int(48, 78)
  const key = 180 - 2 * angle
  if (angle === 60 || key === angle || key < 24) return null
  // D at the origin with C to the right; B is the tip of the isosceles triangle on DC.
  const [d, c] = [O, up(O, 0, 2 * Math.cos(radians(angle)))]
  const b = up(O, angle, 1)
  const a: Point = fourth(b, c, d)
  const picture = figure(
    { A: a, B: b, C: c, D: d },
    ['ABCDA', 'BD'],
    `Parallelogram ABCD with the diagonal BD, which is as long as BC. Angle BCD is ${angle} degrees, angle ADB is marked x.`,
    {
      angles: [
        ['BCD', `${angle}°`],
        ['ADB', 'x'],
      ],
      equal: [['BD', 'BC']],
      size: [240, 160],
    },
  )
  if (picture === null) return null
  return single(
    2,
    'ABCD is a parallelogram and BD = BC. Find ∠x.',
    degrees(key),
    [
      `Triangle BCD is isosceles: ∠DBC = 180° − 2 × ${angle}° = ${key}° ✓`,
      `AD and BC are parallel: ∠x = ∠DBC = ${key}° ✓`,
    ],
    {
      givens: { angle },
      picture,
      slips: slipsOf(degrees, [
        [angle, `That is ∠BDC, the other angle at D. x is on the other side of BD.`],
        [180 - angle, `That is the whole angle ADC. x is only the part above BD.`],
        [90 - angle / 2, `You took ${angle}° as the angle between the equal sides. Those sides meet at B.`],
        [90 - angle, `You used a right angle. BD is not perpendicular to a side.`],
        [2 * angle, `You added two equal angles of triangle BCD. What is its third angle?`],
        [360 - 2 * angle, `You started from 360°. The three angles of a triangle make 180°.`],
        [(180 - angle) / 2 + angle, `You halved ∠ADC and added ${angle}°. BD does not halve the angle at D.`],
      ]),
    },
  )
}

/** A trapezium whose diagonal makes an isosceles triangle with two of its sides. */
function inTrapezium(draw: Draw) {
  const [a, c] = [draw.int(40, 62), draw.int(72, 112)]
  const key = 180 - a - c
  if (key < 18 || c === 90 || key === a) return null
  const [A, B]: [Point, Point] = [O, [2 * Math.cos(radians(a)), 0]]
  const D = up(O, a, 1)
  const C: Point = [B[0] + D[1] / Math.tan(radians(c)), D[1]]
  if (C[0] - D[0] < 0.35) return null
  const picture = figure(
    { A, B, C, D },
    ['ABCDA', 'BD'],
    `Trapezium ABCD with AB parallel to DC and the diagonal BD. DA and DB are equally long. Angle DAB is ${a} degrees, angle BCD is ${c} degrees, angle DBC is marked x.`,
    {
      angles: [
        ['DAB', `${a}°`],
        ['BCD', `${c}°`],
        ['DBC', 'x'],
      ],
      equal: [['DA', 'DB']],
      parallel: [['AB', 'DC']],
      size: [240, 150],
    },
  )
  if (picture === null) return null
  return single(
    2,
    'ABCD is a trapezium with AB parallel to DC, and DA = DB. Find ∠x.',
    degrees(key),
    [
      `AB and DC are parallel: ∠ABC = 180° − ${c}° = ${180 - c}° ✓`,
      `DA = DB: ∠ABD = ${a}°; ∠x = ${180 - c}° − ${a}° = ${key}° ✓`,
    ],
    {
      givens: { a, c },
      picture,
      slips: slipsOf(degrees, [
        [180 - c, `That is the whole angle ABC. x is only the part on the right of BD.`],
        [a, `That is ∠ABD, one of the equal angles. x is on the other side of BD.`],
        [(180 - c) / 2, `You halved ∠ABC. Nothing says that BD does so.`],
        [180 - 2 * a, `That is ∠ADB, the third angle of the isosceles triangle.`],
        [180 - a, `That is the whole angle ADC at the top. x is at B.`],
        [c - a, `You subtracted ${a}° from ${c}°. The two angles on the side BC make 180°.`],
        [360 - 2 * a - c, `You used the wrong angles of a four-sided figure. Use the parallel sides.`],
      ]),
    },
  )
}

/** A point on the diagonal of a rhombus, as far from a corner as the side is long. */
function inRhombus(draw: Draw) {
  const c = draw.int(64, 108, 4)
  const base = 90 - c / 4
  const key = 180 - c - base
  if (key < 16 || c === 60 || key === c / 2) return null
  const half = c / 2
  const [A, C]: [Point, Point] = [O, [2 * Math.cos(radians(half)), 0]]
  const [D, B] = [up(O, half, 1), up(O, -half, 1)]
  const E: Point = [C[0] - 1, 0]
  const picture = figure(
    { A, B, C, D, E },
    ['ABCDA', 'AC', 'DE'],
    `Rhombus ABCD with the diagonal AC. E is on AC, and CE is as long as CD. D and E are joined. Angle BCD is ${c} degrees, angle ADE is marked x.`,
    { angles: [['ADE', 'x']], size: [250, 190] },
  )
  if (picture === null) return null
  return single(
    3,
    `ABCD is a rhombus and ∠BCD = ${c}°. E is a point on the diagonal AC so that CE = CD. Find ∠x.`,
    degrees(key),
    [
      `The diagonal halves the angle: ∠DCE = ${c}° ÷ 2 = ${half}° ✓`,
      `CE = CD: ∠CDE = (180° − ${half}°) ÷ 2 = ${base}° ✓`,
      `∠ADC = 180° − ${c}° = ${180 - c}°; ∠x = ${180 - c}° − ${base}° = ${key}° ✓`,
    ],
    {
      givens: { c },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is ∠CDE. x is the other part of the angle at D.`],
        [180 - c, `That is the whole angle ADC. Take the part inside triangle CDE away.`],
        [180 - c - half, `You took ${half}° from ∠ADC. First find ∠CDE in the isosceles triangle CDE.`],
        [(180 - c) / 2, `You halved ∠ADC. DE does not halve it; triangle CDE is isosceles.`],
        [half, `That is ∠DCE, half of the angle at C.`],
      ]),
    },
  )
}

/** A trapezium that is a rhombus and an isosceles triangle side by side. */
function rhombusInTrapezium(draw: Draw) {
  const b = draw.int(50, 82, 2)
  const base = (180 - b) / 2
  const key = 180 - base
  if (b === 60) return null
  const [A, E] = [up(O, b, 1), up(O, 0, 1)]
  const picture = figure(
    { A, B: O, C: [2, 0], D: fourth(A, O, E), E },
    ['ABCDA', 'DE'],
    `Trapezium ABCD with AD at the top, parallel to BC. E is on BC, and D and E are joined. AB, BE, ED, DA and EC are equally long. Angle ABE is ${b} degrees.`,
    { angles: [['ABE', `${b}°`]], size: [250, 150] },
  )
  if (picture === null) return null
  return single(
    3,
    `ABED is a rhombus. BEC is a straight line and EC = ED. Find ∠ADC.`,
    degrees(key),
    [
      `AB and DE are parallel: ∠DEC = ∠ABE = ${b}° ✓`,
      `EC = ED: ∠EDC = (180° − ${b}°) ÷ 2 = ${base}° ✓`,
      `∠ADE = ∠ABE = ${b}°; ∠ADC = ${b}° + ${base}° = ${key}° ✓`,
    ],
    {
      givens: { b },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is ∠EDC. ∠ADC is the whole angle at D, in the rhombus and in the triangle.`],
        [b, `That is ∠ADE. The angle at D inside the triangle is part of ∠ADC, too.`],
        [180 - b, `That is ∠BED. Opposite angles of a rhombus are equal, so look at the corner opposite ∠ABE.`],
        [b + 60, `Triangle DEC is isosceles. Nothing says that it is equilateral.`],
        [180 - b + b / 2, `You took the equal angles of triangle DEC as ${b / 2}°. Its angle at E is equal to ∠ABE.`],
      ]),
    },
  )
}

export const withTriangles = family(
  'M164',
  'Four-sided figures with an isosceles triangle',
  'four-sided-figures',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: anyOf(inParallelogram, inTrapezium),
  },
  {
    marks: 3,
    choice: false,
    level: 3,
    calculator: true,
    make: anyOf(inRhombus, rhombusInTrapezium),
  },
)
