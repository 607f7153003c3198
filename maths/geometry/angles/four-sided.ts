/** Families M159 to M161: rhombus, trapezium, and a rhombus with a triangle on its side. */

import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, fourth, radians, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { family, part, several, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

const rhombus = family('M159', 'The diagonal of a rhombus', 'four-sided-figures', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const angle = draw.int(50, 76, 2)
    const key = (180 - angle) / 2
    if (angle === 60) return null
    const [c, a] = [up(O, 0, 1), up(O, angle, 1)]
    const picture = figure(
      { A: a, B: O, C: c, D: fourth(a, O, c) },
      ['ABCDA', 'AC'],
      `Rhombus ABCD with the diagonal AC. Angle ABC is ${angle} degrees. Angle ACD is marked x.`,
      {
        angles: [
          ['ABC', `${angle}°`],
          ['ACD', 'x'],
        ],
        size: [220, 150],
      },
    )
    if (picture === null) return null
    return single(
      1,
      'ABCD is a rhombus. Find ∠x.',
      degrees(key),
      [`∠BCD = 180° − ${angle}° = ${180 - angle}°; AC halves it: ∠x = ${180 - angle}° ÷ 2 = ${key}° ✓`],
      {
        givens: { angle },
        picture,
        slips: slipsOf(degrees, [
          [180 - angle, `That is the whole angle BCD. The diagonal cuts it into two equal parts.`],
          [angle / 2, `You halved the ${angle}°. The diagonal AC does not pass through that corner.`],
          [angle, `That is the angle at D, opposite ∠ABC.`],
          [90, `The diagonals of a rhombus cross at 90°, but x is an angle at the corner C.`],
          [90 - angle, `You took ${angle}° from a right angle. This rhombus has none at its corners.`],
          [(360 - angle) / 2, `You shared 360° − ${angle}° by two. Four angles, not three, make 360°.`],
          [45, `Only in a square does the diagonal make 45°.`],
        ]),
      },
    )
  },
})

const trapezium = family('M160', 'Angles of a trapezium', 'four-sided-figures', {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [left, right] = [draw.int(54, 84), draw.int(50, 80)]
    const key = Math.abs(left - right)
    if (key < 4) return null
    const [larger, smaller] = left < right ? ['y', 'x'] : ['x', 'y']
    const picture = figure(
      {
        A: O,
        B: [2.3, 0],
        C: up([2.3, 0], 180 - right, 1 / Math.sin(radians(right))),
        D: up(O, left, 1 / Math.sin(radians(left))),
      },
      ['ABCDA'],
      `Trapezium ABCD with AB at the bottom and parallel to DC. Angle DAB is ${left} degrees, angle ABC is ${right} degrees, angle BCD is marked x, angle CDA is marked y.`,
      {
        angles: [
          ['DAB', `${left}°`],
          ['ABC', `${right}°`],
          ['BCD', 'x'],
          ['CDA', 'y'],
        ],
        parallel: [['AB', 'DC']],
        size: [250, 120],
      },
    )
    if (picture === null) return null
    return single(
      2,
      `ABCD is a trapezium with AB parallel to DC. By how many degrees is ∠${larger} larger than ∠${smaller}?`,
      degrees(key),
      [
        `Between parallel sides two angles make 180°: ∠y = 180° − ${left}° = ${180 - left}°, ∠x = 180° − ${right}° = ${180 - right}° ✓`,
        `${Math.max(180 - left, 180 - right)}° − ${Math.min(180 - left, 180 - right)}° = ${key}° ✓`,
      ],
      {
        givens: { left, right },
        picture,
        slips: slipsOf(degrees, [
          [360 - left - right, `That is x and y together. The difference of the two is asked for.`],
          [180 - left, `That is ∠y alone. Work out ∠x too, then subtract.`],
          [180 - right, `That is ∠x alone. Work out ∠y too, then subtract.`],
          [180 - left - right, `You took both angles from 180°. AB is one side, so each goes with the angle above it.`],
        ]),
      },
    )
  },
})

const joined = family('M161', 'A rhombus and an equilateral triangle', 'angles-in-figures', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const angle = draw.int(64, 88, 2)
    const whole = angle + 60
    const key = (180 - whole) / 2
    const [a, c] = [up(O, 180, 1), up(O, 180 - angle, 1)]
    const picture = figure(
      { A: a, B: fourth(a, O, c), C: c, D: O, E: up(O, 120 - angle, 1) },
      ['ABCDA', 'CED', 'AE'],
      `Rhombus ABCD with an equilateral triangle DCE on its side DC. Angle ABC is ${angle} degrees. A and E are joined by a straight line.`,
      { angles: [['ABC', `${angle}°`]], size: [250, 160] },
    )
    if (picture === null) return null
    return several(
      `ABCD is a rhombus and DCE is an equilateral triangle. ∠ABC = ${angle}°.`,
      [
        part(
          2,
          'Find ∠ADE.',
          degrees(whole),
          [`Opposite angles of a rhombus are equal: ∠ADC = ∠ABC = ${angle}° ✓`, `∠ADE = ${angle}° + 60° = ${whole}° ✓`],
          {
            slips: slipsOf(degrees, [
              [180 - angle + 60, `You used 180° − ${angle}°. That is the angle beside it; ∠ADC lies opposite ∠ABC.`],
              [angle, `That is ∠ADC. The angle of the triangle at D is part of ∠ADE, too.`],
              [angle + 90, `You added a right angle. An angle of an equilateral triangle is 60°.`],
            ]),
          },
        ),
        part(
          2,
          'Find ∠DAE.',
          degrees(key),
          [`DA = DC = DE, so triangle ADE is isosceles ✓`, `∠DAE = (180° − ${whole}°) ÷ 2 = ${key}° ✓`],
          {
            follows: '(180 - a) / 2',
            slips: slipsOf(degrees, [
              [180 - whole, `That is both equal angles of triangle ADE together. Share it.`],
              [(180 - angle) / 2, `You used ∠ADC. Triangle ADE has the whole angle ADE at D.`],
              [30, `You took 60° for both equal angles together. Their sum depends on ∠ADE.`],
            ]),
          },
        ),
      ],
      { givens: { angle }, picture },
    )
  },
})

export const fourSided = [rhombus, trapezium, joined]
