/** Family M207: straight lines that cross, with a third one that halves an angle or stands upright, or with units. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]
const SIZE = [240, 200] as const

function halvedOpposite(draw: Draw) {
  const a = draw.int(48, 84, 2)
  const half = a / 2
  const key = 180 - half
  if (a === 60) return null
  const picture = figure(
    { A: up(O, 165, 1), B: up(O, 345, 1), C: up(O, 165 + a, 1), D: up(O, 345 + a, 1), E: up(O, 345 + half, 1), O },
    ['AB', 'CD', 'OE'],
    `Straight lines AB and CD cross at O. OE is drawn between OB and OD. Angle AOC is ${a} degrees.`,
    { angles: [['AOC', `${a}°`]], size: SIZE },
  )
  if (picture === null) return null
  return single(
    3,
    `AOB and COD are straight lines, and ∠AOC = ${a}°. OE cuts ∠BOD into two equal angles. Find ∠COE.`,
    degrees(key),
    [
      `Vertically opposite angles: ∠BOD = ∠AOC = ${a}° ✓`,
      `∠DOE = ${a}° ÷ 2 = ${half}° ✓`,
      `COD is a straight line: ∠COE = 180° − ${half}° = ${key}° ✓`,
    ],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [half, `That is ∠DOE. ∠COE is beside it on the straight line COD.`],
        [180 - a, `That is ∠BOC. ∠COE has ∠BOE besides.`],
        [(180 - a) / 2, `You halved ∠BOC. OE cuts ∠BOD.`],
        [a + half, `You added half of ${a}° to ∠AOC. ∠COE does not lie there.`],
        [360 - half, `You started from 360°. COD is a straight line.`],
        [180 - 2 * a, `You doubled ${a}°. OE halves the angle.`],
      ]),
    },
  )
}

function uprightAndMore(draw: Draw) {
  const more = draw.int(8, 46, 2)
  const small = (90 - more) / 2
  const key = 180 - small
  if (more === 30 || small === more) return null
  const picture = figure(
    { A: up(O, 180, 1), B: up(O, 0, 1), C: up(O, 180 - small, 1), D: up(O, -small, 1), E: up(O, 90 - small, 1), O },
    ['AB', 'CD', 'OE'],
    'Straight lines AB and CD cross at O. OE stands at right angles on CD, on the same side as OB.',
    { rights: ['DOE'], size: SIZE },
  )
  if (picture === null) return null
  return single(
    3,
    `AOB and COD are straight lines, and ∠DOE is a right angle. ∠BOE is ${more}° larger than ∠BOD. Find ∠AOD.`,
    degrees(key),
    [
      `∠BOD + ∠BOE = 90°, so twice ∠BOD = 90° − ${more}° = ${90 - more}° ✓`,
      `∠BOD = ${90 - more}° ÷ 2 = ${small}° ✓`,
      `AOB is a straight line: ∠AOD = 180° − ${small}° = ${key}° ✓`,
    ],
    {
      givens: { more },
      picture,
      slips: slipsOf(degrees, [
        [small, `That is ∠BOD. ∠AOD is beside it on the straight line AOB.`],
        [180 - small - more, `You took ∠BOE from the straight line. ∠AOD is beside ∠BOD.`],
        [small + more, `That is ∠BOE.`],
        [90 + more, `You took ∠BOD as ${more}° less than a right angle. ${more}° is how much ∠BOE and ∠BOD differ.`],
        [180 - more, `You took ${more}° as ∠BOD. It is by how much ∠BOE is larger.`],
        [135 + more, `You halved 90° first. Then the two angles differ by twice ${more}°.`],
        [90 + small, `You added the right angle. ∠AOD and ∠BOD make a straight line.`],
      ]),
    },
  )
}

function unitsOfThree(draw: Draw) {
  const [k, small] = [draw.int(2, 4), draw.int(22, 42)]
  const g = 180 - (k + 1) * small
  const key = k * small
  if (g < 40 || g > 86 || key > 110 || key === 90 || key === g || small === g) return null
  const turns = { A: 180, C: 180 - small, E: 180 - small - key }
  const picture = figure(
    {
      A: up(O, turns.A, 1),
      B: up(O, turns.A + 180, 1),
      C: up(O, turns.C, 1),
      D: up(O, turns.C + 180, 1),
      E: up(O, turns.E, 1),
      F: up(O, turns.E + 180, 1),
      O,
    },
    ['AB', 'CD', 'EF'],
    `Straight lines AB, CD and EF cross at O. Going round from A they end at C, E, B, D and F. Angle AOF is ${g} degrees.`,
    { angles: [['AOF', `${g}°`]], size: [270, 230] },
  )
  if (picture === null) return null
  return single(
    3,
    `The straight lines AB, CD and EF cross at the point O. ∠AOF = ${g}°, and ∠COE is ${k} times as large as ∠AOC. Find ∠DOF.`,
    degrees(key),
    [
      `EOF is a straight line: ∠AOC + ∠COE = 180° − ${g}° = ${180 - g}° ✓`,
      `${k + 1} units = ${180 - g}°; ∠COE = ${180 - g}° ÷ ${k + 1} × ${k} = ${key}° ✓`,
      `Vertically opposite angles: ∠DOF = ∠COE = ${key}° ✓`,
    ],
    {
      givens: { k, g },
      picture,
      slips: slipsOf(degrees, [
        [small, `That is ∠AOC, one unit. ∠DOF is opposite ∠COE.`],
        [180 - g, `That is ∠AOC and ∠COE together. Share it into units.`],
        [g, `That is ∠BOE, which is opposite ∠AOF.`],
        [((180 - g) / k) * (k - 1), `You counted ${k} units. ∠COE has ${k} and ∠AOC one more.`],
        [(180 / (k + 1)) * k, `You shared all 180°. ∠AOF lies on the line EOF as well.`],
        [180 - key, `That is ∠COF, beside ∠DOF on the line COD.`],
        [(180 - g) / 2, `You shared equally. ∠COE is ${k} times as large as ∠AOC.`],
      ]),
    },
  )
}

export const crossedLines = family('M207', 'Lines that cross, and a third one', 'angles-on-lines', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: false,
  make: anyOf(halvedOpposite, uprightAndMore, unitsOfThree),
})
