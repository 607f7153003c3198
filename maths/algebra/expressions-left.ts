/** Family M209: what is left, or by how much two expressions differ. */

import type { Draw, Slip } from '#families/family.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { different } from '#families/kit/working.ts'
import { expression } from './expression.ts'

/** Of ay + b the part cy + d is taken away; `taken` says in words what that is. */
type Numbers = Readonly<{ a: number; b: number; c: number; d: number; taken: string }>

const slipsFor = ({ a, b, c, d, taken }: Numbers): readonly Slip[] =>
  different(expression(a - c, b - d), [
    slip(
      expression(a - c, b + d),
      `You took ${c === 1 ? '' : c}{y} away and added ${d}. Take ${taken} away as a whole.`,
    ),
    slip(expression(a + c, b + d), `You added ${taken}. Take it away.`),
    slip(expression(a + c, b - d), `You added ${c === 1 ? '' : c}{y}. Take ${taken} away as a whole.`),
    slip(
      expression(a - c + b - d, 0),
      `You put {y} and the numbers together. A number is not a number of {y}: keep them apart.`,
    ),
    slip(expression(a - c, b), `You left out the ${d}.`),
    slip(expression(a, b - d), `You left out the ${c === 1 ? '' : c}{y}.`),
    slip(expression(a - c - 1, b - d), `Work out ${a}{y} − ${c === 1 ? '' : c}{y} again.`),
    slip(expression(a - c, b - d - 1), `Work out ${b} − ${d} again.`),
    slip(expression(b - d, a - c), `You put {y} behind the wrong number.`),
  ])

function moreThan(draw: Draw) {
  const [c, d] = [draw.int(2, 5), draw.int(3, 12)]
  const [a, b] = [c + draw.int(2, 5), d + draw.int(2, 14)]
  const key = expression(a - c, b - d)
  const [one, two] = draw.children()
  const thing = draw.pick(['shells', 'stickers', 'paper stars'])
  return single(
    2,
    `${one.name} has (${a}{y} + ${b}) ${thing} and ${two.name} has (${c}{y} + ${d}) ${thing}. How many more ${thing} than ${two.name} does ${one.name} have, in terms of {y}? Give your answer in its simplest form.`,
    key,
    [`${a}{y} − ${c}{y} = ${a - c}{y} ✓`, `${b} − ${d} = ${b - d}; together ${key.text} ✓`],
    { givens: { a, b, c, d }, slips: slipsFor({ a, b, c, d, taken: `what ${two.name} has` }) },
  )
}

function thirdSide(draw: Draw) {
  const [one, two, third] = [draw.int(3, 6), draw.int(3, 6), draw.int(3, 6)]
  const [d, more] = [draw.int(2, 7), draw.int(2, 7)]
  // For every y two of the sides are longer than the third.
  if (two + third <= one || one + third <= two || one + two <= third || d === more) return null
  const [a, b, c] = [one + two + third, d + more, one + two]
  const key = expression(third, more)
  return single(
    2,
    `The perimeter of a triangle is (${a}{y} + ${b}) cm. Two of its sides are ${one}{y} cm and (${two}{y} + ${d}) cm long. Find the length of the third side, in centimetres, in terms of {y}. Give your answer in its simplest form.`,
    key,
    [
      `${one}{y} + ${two}{y} + ${d} = ${c}{y} + ${d} ✓`,
      `${a}{y} − ${c}{y} = ${third}{y}; ${b} − ${d} = ${more}; together ${key.text} (cm) ✓`,
    ],
    {
      givens: { a, b, one, two, d },
      slips: [
        ...different(key, [
          slip(expression(c, d), `That is the length of the two given sides. Take it from the perimeter.`),
          slip(expression(a - one, b), `You took away the side of ${one}{y} cm only.`),
          slip(expression(a - two, b - d), `You took away the side of (${two}{y} + ${d}) cm only.`),
        ]),
        ...slipsFor({ a, b, c, d, taken: 'both sides' }),
      ],
    },
  )
}

function barrel(draw: Draw) {
  const c = draw.int(2, 5)
  const [a, d] = [c + draw.int(2, 6), draw.int(5, 18)]
  const b = d + draw.int(3, 20)
  const key = expression(a - c, b - d)
  return single(
    2,
    `There were (${a}{y} + ${b}) litres of rainwater in the barrel of a community garden. ${draw.adult()} watered the plants with ${c}{y} litres of it in the morning and ${d} litres in the evening. How much water was left, in litres, in terms of {y}? Give your answer in its simplest form.`,
    key,
    [`${a}{y} + ${b} − ${c}{y} − ${d} ✓`, `${key.text} (litres) ✓`],
    { givens: { a, b, c, d }, slips: slipsFor({ a, b, c, d, taken: 'what was used' }) },
  )
}

export const expressionsLeft = family('M209', 'The difference of two expressions', 'algebraic-expressions', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(moreThan, thirdSide, barrel),
})
