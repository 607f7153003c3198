/** Family M163: an isosceles triangle inside another triangle. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, folded, meeting, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

/** The second point of the line from a to b that is as far from `centre` as a. */
function across(centre: Point, a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const upright: Point = [centre[0] - (b[1] - a[1]) / length, centre[1] + (b[0] - a[0]) / length]
  return folded(a, centre, upright)
}

/** AB = AC, and BD = BC with D on AC. */
function insideIsosceles(draw: Draw) {
  const top = draw.int(32, 56, 2)
  const base = (180 - top) / 2
  const key = base - top
  if (key < 12 || key === top) return null
  const [b, c] = [up(O, 270 - top / 2, 1), up(O, 270 + top / 2, 1)]
  const picture = figure(
    { A: O, B: b, C: c, D: across(b, c, O) },
    ['BACB', 'BD'],
    `Triangle ABC with equal sides AB and AC. D is on AC, and BD is as long as BC. Angle BAC is ${top} degrees, angle ABD is marked x.`,
    {
      angles: [
        ['BAC', `${top}°`],
        ['ABD', 'x'],
      ],
      size: [200, 200],
    },
  )
  if (picture === null) return null
  return single(
    2,
    `ABC is a triangle with AB = AC. D is a point on AC and BD = BC. Find ∠x.`,
    degrees(key),
    [
      `∠ABC = ∠ACB = (180° − ${top}°) ÷ 2 = ${base}° ✓`,
      `∠BDC = ∠BCD = ${base}°, so ∠DBC = 180° − 2 × ${base}° = ${180 - 2 * base}°; ∠x = ${base}° − ${180 - 2 * base}° = ${key}° ✓`,
    ],
    {
      givens: { top },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is the whole angle ABC. x is only the part of it above BD.`],
        [top, `That is ∠DBC. x is the other part of the angle at B.`],
        [base / 2, `You halved ∠ABC. Nothing says that BD cuts it into two equal parts.`],
        [90 - top, `You used a right angle at D. Nothing says that there is one.`],
        [180 - base, `That is ∠ADB, the angle beside ∠BDC. Use it with the ${top}° in triangle ABD.`],
        [180 - 2 * top, `You took D as the tip of an isosceles triangle ABD. The equal sides are BD and BC.`],
        [base + top, `You added the two angles at B. Take the part below BD from the whole.`],
      ]),
    },
  )
}

/** AD = BD and AC = AD with D on BC. */
function twoInOne(draw: Draw) {
  const b = draw.int(24, 41)
  const key = 180 - 4 * b
  if (key < 14 || key === b || key === 60 || b === 30) return null
  const a = up(O, b, 2 * Math.cos((b * Math.PI) / 180))
  const d: Point = [1, 0]
  const c = across(a, d, [2, 0])
  const picture = figure(
    { A: a, B: O, C: c, D: d },
    ['BACB', 'AD'],
    `Triangle ABC with D on BC. AD, BD and AC are equally long. Angle ABC is ${b} degrees, angle DAC is marked x.`,
    {
      angles: [
        ['ABC', `${b}°`],
        ['DAC', 'x'],
      ],
      equal: [['AD', 'BD', 'AC']],
      size: [240, 190],
    },
  )
  if (picture === null) return null
  return single(
    2,
    `D is a point on the side BC of triangle ABC. BD = AD = AC. Find ∠x.`,
    degrees(key),
    [
      `BD = AD, so ∠BAD = ${b}° and ∠ADC = 180° − (180° − ${b}° − ${b}°) = ${2 * b}° ✓`,
      `AD = AC, so ∠ACD = ${2 * b}°; ∠x = 180° − 2 × ${2 * b}° = ${key}° ✓`,
    ],
    {
      givens: { b },
      picture,
      slips: slipsOf(degrees, [
        [2 * b, `That is ∠ADC, one of the equal angles of triangle ADC. x is between its equal sides.`],
        [180 - 2 * b, `That is the angle ADB. It is not in the triangle of x.`],
        [b, `That is ∠BAD, on the other side of AD.`],
        [180 - 3 * b, `You took ${b}° away three times. ∠ADC and ∠ACD are equal to each other, not to ${b}°.`],
        [(180 - 2 * b) / 2, `You took ${2 * b}° as the angle at A. It is one of the two equal angles of triangle ADC.`],
        [90 - b, `You used a right angle at A. Nothing says that there is one.`],
      ]),
    },
  )
}

/** A right angle at B, and BD = BC with D on AC. */
function insideRight(draw: Draw) {
  const a = draw.int(21, 39)
  const key = 90 - 2 * a
  if (key < 12 || key === a || a === 30) return null
  const tall: Point = [0, 1]
  const c: Point = meeting(tall, up(tall, 270 + a, 1), O, [1, 0])
  const picture = figure(
    { A: tall, B: O, C: c, D: across(O, c, tall) },
    ['BACB', 'BD'],
    `Right-angled triangle ABC with the right angle at B. D is on AC, and BD is as long as BC. Angle BAC is ${a} degrees, angle ABD is marked x.`,
    {
      angles: [
        ['BAC', `${a}°`],
        ['ABD', 'x'],
      ],
      rights: ['ABC'],
      equal: [['BD', 'BC']],
      size: [220, 200],
    },
  )
  if (picture === null) return null
  return single(
    2,
    `ABC is a right-angled triangle. D is a point on AC and BD = BC. Find ∠x.`,
    degrees(key),
    [
      `∠BDC = ∠BCD = 180° − 90° − ${a}° = ${90 - a}° ✓`,
      `∠DBC = 180° − 2 × ${90 - a}° = ${2 * a}°; ∠x = 90° − ${2 * a}° = ${key}° ✓`,
    ],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [90 - a, `That is ∠BCD, one of the equal angles of triangle BCD.`],
        [2 * a, `That is ∠DBC. x is the rest of the right angle at B.`],
        [a, `You took triangle ABD as isosceles. The equal sides are BD and BC.`],
        [45, `Nothing says that BD halves the right angle.`],
        [90 + a, `That is ∠ADB, beside ∠BDC on the line AC.`],
        [(90 - a) / 2, `You halved an angle of triangle BCD. It has two whole angles of this size.`],
        [180 - 2 * a, `You took ${a}° twice from 180°. Triangle BCD has its equal angles at C and D.`],
      ]),
    },
  )
}

export const isoscelesInside = family('M163', 'An isosceles triangle inside a triangle', 'triangles', {
  marks: 2,
  choice: true,
  level: 3,
  calculator: false,
  make: anyOf(insideIsosceles, twoInOne, insideRight),
})
