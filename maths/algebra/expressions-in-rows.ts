/** Family M210: an expression for tables in a row, hours of parking, a fence. */

import type { Draw, Givens, Picture, Quantity, Slip } from '#families/family.ts'
import { circle, drawing, millimetres, rectangle } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, part, several, slip } from '#families/kit/problem.ts'
import { count, money, num } from '#families/kit/quantity.ts'
import { different, slipsBeside } from '#families/kit/working.ts'
import { expression } from './expression.ts'

type Row<G extends Givens> = Readonly<{
  stem: string
  asks: readonly [inLetter: string, inNumber: string]
  /** The expression ay + b, and the working that leads to it. */
  a: number
  b: number
  first: string
  slips: readonly Slip[]
  at: number
  kind: (value: number) => Quantity
  givens: G
  picture: Picture | null
}>

function row<G extends Givens>({ stem, asks, a, b, first, slips, at, kind, givens, picture }: Row<G>) {
  const key = expression(a, b)
  const value = a * at + b
  return several(
    stem,
    [
      part(2, asks[0], key, [`${first} ✓`, `${key.text} ✓`], { slips: different(key, slips) }),
      part(1, asks[1], kind(value), [`${a} × ${at} + ${b} = ${num(value)} ✓`], {
        slips: slipsBeside(kind(value), kind, [
          [a * at, `You left out the + ${b}.`],
          [a + at + b, `You added ${a} and ${at}. ${a}{y} means ${a} × {y}.`],
          [(a + b) * at, `You multiplied ${a + b} by ${at}. Only ${a} stands before {y}.`],
          [a * at - b, `You took ${b} away. It is added.`],
        ]),
        follows: `a at ${at}`,
      }),
    ],
    { givens: { ...givens, at }, picture },
  )
}

/** Three tables end to end, with a seat for each person. */
function tablesPicture(side: number, end: number): Picture {
  const [seat, step] = [7, 24]
  const [width, height] = [side * step, 24 + 14 * end]
  const left = 2 * seat + 6
  const ends = Array.from({ length: end }, (_, i) => left + (height * (i + 1)) / (end + 1))
  const alongs = Array.from({ length: 3 * side }, (_, i) => left + step * (i + 0.5))
  const [right, low] = [left + 3 * width, left + height]
  return {
    svg: drawing(
      right + left,
      low + left,
      ...[0, 1, 2].map((i) => rectangle(left + i * width, left, width, height)),
      ...alongs.flatMap((x) => [circle([x, seat], seat), circle([x, low + left - seat], seat)]),
      ...ends.flatMap((y) => [circle([seat, y], seat), circle([right + left - seat, y], seat)]),
    ),
    alt: `Three tables joined at their short sides in one row. Along each long side of a table there are ${side} seats; at each end of the row there ${end === 1 ? 'is 1 seat' : `are ${end} seats`}.`,
    width: millimetres(right + left),
  }
}

function tables(draw: Draw) {
  const [side, end, at] = [draw.int(2, 4), draw.int(1, 2), draw.int(8, 25)]
  const [a, b] = [2 * side, 2 * end]
  return row({
    stem: `For a block party, tables are joined at their short sides in one long row. Along each long side of a table ${side} people can sit. At each end of the row there is room for ${end === 1 ? '1 person' : `${end} people`}. The figure shows 3 tables.`,
    asks: ['How many people can sit at {y} tables, in terms of {y}?', `How many people can sit at ${at} tables?`],
    a,
    b,
    first: `At the long sides: 2 × ${side} × {y} = ${a}{y}; at the two ends: 2 × ${end} = ${b}`,
    slips: [
      slip(expression(a + b, 0), `You gave each table both ends. Inside the row nobody sits at a short side.`),
      slip(expression(side, b), `You counted one long side of each table. There are two.`),
      slip(expression(a, end), `You counted one end of the row. It has two.`),
      slip(expression(a, 0), `You left out the two ends of the row.`),
      slip(expression(side, end), `You counted one long side and one end. Go all round the row.`),
    ],
    at,
    kind: count,
    givens: { side, end },
    picture: tablesPicture(side, end),
  })
}

function parking(draw: Draw) {
  const each = draw.int(2, 4)
  const [first, at] = [each + draw.int(1, 5), draw.int(3, 9)]
  const more = first - each
  const [one] = draw.children()
  return row({
    stem: `A car park charges $${first} for the first hour and $${each} for each hour after that. ${one.name}'s father parked there for {y} hours; {y} is a whole number greater than 1.`,
    asks: [
      'How much did he pay, in dollars, in terms of {y}? Give your answer in its simplest form.',
      `How much did he pay if he parked for ${at} hours?`,
    ],
    a: each,
    b: more,
    first: `$${each} for all {y} hours: ${each}{y} dollars; $${first} − $${each} = $${more} more for the first hour`,
    slips: [
      slip(expression(each, first), `You paid $${each} for all {y} hours. The first hour is paid already.`),
      slip(expression(first, each), `You mixed the two prices up. $${first} is paid once.`),
      slip(expression(first + each, 0), `You paid both prices for each hour. $${first} is for the first hour only.`),
      slip(expression(each, 0), `You left out that the first hour costs $${first}.`),
      slip(expression(first, 0), `You paid $${first} for every hour. It is the price of the first one.`),
      slip(
        expression(each, first - 1),
        `You took 1 away from $${first}. There is one hour less at $${each}, so take $${each} away.`,
      ),
    ],
    at,
    kind: money,
    givens: { first, each },
    picture: null,
  })
}

function fence(draw: Draw) {
  const [planks, at] = [draw.int(4, 12), draw.int(9, 30)]
  return row({
    stem: `A straight fence along a park connector has {y} sections. There is a post at each end and between every two sections. Each section has ${planks} planks.`,
    asks: [
      'How many posts and planks are there altogether, in terms of {y}? Give your answer in its simplest form.',
      `How many posts and planks are there altogether in a fence of ${at} sections?`,
    ],
    a: planks + 1,
    b: 1,
    first: `Planks: ${planks} × {y} = ${planks}{y}; posts: {y} + 1`,
    slips: [
      slip(expression(planks + 1, 0), `You counted as many posts as sections. There is one more, at the end.`),
      slip(
        expression(planks + 2, 0),
        `You counted two posts for each section. Two sections share the post between them.`,
      ),
      slip(expression(planks, 1), `You counted one post only. There are {y} + 1.`),
      slip(
        expression(planks, 2),
        `You counted the two posts at the ends only. There is one between every two sections.`,
      ),
      slip(expression(planks + 1, -1), `You counted {y} − 1 posts. There is one at each end besides those between.`),
      slip(expression(planks, 0), `You left out the posts.`),
    ],
    at,
    kind: count,
    givens: { planks },
    picture: null,
  })
}

export const expressionsInRows = family('M210', 'Expression for a row', 'algebraic-expressions', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: false,
  make: anyOf(tables, parking, fence),
})
