/** Family M203: the angles of a triangle that is told in words, compared with one another. */

import type { BarRow, Draw } from '#families/family.ts'
import { degrees } from '#families/geometry/figure/figure-points.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { units } from '#families/kit/quantity.ts'

/** An angle of so many units, with so many degrees more behind them. */
const angle = (name: string, count: number, more: number): BarRow =>
  bar(name, more === 0 ? unitCells(count) : [...unitCells(count), cell(0.7, `${more}°`, 'shaded')])

/** One angle is so many times another, the third so much larger than it. */
function timesAndMore(draw: Draw) {
  const [k, unit] = [draw.int(2, 4), draw.int(18, 42)]
  const more = 180 - (k + 2) * unit
  const [large, third] = [k * unit, unit + more]
  if (more < 6 || more > 60 || large > 110 || large === third || unit === more) return null
  const asked = draw.pick(['A', 'C'])
  const key = asked === 'A' ? large : third
  const rest = 180 - more
  return single(
    2,
    `In triangle ABC, ∠A is ${k} times as large as ∠B. ∠C is ${more}° larger than ∠B. Find ∠${asked}.`,
    degrees(key),
    [
      withBars(
        `${units(k + 2)} = 180° − ${more}° = ${rest}° ✓`,
        barModel([angle('∠A', k, 0), angle('∠B', 1, 0), angle('∠C', 1, more)], 'all three = 180°'),
      ),
      asked === 'A'
        ? `∠A = ${rest}° ÷ ${k + 2} × ${k} = ${key}° ✓`
        : `∠B = ${rest}° ÷ ${k + 2} = ${unit}°; ∠C = ${unit}° + ${more}° = ${key}° ✓`,
    ],
    {
      givens: { k, more },
      slips: slipsOf(degrees, [
        [unit, `That is one unit, ∠B. The question asks for ∠${asked}.`],
        asked === 'A' ? [third, `That is ∠C. ∠A is ${k} units.`] : [large, `That is ∠A. ∠C is one unit and ${more}°.`],
        [
          asked === 'A' ? (180 / (k + 2)) * k : 180 / (k + 2) + more,
          `You shared all 180° into units. The ${more}° is no unit: take it away first.`,
        ],
        [
          asked === 'A' ? (rest / (k + 1)) * k : rest / (k + 1) + more,
          `You counted ${units(k + 1)}. ∠A has ${k}, ∠B one, and ∠C one as well.`,
        ],
        [rest, `You found all the units together. Share it first.`],
        [
          asked === 'A' ? ((180 + more) / (k + 2)) * k : (180 + more) / (k + 2) - more,
          `You added ${more}° to 180°. ∠C is larger by ${more}°, so take it away to leave equal units.`,
        ],
        [60, `You shared 180° into three equal angles. Nothing says that they are equal.`],
      ]),
    },
  )
}

/** A right angle, and two angles of which one is so much larger. */
function besideRight(draw: Draw) {
  const more = draw.int(8, 52, 2)
  const small = (90 - more) / 2
  const large = small + more
  if (more === 30 || small === more) return null
  const isLarge = draw.pick([true, false])
  const key = isLarge ? large : small
  return single(
    2,
    `One angle of a triangle is a right angle. Of the other two, one is ${more}° larger than the other. Find the ${isLarge ? 'larger' : 'smaller'} of these two.`,
    degrees(key),
    [
      withBars(
        `The two make 180° − 90° = 90°; ${units(2)} = 90° − ${more}° = ${90 - more}° ✓`,
        barModel([angle('smaller', 1, 0), angle('larger', 1, more)], 'both = 90°'),
      ),
      isLarge ? `${90 - more}° ÷ 2 = ${small}°; ${small}° + ${more}° = ${large}° ✓` : `${90 - more}° ÷ 2 = ${small}° ✓`,
    ],
    {
      givens: { more },
      slips: slipsOf(degrees, [
        [isLarge ? small : large, `That is the ${isLarge ? 'smaller' : 'larger'} of the two angles.`],
        [90 - more, `You took ${more}° from 90°. That is twice the smaller angle.`],
        [45 + (isLarge ? more : -more), `You halved 90° first. Then the two angles differ by twice ${more}°.`],
        [
          isLarge ? (180 + more) / 2 : (180 - more) / 2,
          `You left out the right angle. The other two make 90° together.`,
        ],
        [45, `The two angles are not equal.`],
        [90 - more / 2, `You took half of ${more}° from 90°. The two angles make 90° together.`],
        [more, `That is by how much the two angles differ.`],
      ]),
    },
  )
}

/** Two equal angles, each so much larger than the third. */
function equalAndLess(draw: Draw) {
  const more = draw.int(9, 48, 3)
  const third = (180 - 2 * more) / 3
  const equal = third + more
  if (third === more || equal === 90) return null
  const asksThird = draw.pick([true, false])
  const key = asksThird ? third : equal
  return single(
    2,
    `A triangle has two equal angles. Each of them is ${more}° larger than the third angle. Find ${asksThird ? 'the third angle' : 'one of the equal angles'}.`,
    degrees(key),
    [
      withBars(
        `${units(3)} = 180° − 2 × ${more}° = ${180 - 2 * more}° ✓`,
        barModel([angle('third', 1, 0), angle('equal', 1, more), angle('equal', 1, more)], 'all three = 180°'),
      ),
      `1 unit = ${180 - 2 * more}° ÷ 3 = ${third}°${asksThird ? '' : `; ${third}° + ${more}° = ${equal}°`} ✓`,
    ],
    {
      givens: { more },
      slips: slipsOf(degrees, [
        [
          asksThird ? equal : third,
          asksThird ? `That is one of the equal angles. The third angle is smaller.` : `That is the third angle.`,
        ],
        [
          asksThird ? (180 - more) / 3 : (180 - more) / 3 + more,
          `You took ${more}° away once. Two angles are larger by ${more}°.`,
        ],
        [60 - (asksThird ? more : -more), `You started from 60°. The angles are larger and smaller than that.`],
        [180 - 2 * more, `You found three times the third angle. Share it.`],
        [(180 - more) / 2, `You took ${more}° as the third angle. It is only the difference.`],
        [
          asksThird ? (180 - 2 * more) / 2 : (180 + 2 * more) / 3,
          asksThird
            ? `You shared by 2. Three angles are left when ${more}° is taken from each equal one.`
            : `You added 2 × ${more}°. The equal angles are larger, so take it away first.`,
        ],
        [60 + 2 * more, `You added ${more}° twice to one angle.`],
        [more, `That is the difference of the angles.`],
      ]),
    },
  )
}

export const trianglesInWords = family('M203', 'Angles of a triangle, compared in words', 'triangles', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(timesAndMore, besideRight, equalAndLess),
})
