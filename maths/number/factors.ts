/** Families M64 and M65: common factors, common multiples, packing with leftovers. */

import type { Draw, Picture } from '#families/family.ts'
import { dimension, drawing, millimetres, rectangle } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, gcd, lcm } from '#families/kit/quantity.ts'
import { mixed, type Wrong, wrong } from './wrong.ts'

const factorsOf = (n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter((i) => n % i === 0)

const multiplesOf = (n: number, times: number): string =>
  Array.from({ length: times }, (_, i) => n * (i + 1)).join(', ')

/** The greatest common factor of two numbers. */
function greatestFactor(draw: Draw) {
  const [key, x, y] = [draw.pick([6, 8, 9, 12, 14, 15, 16, 18]), draw.int(2, 7), draw.int(3, 9)]
  const [a, b] = [key * x, key * y]
  if (x >= y || gcd(x, y) > 1 || b > 126) return null
  const smaller = factorsOf(key)
    .slice(0, -1)
    .toReversed()
    .map(
      (n): Wrong => [
        n,
        `${n} does divide both numbers, but so does a greater number. List all factors of ${a} and of ${b}.`,
      ],
    )
  const test = (n: number): Wrong => [
    n,
    `Divide both numbers by ${n}: there is a remainder for ${a % n === 0 ? b : a}.`,
  ]
  const slips = wrong(key, [
    [a, `Every number is a factor of itself, but ${a} does not divide ${b}.`],
    ...smaller.slice(0, 1),
    [lcm(a, b), `You found a common multiple. A factor divides a number, so it cannot be larger than the number.`],
    ...smaller.slice(1),
    [b - a === key ? 0 : b - a, `You subtracted the numbers. Does ${b - a} divide both ${a} and ${b}?`],
    test(key * 2),
    [
      x * y,
      `You multiplied ${x} by ${y}. That is what is left of the two numbers; the factor that both have is asked for.`,
    ],
  ])
  return single(
    1,
    `What is the greatest common factor of ${a} and ${b}?`,
    count(key),
    [
      `Factors of ${a}: ${factorsOf(a).join(', ')}`,
      `The greatest of them that divides ${b} as well: ${b} ÷ ${key} = ${y}, so ${key} ✓`,
    ],
    { givens: { a, b }, slips: mixed(draw, key, slips) },
  )
}

/** How many numbers are factors of two numbers. */
function howManyFactors(draw: Draw) {
  const [shared, x, y] = [draw.pick([12, 16, 18, 20, 24, 28, 30]), draw.int(1, 4), draw.int(2, 5)]
  const [a, b] = [shared * x, shared * y]
  const common = factorsOf(shared)
  const key = common.length
  if (x >= y || gcd(x, y) > 1 || b > 100) return null
  const [ofA, ofB] = [factorsOf(a).length, factorsOf(b).length]
  const slips = wrong(key, [
    [
      key - 1,
      `Your list is not complete. Write the factors in pairs, from 1 on, and keep those that both numbers have.`,
    ],
    [ofB, `You counted all the factors of ${b}. Which of them divide ${a} too?`],
    [key - 2, `Your list is not complete. Did you think of 1, and of the greatest common factor itself?`],
    [shared, `${shared} is the greatest common factor. The question asks how many common factors there are.`],
    [key / 2, `You counted pairs of factors. Each pair has two of them.`],
    [ofA, `You counted all the factors of ${a}. Which of them divide ${b} too?`],
    [ofA + ofB, `You added the factors of ${a} and those of ${b}. Count only those that both numbers have.`],
    [x * y, `You multiplied what is left of the two numbers. List the factors of ${a} and of ${b}.`],
  ])
  return single(
    1,
    `How many whole numbers are factors of both ${a} and ${b}?`,
    count(key),
    [`Factors of both: ${common.join(', ')}: ${key} numbers ✓`],
    { givens: { a, b }, slips: mixed(draw, key, slips) },
  )
}

/** The smallest number that two numbers divide. */
function smallestMultiple(draw: Draw) {
  const [a, b] = [draw.int(4, 18), draw.int(6, 24)]
  const key = lcm(a, b)
  const shared = gcd(a, b)
  if (a >= b || shared === 1 || shared === a || key > 150) return null
  const test = (n: number): Wrong => [
    n,
    `${n} is a multiple of ${n % a === 0 ? a : b}, but not of ${n % a === 0 ? b : a}.`,
  ]
  const slips = wrong(key, [
    [a * b, `${a} × ${b} is a common multiple, but there is a smaller one. List the multiples of ${b} and test each.`],
    test(key - b),
    [2 * key, `${2 * key} is a common multiple, but there is a smaller one. Begin the list with ${b}.`],
    [shared, `${shared} is a common factor: it divides both. A multiple is divided by both.`],
    [a + b, `You added the numbers. A multiple of ${a} is in the table of ${a}.`],
    test(key + b),
    test(key - a),
  ])
  return single(
    1,
    `What is the smallest number that is a multiple of both ${a} and ${b}?`,
    count(key),
    [`Multiples of ${b}: ${multiplesOf(b, key / b)}; the first that ${a} divides is ${key} ✓`],
    { givens: { a, b }, slips: mixed(draw, key, slips) },
  )
}

/** A rectangle with its two sides. */
function board(a: number, b: number): Picture {
  const scale = 150 / Math.max(a, b)
  const [wide, high] = [b * scale * 1.5, a * scale * 1.5]
  return {
    svg: drawing(
      wide + 72,
      high + 30,
      rectangle(0, 0, wide, high),
      dimension([0, high + 10], [wide, high + 10], `${b} cm`),
      dimension([wide + 10, 0], [wide + 10, high], `${a} cm`),
    ),
    alt: `A rectangle ${b} cm long and ${a} cm wide`,
    width: millimetres(wide + 72),
  }
}

/** A rectangle is cut into the largest squares. */
function squares(draw: Draw) {
  const [side, x, y] = [draw.int(4, 15), draw.int(2, 6), draw.int(3, 9)]
  const [a, b] = [side * x, side * y]
  const [thing, piece] = draw.pick([
    ['sheet of batik cloth', 'patches'],
    ['piece of cardboard', 'cards'],
    ['wooden board', 'tiles'],
  ])
  if (x >= y || gcd(x, y) !== 1 || b > 90) return null
  const key = x * y
  return single(
    2,
    `A rectangular ${thing} is ${b} cm long and ${a} cm wide. It is cut into equal square ${piece} without any left over. The squares are as large as possible. How many ${piece} are there?`,
    count(key),
    [
      `Side of a square: the greatest common factor of ${b} and ${a} is ${side} ✓`,
      `${b} ÷ ${side} = ${y} and ${a} ÷ ${side} = ${x}: ${y} × ${x} = ${key} ✓`,
    ],
    {
      givens: { a, b },
      picture: board(a, b),
      slips: wrong(key, [
        [x + y, `You added ${y} and ${x}. There are rows of ${piece}: how many rows, and how many in each?`],
        [side, `${side} cm is the side of a square. The number of ${piece} is asked for.`],
        [side % 2 === 0 ? key * 4 : 0, `Your squares have a side of ${side / 2} cm. Larger ones are possible.`],
        [side % 3 === 0 ? key * 9 : 0, `Your squares have a side of ${side / 3} cm. Larger ones are possible.`],
        [a * b, `That is the area in square centimetres, or squares of 1 cm. They should be as large as possible.`],
        [lcm(a, b), `You found the smallest common multiple of ${b} and ${a}. What divides both of them?`],
      ]),
    },
  )
}

const commonFactors = family(
  'M64',
  'Common factors and multiples',
  'factors-and-multiples',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: anyOf(greatestFactor, howManyFactors, smallestMultiple),
  },
  { marks: 2, choice: false, level: 2, calculator: false, make: squares },
)

/** As many of one thing as of another, which are sold in packs of two sizes. */
function equalPacks(draw: Draw) {
  const [a, b] = [draw.int(4, 16), draw.int(6, 20)]
  const [things, others, pack, use] = draw.pick([
    ['sausages', 'buns', 'packets', 'hot dogs'],
    ['cups', 'lids', 'sleeves', 'drinks'],
    ['candles', 'lanterns', 'boxes', 'lights for the Mid-Autumn party'],
  ])
  const [shared, all] = [gcd(a, b), lcm(a, b)]
  const key = all / a
  if (a >= b || shared === 1 || shared === a || key < 4) return null
  const same = (n: number): Wrong => [
    n,
    `${n} ${pack} have ${n * a} ${things}. Can ${n * a} ${others} be bought in ${pack} of ${b}?`,
  ]
  const slips = wrong(key, [
    [
      b,
      `${b} ${pack} give ${a * b} ${things}: that fits, but there is a smaller number that ${a} and ${b} both divide.`,
    ],
    [all / b, `You found the number of ${pack} of ${others}. The ${pack} of ${things} are asked for.`],
    [all, `You found the number of ${things}. How many ${pack} of ${a} are that?`],
    same(key - 1),
    same(key - 2),
    [2 * key, `${2 * key} ${pack} fit, but the least number is asked for. Is there a smaller common multiple?`],
    same(key + 1),
    [a, `${a} is the number of ${things} in one of the ${pack}. Look for a common multiple of ${a} and ${b}.`],
    [shared, `You found the greatest common factor of ${a} and ${b}. Look for a common multiple.`],
  ])
  return single(
    2,
    `For ${use}, ${draw.adult()} needs as many ${things} as ${others}. The ${things} are sold in ${pack} of ${a} and the ${others} in ${pack} of ${b}. What is the least number of ${pack} of ${things} to buy so that nothing is left over?`,
    count(key),
    [`Smallest common multiple of ${a} and ${b}: ${all} ✓`, `${all} ÷ ${a} = ${key} ${pack} of ${things} ✓`],
    { givens: { a, b }, slips: mixed(draw, key, slips) },
  )
}

/** A number of things that leaves remainders in groups of two sizes and lies between two numbers. */
function leftovers(draw: Draw) {
  const [a, b] = [draw.int(4, 10), draw.int(5, 12)]
  const [all, short, turn] = [lcm(a, b), draw.int(0, 1) === 1, draw.int(2, 4)]
  const off = draw.int(1, 3)
  if (a >= b || gcd(a, b) === a || all < 20 || all > 60 || off >= a - 1) return null
  const multiple = all * turn
  const key = short ? multiple - off : multiple + off
  const least = Math.ceil((key - all) / 10) * 10
  const most = Math.floor((key + all) / 10) * 10
  if (least >= multiple - 2 || most <= multiple + 2) return null
  if ((key - least) % all === 0 || (most - key) % all === 0) return null
  const tester = a === 2 * off ? b : a
  const [things, groups, who] = draw.pick([
    ['curry puffs', 'boxes', 'A stallholder at a hawker centre packs'],
    ['pupils', 'teams', 'On Sports Day a teacher puts'],
    ['stickers', 'packs', 'For a charity sale a class puts'],
  ])
  const left = short ? [a - off, b - off] : [off, off]
  const said = `${who} some ${things} in ${groups}. In ${groups} of ${a} there would be ${left[0]} left over, and in ${groups} of ${b} there would be ${left[1]} left over.`
  return single(
    3,
    `${said} There are more than ${least} but fewer than ${most} ${things}. How many ${things} are there?`,
    count(key),
    [
      short
        ? `${left[0]} left over in ${groups} of ${a} is ${off} too few for another one; ${left[1]} in ${groups} of ${b} is also ${off} too few. ✓`
        : `Without the ${off} left over, the number is a multiple of both ${a} and ${b}. ✓`,
      `Common multiples of ${a} and ${b}: ${multiplesOf(all, turn + 1)} ✓`,
      `Between ${least} and ${most}: ${multiple} ${short ? '−' : '+'} ${off} = ${key} ✓`,
    ],
    {
      givens: { a, b, least, most, p: left[0] ?? 0, q: left[1] ?? 0 },
      slips: wrong(key, [
        [
          multiple,
          `${multiple} makes full ${groups} of ${a} and of ${b}, with none left over. Read how many are left over.`,
        ],
        [
          short ? multiple + off : multiple - off,
          `Divide your answer by ${tester}: the remainder is not ${tester === a ? left[0] : left[1]}. Are there more or fewer than in full ${groups}?`,
        ],
        [
          all * (turn === 1 ? 2 : turn - 1) + (short ? -off : off),
          `The remainders fit, but the number is not between ${least} and ${most}.`,
        ],
        [
          multiple + (left[0] ?? 0) + (left[1] ?? 0),
          `You added both remainders to ${multiple}. Test your answer: divide it by ${a} and by ${b}.`,
        ],
        [multiple + (left[1] ?? 0), `Test your answer: divide it by ${a} and by ${b}, and compare the remainders.`],
        [a * b, `You multiplied ${a} by ${b}. Divide your answer by both and compare the remainders.`],
      ]),
    },
  )
}

const packing = family(
  'M65',
  'Packing',
  'factors-and-multiples',
  { marks: 2, choice: true, level: 2, calculator: false, make: equalPacks },
  { marks: 3, choice: false, level: 3, calculator: true, make: leftovers },
)

export const factors = [commonFactors, packing] as const
