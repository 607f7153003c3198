/** Families M68 and M69: multiplying and dividing by 10, 100, 1000 and their multiples. */

import type { Draw } from '#families/family.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { mixed, wrong } from './wrong.ts'

/** Without the zeros at its end: 40 000 gives 4. */
const bare = (n: number): number => (n % 10 === 0 ? bare(n / 10) : n)

function product(draw: Draw) {
  const [a, m, zeros] = [draw.int(13, 98), draw.pick([1, 2, 3, 4, 5, 6, 7, 8, 9]), draw.int(1, 3)]
  const more = draw.pick([1, 10])
  const ten = 10 ** zeros
  const [left, by] = [a * more, m * ten]
  const key = left * by
  if (a % 10 === 0 || key > 5_000_000) return null
  const zero = `${num(by)} is ${m} × ${num(ten)}`
  const few =
    'The digits are right, but your answer is too small: zeros are missing. Count the zeros of both numbers again.'
  const many =
    'The digits are right, but your answer is too large: it has too many zeros. Count those of both numbers again.'
  const slips = wrong(key, [
    [key / 10, few],
    [key * 10, many],
    [left * ten, `You multiplied by ${num(ten)} only. ${zero}, so multiply by ${m} as well.`],
    [key * 100, many],
    [m === 1 ? 0 : left * m, `You multiplied by ${m} only. ${zero}, so multiply by ${num(ten)} as well.`],
    [key / 100, few],
    [key * 1000, many],
    [key / 1000, few],
    [left + by, `You added. The sign is ×.`],
    [left, `You left out × ${num(by)}.`],
    [by, `You left out × ${num(left)}.`],
  ])
  return single(
    1,
    `Find the value of ${num(left)} × ${num(by)}.`,
    count(key),
    m === 1
      ? [`× ${num(ten)} moves each digit ${zeros} ${zeros === 1 ? 'place' : 'places'} to the left: ${num(key)} ✓`]
      : [`${num(left)} × ${m} = ${num(left * m)}; ${num(left * m)} × ${num(ten)} = ${num(key)} ✓`],
    { givens: { left, by }, slips: mixed(draw, key, slips) },
  )
}

function quotient(draw: Draw) {
  const [m, zeros, q] = [draw.pick([1, 2, 3, 4, 5, 6, 7, 8, 9]), draw.int(1, 3), draw.int(12, 95)]
  const key = q * draw.pick([1, 10, 100])
  const ten = 10 ** zeros
  const by = m * ten
  const n = key * by
  if (n > 9_000_000) return null
  const slips = wrong(key, [
    [
      key * 10,
      `The digits are right, but your answer is too large. Cross out as many zeros of ${num(n)} as ${num(by)} has.`,
    ],
    [
      key / 10,
      `The digits are right, but your answer is too small. Cross out only as many zeros of ${num(n)} as ${num(by)} has.`,
    ],
    [n / ten, `You divided by ${num(ten)} only. ${num(by)} is ${m} × ${num(ten)}, so divide by ${m} as well.`],
    [key / 100, `The digits are right, but your answer is too small. How many zeros does ${num(by)} have?`],
    [key * 100, `The digits are right, but your answer is too large. How many zeros does ${num(by)} have?`],
    [
      m === 1 ? 0 : n / m,
      `You divided by ${m} only. ${num(by)} is ${m} × ${num(ten)}, so divide by ${num(ten)} as well.`,
    ],
    [key * m, `You forgot to divide by ${m}. ${num(by)} is ${m} × ${num(ten)}.`],
    [key * 1000, `The digits are right, but your answer is too large. How many zeros does ${num(by)} have?`],
    [key / 1000, `The digits are right, but your answer is too small. How many zeros does ${num(by)} have?`],
    [key - 1, `Test your answer: ${num(key - 1)} × ${num(by)} = ${num((key - 1) * by)}, not ${num(n)}.`],
    [n - by, `You subtracted. The sign is ÷.`],
  ])
  return single(
    1,
    `Find the value of ${num(n)} ÷ ${num(by)}.`,
    count(key),
    m === 1
      ? [`÷ ${num(ten)} moves each digit ${zeros} ${zeros === 1 ? 'place' : 'places'} to the right: ${num(key)} ✓`]
      : [`${num(n)} ÷ ${num(ten)} = ${num(n / ten)}; ${num(n / ten)} ÷ ${m} = ${num(key)} ✓`],
    { givens: { n, by }, slips: mixed(draw, key, slips) },
  )
}

const plain = family('M68', 'By tens, hundreds and thousands', 'tens-and-hundreds', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: anyOf(product, quotient),
})

/** Things are packed, and the packs are packed again. */
function packedTwice(draw: Draw) {
  const [p, q, key] = [draw.int(20, 90, 10), draw.int(20, 80, 10), draw.int(12, 48)]
  const n = p * q * key
  if (p === q || key % 10 === 0 || n > 150_000) return null
  const [things, small, large, story] = draw.pick([
    ['bottles of water', 'cartons', 'lorries', 'A bottling plant'],
    ['exercise books', 'bundles', 'boxes', 'A printer in Ubi'],
    ['light bulbs', 'boxes', 'crates', 'A factory in Tuas'],
  ])
  const slips = wrong(key, [
    [n / p, `You found the number of ${small}. How many ${large} do they fill?`],
    [
      key * 10,
      `The digits are right, but your answer is too large. Count the zeros that you crossed out in both divisions.`,
    ],
    [
      key / 10,
      `The digits are right, but your answer is too small. Count the zeros that you crossed out in both divisions.`,
    ],
    [n / q, `You divided by ${q} only. First find how many ${small} there are.`],
    [(n / p) * q, `You multiplied by ${q}. Putting ${small} into ${large} makes the number smaller.`],
    [key * 100, `The digits are right, but your answer is too large: divide by the zeros of ${p} and of ${q} too.`],
    [n / (p + q), `You divided by ${p} + ${q}. Each of the ${large} holds ${q} ${small} of ${p} ${things}.`],
    [key - 2, `Your answer is too small. Multiply it by ${q} and by ${p}: does it give ${num(n)}?`],
    [key - 1, `Your answer is too small. Multiply it by ${q} and by ${p}: does it give ${num(n)}?`],
    [key - 10, `Your answer is too small. Multiply it by ${q} and by ${p}: does it give ${num(n)}?`],
  ])
  return single(
    2,
    `${story} packs ${num(n)} ${things} into ${small} of ${p}. The ${small} are put into ${large}, ${q} in each. How many ${large} are filled?`,
    count(key),
    [`${num(n)} ÷ ${p} = ${num(n / p)} ${small} ✓`, `${num(n / p)} ÷ ${q} = ${num(key)} ${large} ✓`],
    { givens: { n, p, q }, slips: mixed(draw, key, slips) },
  )
}

/** So many for each of hundreds, out of packs of hundreds. */
function usedUp(draw: Draw) {
  const [each, people, pack] = [draw.int(20, 90, 10), draw.int(300, 900, 100), draw.pick([200, 400, 500, 600, 800])]
  const total = each * people
  const key = total / pack
  if (!Number.isInteger(key) || key < 12 || people === pack) return null
  const [things, packs, story] = draw.pick([
    ['sheets of paper', 'packs', `In one year ${num(people)} pupils use ${each} sheets of paper each.`],
    ['paper cups', 'cartons', `At a food fair, each of ${num(people)} stalls is given ${each} paper cups.`],
    [
      'paper strips',
      'packets',
      `For Racial Harmony Day, each of ${num(people)} children weaves a mat from ${each} paper strips.`,
    ],
  ])
  const slips = wrong(key, [
    [total, `You found the number of ${things}. How many ${packs} of ${pack} is that?`],
    [key / 10, `The digits are right, but your answer is too small. Count the zeros of ${each} × ${people} again.`],
    [key * 10, `The digits are right, but your answer is too large. Count the zeros of ${each} × ${people} again.`],
    [(people + each) / pack, `You added ${each} and ${people}. ${each} for each of ${people} is a multiplication.`],
    [key * 100, `The digits are right, but your answer is too large. Divide by ${pack}, not by its first digit only.`],
    [total / bare(pack), `You divided by ${bare(pack)} only. There are ${pack} in each of the ${packs}.`],
    [key - 1, `${num(key - 1)} ${packs} of ${pack} are only ${num((key - 1) * pack)} ${things}.`],
    [key - 10, `${num(key - 10)} ${packs} of ${pack} are only ${num((key - 10) * pack)} ${things}.`],
  ])
  return single(
    2,
    `${story} The ${things} come in ${packs} of ${pack}. How many ${packs} are needed?`,
    count(key),
    [`${each} × ${people} = ${num(total)} ${things} ✓`, `${num(total)} ÷ ${pack} = ${num(key)} ${packs} ✓`],
    { givens: { each, people, pack }, slips: mixed(draw, key, slips) },
  )
}

const packs = family('M69', 'Packs of tens and hundreds', 'tens-and-hundreds', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(packedTwice, usedUp),
})

export const tens = [plain, packs] as const
