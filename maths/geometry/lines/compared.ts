/** Family M206: unknown angles on a line or at a point that are compared with one another. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]
const SIZE = [250, 170] as const

/** Two angles on a line, one so much larger. */
function larger(draw: Draw) {
  const more = draw.int(16, 96, 2)
  const small = (180 - more) / 2
  const large = small + more
  if (small === more || more === 60) return null
  const isLarge = draw.pick([true, false])
  const [asked, key] = isLarge ? ['BOC', large] : ['AOC', small]
  const picture = figure(
    { A: up(O, 180, 1), B: up(O, 0, 1), C: up(O, large, 1), O },
    ['AOB', 'OC'],
    'AOB is a straight line. OC is drawn on one side of it, nearer to A.',
    { size: SIZE },
  )
  if (picture === null) return null
  return single(
    2,
    `AOB is a straight line. ∠BOC is ${more}° larger than ∠AOC. Find ∠${asked}.`,
    degrees(key),
    [
      `Twice ∠AOC: 180° − ${more}° = ${180 - more}° ✓`,
      isLarge
        ? `∠AOC = ${180 - more}° ÷ 2 = ${small}°; ∠BOC = ${small}° + ${more}° = ${large}° ✓`
        : `∠AOC = ${180 - more}° ÷ 2 = ${small}° ✓`,
    ],
    {
      givens: { more },
      picture,
      slips: slipsOf(degrees, [
        [isLarge ? small : large, `That is ∠${isLarge ? 'AOC' : 'BOC'}, the other angle on the line.`],
        [180 - more, `You took ${more}° from 180°. That is twice ∠AOC.`],
        [isLarge ? 90 + more : 90 - more, `You halved 180° first. Then the two angles differ by twice ${more}°.`],
        [more, `That is by how much the angles differ.`],
        [
          isLarge ? (360 + more) / 2 : (360 - more) / 2,
          `You started from 360°. The two angles make a straight line, which is 180°.`,
        ],
        [90, `The two angles are not equal.`],
        [180 - more / 2, `You took half of ${more}° from 180°. Take all of it away, then share.`],
      ]),
    },
  )
}

/** A line that halves one of two angles on a line. */
function halved(draw: Draw) {
  const a = draw.int(32, 76, 2)
  const half = (180 - a) / 2
  const key = a + half
  if (half === a || a === 60) return null
  const picture = figure(
    { A: up(O, 180, 1), B: up(O, 0, 1), C: up(O, 180 - a, 1), D: up(O, half, 1), O },
    ['AOB', 'OC', 'OD'],
    `AOB is a straight line. OC and OD are drawn on one side of it. Angle AOC is ${a} degrees, and the angles COD and BOD are equal.`,
    { angles: [['AOC', `${a}°`]], size: SIZE },
  )
  if (picture === null) return null
  return single(
    2,
    `AOB is a straight line and ∠AOC = ${a}°. OD cuts ∠BOC into two equal angles. Find ∠AOD.`,
    degrees(key),
    [`∠BOC = 180° − ${a}° = ${180 - a}°; ∠COD = ${180 - a}° ÷ 2 = ${half}° ✓`, `∠AOD = ${a}° + ${half}° = ${key}° ✓`],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [half, `That is ∠COD. Add ∠AOC to it.`],
        [180 - a, `That is the whole angle BOC.`],
        [half - a, `You took ${a}° away. ∠AOD is ∠AOC and ∠COD together.`],
        [180 - a / 2, `You halved ${a}°. OD cuts the other angle into two.`],
        [90, `Nothing says that OD stands at right angles on AB.`],
        [a / 2, `You halved ∠AOC. OD cuts ∠BOC into two.`],
        [2 * a, `You took ∠COD as large as ∠AOC. It is as large as ∠BOD.`],
      ]),
    },
  )
}

/** Three angles at a point: one given, one of the others twice the other. */
function twice(draw: Draw) {
  const a = draw.int(99, 150, 3)
  const unit = (360 - a) / 3
  const large = 2 * unit
  if (large > 172 || a === 120 || large === a || unit === a) return null
  const isLarge = draw.pick([true, false])
  const [asked, key] = isLarge ? ['BOC', large] : ['AOC', unit]
  const picture = figure(
    { A: up(O, 90, 1), B: up(O, 90 - a, 1), C: up(O, 90 + unit, 1), O },
    ['OA', 'OB', 'OC'],
    `Three lines OA, OB and OC start from O. Angle AOB is ${a} degrees.`,
    { angles: [['AOB', `${a}°`]], size: [220, 190] },
  )
  if (picture === null) return null
  return single(
    2,
    `OA, OB and OC meet at O, and ∠AOB = ${a}°. ∠BOC is twice as large as ∠AOC. Find ∠${asked}.`,
    degrees(key),
    [
      `Angles at a point: ∠AOC + ∠BOC = 360° − ${a}° = ${360 - a}° ✓`,
      isLarge
        ? `3 units = ${360 - a}°; ∠BOC = ${360 - a}° ÷ 3 × 2 = ${large}° ✓`
        : `3 units = ${360 - a}°; ∠AOC = ${360 - a}° ÷ 3 = ${unit}° ✓`,
    ],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [isLarge ? unit : large, `That is ∠${isLarge ? 'AOC' : 'BOC'}. ∠BOC is two units and ∠AOC one.`],
        [(360 - a) / 2, `You shared equally. ∠BOC is twice as large as ∠AOC.`],
        [((180 - a) / 3) * (isLarge ? 2 : 1), `You started from 180°. The three angles go all the way round.`],
        [180 - a, `You took ${a}° from a straight line. There is none in the figure.`],
        [a, `That is ∠AOB, which is given.`],
        [((360 - a) / 4) * (isLarge ? 3 : 1), `You shared into 4 units. ∠BOC is two units and ∠AOC one.`],
        isLarge
          ? [360 - 2 * a, `You took ${a}° away twice. Share what is left after you took it away once.`]
          : [a / 2, `You halved ∠AOB. It is ∠BOC that is twice as large as ∠AOC.`],
      ]),
    },
  )
}

export const anglesCompared = family('M206', 'Angles on a line or at a point, compared', 'angles-on-lines', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(larger, halved, twice),
})
