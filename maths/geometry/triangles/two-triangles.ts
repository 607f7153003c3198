/** Family M204: two isosceles triangles that share a side, and a line that halves an angle. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, meeting, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

/** The ends of two sides of length 1 that make this angle at the origin, left and right below it. */
const legs = (top: number): [Point, Point] => [up(O, 270 - top / 2, 1), up(O, 270 + top / 2, 1)]

/** AB = AC = CD, and D on BC drawn on. */
function besideOneAnother(draw: Draw) {
  const top = draw.int(28, 100, 4)
  const base = (180 - top) / 2
  const key = base / 2
  if (top === 60 || key === top) return null
  const [b, c] = legs(top)
  const picture = figure(
    { A: O, B: b, C: c, D: [c[0] + 1, c[1]] },
    ['BACB', 'CDA'],
    `Triangle ABC, and D on BC drawn on. AB, AC and CD are equally long. Angle BAC is ${top} degrees, angle ADC is marked x.`,
    {
      angles: [
        ['BAC', `${top}°`],
        ['ADC', 'x'],
      ],
      equal: [['AB', 'AC', 'CD']],
      size: [280, 190],
    },
  )
  if (picture === null) return null
  return single(
    3,
    `BCD is a straight line and AB = AC = CD. Find ∠x.`,
    degrees(key),
    [
      `AB = AC: ∠ACB = (180° − ${top}°) ÷ 2 = ${base}° ✓`,
      `BCD is a straight line: ∠ACD = 180° − ${base}° = ${180 - base}° ✓`,
      `AC = CD: ∠x = (180° − ${180 - base}°) ÷ 2 = ${key}° ✓`,
    ],
    {
      givens: { top },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is ∠ACB. It is as large as ∠x and ∠CAD together.`],
        [180 - base, `That is ∠ACD, the angle between AC and CD.`],
        [top, `You took the two triangles as the same. Their angles are different.`],
        [(180 - top) / 4 + top, `That is ∠BAD. ∠x is the angle at D.`],
        [
          (180 - base) / 2,
          `You took ${base}° as the angle of triangle ACD at C. It lies beside that angle on the line.`,
        ],
        [60, `Nothing says that all three sides of triangle ACD are equal.`],
      ]),
    },
  )
}

/** D inside the triangle, and DBC equilateral. */
function insideOneAnother(draw: Draw) {
  const top = draw.int(16, 46, 2)
  const base = (180 - top) / 2
  const key = base - 60
  if (key === top) return null
  const [b, c] = legs(top)
  const picture = figure(
    { A: O, B: b, C: c, D: up(b, 60, c[0] - b[0]) },
    ['BACB', 'BDC'],
    `Triangle ABC with a point D inside. Triangle DBC is equilateral. Angle BAC is ${top} degrees.`,
    { angles: [['BAC', `${top}°`]], equal: [['AB', 'AC']], size: [210, 250] },
  )
  if (picture === null) return null
  return single(
    3,
    `AB = AC, and D is a point inside triangle ABC. Triangle DBC is equilateral. ∠BAC = ${top}°. Find ∠ABD.`,
    degrees(key),
    [
      `AB = AC: ∠ABC = (180° − ${top}°) ÷ 2 = ${base}° ✓`,
      `Triangle DBC is equilateral: ∠DBC = 60° ✓`,
      `∠ABD = ${base}° − 60° = ${key}° ✓`,
    ],
    {
      givens: { top },
      picture,
      slips: slipsOf(degrees, [
        [base, `That is the whole angle ABC. ∠ABD is the part of it outside triangle DBC.`],
        [60, `That is ∠DBC, an angle of the equilateral triangle.`],
        [base / 2, `You halved ∠ABC. BD does not cut it into two equal parts.`],
        [60 - top, `You took ${top}° from 60°. First find ∠ABC in triangle ABC.`],
        [120 - top, `You took ${top}° for ∠ACB. It is the angle between the equal sides.`],
        [top / 2, `That is the angle between AB and the line from A to D, not the angle at B.`],
      ]),
    },
  )
}

/** BD halves the angle at B and ends on AC. */
function halved(draw: Draw) {
  const top = draw.int(28, 96, 4)
  const base = (180 - top) / 2
  const key = 180 - base - base / 2
  if (top === 60 || key === 90 || key === top) return null
  const [b, c] = legs(top)
  const picture = figure(
    { A: O, B: b, C: c, D: meeting(b, up(b, base / 2, 1), O, c) },
    ['BACB', 'BD'],
    `Triangle ABC with equal sides AB and AC. D is on AC and is joined to B. Angle BAC is ${top} degrees, angle BDC is marked x.`,
    {
      angles: [
        ['BAC', `${top}°`],
        ['BDC', 'x'],
      ],
      size: [240, 210],
    },
  )
  if (picture === null) return null
  return single(
    3,
    `ABC is a triangle with AB = AC. D is a point on AC, and BD cuts ∠ABC into two equal angles. Find ∠x.`,
    degrees(key),
    [
      `AB = AC: ∠ABC = ∠ACB = (180° − ${top}°) ÷ 2 = ${base}° ✓`,
      `∠DBC = ${base}° ÷ 2 = ${base / 2}° ✓`,
      `∠x = 180° − ${base}° − ${base / 2}° = ${key}° ✓`,
    ],
    {
      givens: { top },
      picture,
      slips: slipsOf(degrees, [
        [180 - key, `That is ∠ADB, beside ∠x on the line AC.`],
        [base, `That is ∠ACB. BD and BC are not equally long.`],
        [180 - 2 * base, `You took the whole angle ABC. Triangle BDC has half of it.`],
        [90, `Nothing says that BD makes a right angle with AC.`],
        [base / 2, `That is ∠DBC. Use it with ∠ACB in triangle BDC.`],
        [180 - base, `You took ${base}° away only. ∠DBC is in triangle BDC as well.`],
      ]),
    },
  )
}

export const twoTriangles = family('M204', 'Two triangles at one side', 'triangles', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: false,
  make: anyOf(besideOneAnother, insideOneAnother, halved),
})
