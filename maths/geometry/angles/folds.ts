/** Family M166: a rectangle, a triangle and a parallelogram of paper, folded. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, folded, fourth, meeting, radians, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { num } from '#families/kit/quantity.ts'

const O: Point = [0, 0]

/** A rectangle folded along BE, so that C falls on F inside. */
function rectangle(draw: Draw) {
  const a = draw.int(22, 46, 2)
  const half = (90 - a) / 2
  const key = 90 - half
  if (a === 30 || a === 42) return null
  // B at the origin, A above it, C to the right, E on CD.
  const [B, C]: [Point, Point] = [O, [1, 0]]
  const E: Point = [1, Math.tan(radians(half))]
  const F = folded(C, B, E)
  const tall = Math.max(E[1] + 0.24, F[1] + 0.16)
  const [A, D]: [Point, Point] = [
    [0, tall],
    [1, tall],
  ]
  const picture = figure(
    { A, B, C, D, E, F },
    ['EDABEFB'],
    `Rectangle ABCD folded along BE, with E on CD, so that the corner C falls on F inside the rectangle. Angle ABF is ${a} degrees, angle BEF is marked x.`,
    {
      angles: [
        ['ABF', `${a}°`],
        ['BEF', 'x'],
      ],
      dashes: ['BCE'],
      shaded: ['BEF'],
      size: [220, 190],
    },
  )
  if (picture === null) return null
  return single(
    3,
    'A rectangular sheet of paper ABCD is folded along BE so that C falls on F. Find ∠x.',
    degrees(key),
    [
      `∠CBF = 90° − ${a}° = ${90 - a}° ✓`,
      `The fold makes two equal angles: ∠FBE = ${90 - a}° ÷ 2 = ${half}° ✓`,
      `∠BFE = ∠BCE = 90°, so ∠x = 180° − 90° − ${half}° = ${key}° ✓`,
    ],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [half, `That is ∠FBE. x is the other angle of the folded triangle, at E.`],
        [a, `You took ${a}° away from 90° twice. The rest of the right angle at B is shared by two equal angles.`],
        [90 - a, `That is ∠CBF, which the fold BE cuts into two equal angles.`],
        [90 - a / 2, `You halved the ${a}°. The fold halves the rest of the right angle at B.`],
        [45, `BE would make 45° only if F were on BA.`],
        [180 - key, `That is the angle beside x on a straight line. x lies inside the triangle BEF.`],
      ]),
    },
  )
}

/** A triangle folded so that its tip falls inside. */
function triangle(draw: Draw) {
  const [tip, left] = [draw.int(52, 68), draw.int(38, 72, 2)]
  const atD = (180 - left) / 2
  const atE = 180 - tip - atD
  const key = 180 - 2 * atE
  if (key < 30 || key === left || key === tip || tip === 60 || atE < 40 || key > 110) return null
  const A: Point = O
  const D = up(A, 270 - tip / 2 - 4, 1)
  const right = 270 + tip / 2 - 4
  const E = meeting(A, up(A, right, 1), D, up(D, 90 - tip / 2 - 4 - atD, 1))
  const F = folded(A, D, E)
  const low = Math.min(F[1], E[1]) - 0.3
  const B = meeting(A, D, [0, low], [1, low])
  const C = meeting(A, E, [0, low], [1, low])
  const picture = figure(
    { A, B, C, D, E, F },
    ['DBCEDFE'],
    `Triangle ABC folded along DE, with D on AB and E on AC, so that A falls on F inside the triangle. Angle DAE was ${tip} degrees, angle BDF is ${left} degrees, angle CEF is marked x.`,
    {
      angles: [
        ['DAE', `${tip}°`],
        ['BDF', `${left}°`],
        ['CEF', 'x'],
      ],
      dashes: ['DAE'],
      shaded: ['DEF'],
      size: [230, 210],
    },
  )
  if (picture === null) return null
  return single(
    3,
    'A triangular sheet of paper ABC is folded along DE so that A falls on F. Find ∠x.',
    degrees(key),
    [
      `ADB is a straight line and the fold makes two equal angles: ∠ADE = (180° − ${left}°) ÷ 2 = ${num(atD)}° ✓`,
      `In triangle ADE: ∠AED = 180° − ${tip}° − ${num(atD)}° = ${num(atE)}° ✓`,
      `∠FED = ${num(atE)}°, so ∠x = 180° − 2 × ${num(atE)}° = ${num(key)}° ✓`,
    ],
    {
      givens: { tip, left },
      picture,
      slips: slipsOf(degrees, [
        [atE, `That is ∠AED. On the straight line AEC it stands twice beside x.`],
        [180 - atE, `You took ∠AED away once. The folded part covers an angle of the same size.`],
        [atD, `That is ∠ADE, on the other side of the figure.`],
        [left, `The two flaps need not open by the same angle. Work out ∠ADE first.`],
        [180 - tip - left, `You used ${left}° inside triangle ADE. It is outside the folded part, on the line ADB.`],
        [180 - 2 * tip, `You used ${tip}° as the angle at E. It is the angle at A, and at F.`],
      ]),
    },
  )
}

/** A parallelogram folded along its diagonal. */
function parallelogram(draw: Draw) {
  const [c, b] = [draw.int(70, 116), draw.int(20, 38)]
  const key = 180 - c - 2 * b
  if (key < 16 || key === b || c === 90 || key === 180 - c || 2 * b === c) return null
  // B at the origin, C to the right, D above.
  const B: Point = O
  const D = up(B, b, 1)
  const C = meeting(B, [1, 0], D, up(D, -c, 1))
  const A = fourth(B, C, D)
  const E = folded(C, B, D)
  const F = meeting(B, E, A, D)
  if (C[0] < 0.35 || Math.hypot(E[0] - F[0], E[1] - F[1]) < 0.16 || Math.hypot(A[0] - F[0], A[1] - F[1]) < 0.16)
    return null
  const picture = figure(
    { A, B, C, D, E, F },
    ['BADB', 'BED'],
    `Parallelogram ABCD folded along the diagonal BD, so that the corner C falls on E outside. BE crosses AD at F. Angle BCD was ${c} degrees, angle CBD ${b} degrees; angle ABE is marked x.`,
    {
      angles: [
        ['BCD', `${c}°`],
        ['CBD', `${b}°`],
        ['ABE', 'x'],
      ],
      dashes: ['BCD'],
      shaded: ['BFD'],
      size: [250, 190],
    },
  )
  if (picture === null) return null
  return single(
    3,
    'A sheet of paper in the shape of a parallelogram ABCD is folded along BD so that C falls on E. Find ∠x.',
    degrees(key),
    [
      `AB and DC are parallel: ∠ABC = 180° − ${c}° = ${180 - c}° ✓`,
      `The fold makes two equal angles: ∠EBD = ∠CBD = ${b}° ✓`,
      `∠x = ${180 - c}° − ${b}° − ${b}° = ${key}° ✓`,
    ],
    {
      givens: { c, b },
      picture,
      slips: slipsOf(degrees, [
        [180 - c - b, `You took away ${b}° once. The fold covers another angle of this size at B.`],
        [180 - c, `That is the whole angle ABC. Two angles at B below BE are not part of x.`],
        [b, `x is not one of the equal angles of the fold. These are ∠CBD and ∠EBD.`],
        [c - 2 * b, `You took ∠ABC as equal to ${c}°. It stands beside ∠BCD, not opposite it.`],
        [90 - 2 * b, `You started from 90°. The angle ABC is no right angle.`],
      ]),
    },
  )
}

export const folds = family('M166', 'Folded sheets of paper', 'angles-in-figures', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: anyOf(rectangle, triangle, parallelogram),
})
