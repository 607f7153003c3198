/** Families M153 to M155: angles of isosceles, right-angled and joined triangles. */

import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

const isosceles = family('M153', 'Isosceles triangle and a straight line', 'triangles', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const base = draw.int(52, 72)
    const top = 180 - 2 * base
    const key = 180 - base
    const [b, c]: [Point, Point] = [up(O, 270 - top / 2, 1), up(O, 270 + top / 2, 1)]
    const picture = figure(
      { A: O, B: b, C: c, D: [c[0] + 0.55, c[1]] },
      ['BACB', 'CD'],
      `Triangle ABC with equal sides AB and AC. Angle BAC is ${top} degrees. Side BC is drawn on to D. Angle ACD is marked x.`,
      {
        angles: [
          ['BAC', `${top}°`],
          ['ACD', 'x'],
        ],
        equal: [['AB', 'AC']],
        size: [220, 160],
      },
    )
    if (picture === null) return null
    return single(
      1,
      `ABC is an isosceles triangle with AB = AC, and BCD is a straight line. Find ∠x.`,
      degrees(key),
      [`∠ACB = (180° − ${top}°) ÷ 2 = ${base}°; ∠x = 180° − ${base}° = ${key}° ✓`],
      {
        givens: { top },
        picture,
        slips: slipsOf(degrees, [
          [base, `That is ∠ACB inside the triangle. x is beside it on the straight line.`],
          [
            180 - top,
            `You only took ${top}° away from 180°. Two equal angles share what is left, and x stands beside one.`,
          ],
          [top, `That is the angle at A. The equal angles are at B and C.`],
          [180 - 2 * top, `You took ${top}° for both equal angles. It is the angle between the equal sides.`],
          [360 - base, `You started from 360°. A straight line is 180°.`],
          [90 + base, `You added a right angle. ∠ACB and x make a straight line.`],
          [
            2 * top,
            `You doubled ${top}°. The angle at A lies between the equal sides and is not one of the equal angles.`,
          ],
        ]),
      },
    )
  },
})

const rightAngled = family('M154', 'A line inside a right-angled triangle', 'triangles', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [angle, bad] = [draw.int(26, 40), draw.int(18, 32)]
    const key = 90 - angle - bad
    const y = 90 - bad
    if (key < 14 || key === bad || key === angle) return null
    const tan = (n: number): number => Math.tan((n * Math.PI) / 180)
    const picture = figure(
      { A: [0, 1], B: O, C: [1 / tan(angle), 0], D: [1 / tan(y), 0] },
      ['ABCA', 'AD'],
      `Right-angled triangle ABC with the right angle at B. D is on BC and is joined to A. Angle ACB is ${angle} degrees, angle ADB is ${y} degrees, angle DAC is marked x.`,
      {
        angles: [
          ['ACB', `${angle}°`],
          ['ADB', `${y}°`],
          ['DAC', 'x'],
        ],
        rights: ['ABC'],
        size: [270, 180],
      },
    )
    if (picture === null) return null
    return single(
      2,
      `ABC is a right-angled triangle and D is a point on BC. Find ∠x.`,
      degrees(key),
      [
        `In triangle ABD: ∠BAD = 180° − 90° − ${y}° = ${bad}°; in triangle ABC: ∠BAC = 180° − 90° − ${angle}° = ${90 - angle}° ✓`,
        `∠x = ${90 - angle}° − ${bad}° = ${key}° ✓`,
      ],
      {
        givens: { angle, y },
        picture,
        slips: slipsOf(degrees, [
          [90 - angle, `That is the whole angle at A. x is only the part inside triangle ADC.`],
          [bad, `That is the other part of the angle at A, in triangle ABD.`],
          [180 - y - angle, `You used ${y}° inside triangle ADC, but it stands on the other side of AD.`],
          [y + angle, `You added ${y}° and ${angle}°. They are angles of two different triangles.`],
          [180 - y, `That is ∠ADC. Use it with the ${angle}° in triangle ADC.`],
          [
            90 - y + angle,
            `You added ${angle}° to ∠BAD. Both triangles have the right angle at B, so compare what is left at A.`,
          ],
          [(90 - angle) / 2, `You shared the angle at A equally. Nothing says that AD halves it.`],
        ]),
      },
    )
  },
})

const joined = family('M155', 'An equilateral and an isosceles triangle', 'triangles', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const half = draw.int(52, 76)
    const whole = 60 + 180 - 2 * half
    if (whole >= 150 || half === 60) return null
    const cad = whole - 60
    const picture = figure(
      { A: O, B: up(O, 240, 1), C: up(O, 300, 1), D: up(O, 300 + cad, 1) },
      ['BACB', 'CDA'],
      'An equilateral triangle ABC and a triangle ACD on its side AC, with AD as long as AC. Angle ADC is marked x.',
      { angles: [['ADC', 'x']], equal: [['AB', 'BC', 'CA', 'AD']], size: [240, 170] },
    )
    if (picture === null) return null
    return single(
      3,
      `ABC is an equilateral triangle and AD = AC. ∠BAD = ${whole}°. Find ∠x.`,
      degrees(half),
      [
        `Each angle of an equilateral triangle is 60° ✓`,
        `∠CAD = ${whole}° − 60° = ${cad}° ✓`,
        `AD = AC, so ∠x = ∠ACD = (180° − ${cad}°) ÷ 2 = ${half}° ✓`,
      ],
      {
        givens: { whole },
        picture,
        slips: slipsOf(degrees, [
          [180 - cad, `That is ∠x and ∠ACD together. They are equal, so share it.`],
          [cad, `That is ∠CAD, the angle between the equal sides.`],
          [60, `Triangle ACD is isosceles, but nothing says that it is equilateral.`],
          [(180 - whole) / 2, `You used ∠BAD in triangle ACD. Its angle at A is 60° less.`],
          [180 - whole, `You took ∠BAD from 180°. First find the angle at A inside triangle ACD.`],
        ]),
      },
    )
  },
})

export const triangles = [isosceles, rightAngled, joined]
