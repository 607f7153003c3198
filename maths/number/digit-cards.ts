/** Family M63: numbers made of the digits on cards. */
import type { Draw, Picture } from '#families/family.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { mixed, type Wrong, wrong } from './wrong.ts'

const [WIDE, HIGH, APART] = [40, 54, 16]

/** Cards side by side. */
function cards(digits: readonly number[]): Picture {
  const width = digits.length * (WIDE + APART) - APART
  const body = digits.map((digit, i) => {
    const left = i * (WIDE + APART)
    return rectangle(left, 0, WIDE, HIGH) + label([left + WIDE / 2, HIGH / 2], String(digit), 'middle', 24)
  })
  return {
    svg: drawing(width, HIGH, ...body),
    alt: `Cards with the digits ${digits.join(', ')}`,
    width: millimetres(width),
  }
}

/** All orders of the digits that make a number without 0 in front, the smallest first. */
function orders(digits: readonly number[]): readonly number[] {
  const grow = (made: number, left: readonly number[]): readonly number[] =>
    left.length === 0 ? [made] : left.flatMap((digit, i) => grow(made * 10 + digit, left.toSpliced(i, 1)))
  return digits
    .flatMap((digit, i) => (digit === 0 ? [] : grow(digit, digits.toSpliced(i, 1))))
    .toSorted((a, b) => a - b)
}

function fiveDigits(draw: Draw): readonly number[] {
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  return Array.from({ length: 5 }, () => left.splice(draw.int(0, left.length - 1), 1)[0] ?? 0)
}

const isEven = (n: number): boolean => n % 2 === 0

/** The greatest or smallest odd or even number. */
function extreme(draw: Draw) {
  const digits = fiveDigits(draw)
  const [greatest, even] = [draw.int(0, 1) === 1, draw.int(0, 1) === 1]
  const every = orders(digits)
  const fitting = every.filter((n) => isEven(n) === even)
  const [kind, other] = even ? ['even', 'odd'] : ['odd', 'even']
  const size = greatest ? 'greatest' : 'smallest'
  const inOrder = greatest ? fitting.toReversed() : fitting
  const [key, next, third] = inOrder
  const plain = (greatest ? every.at(-1) : every[0]) ?? 0
  const [unlike, last] = [greatest ? every[0] : every.at(-1), inOrder.at(-1)]
  if (key === undefined || next === undefined || third === undefined || plain === key) return null
  const evenDigits = digits.filter(isEven).length
  if (evenDigits < 2 || evenDigits > 3) return null
  const better = `It is ${kind}, but there is a ${greatest ? 'greater' : 'smaller'} one: only the digit in the ones place must be ${kind}.`
  const rows: readonly Wrong[] = [
    [plain, `${num(plain)} is ${other}. An ${kind} number has an ${kind} digit in the ones place.`],
    [next, `${num(next)} is close. ${better}`],
    [third, `${num(third)} is close. ${better}`],
    [last ?? 0, `You made the ${greatest ? 'smallest' : 'greatest'} ${kind} number. The ${size} one is asked for.`],
    [
      unlike ?? 0,
      `You made the ${greatest ? 'smallest' : 'greatest'} number of all. The ${size} ${kind} one is asked for.`,
    ],
  ]
  return single(
    1,
    `All five cards are used to make a 5-digit number. What is the ${size} *${kind}* number that can be made?`,
    count(key),
    [
      `The ones digit must be ${kind}. Take ${key % 10}, so that the ${greatest ? 'largest' : 'smallest'} digits stay for the front${
        !greatest && digits.includes(0) ? ' (0 cannot be the first)' : ''
      }: ${num(key)} ✓`,
    ],
    { givens: {}, picture: cards(digits), slips: mixed(draw, key, wrong(key, rows)) },
  )
}

/** The number nearest to a round one, or the greatest below it. */
function nearest(draw: Draw) {
  const digits = fiveDigits(draw)
  const target = draw.int(3, 8) * 10_000
  const every = orders(digits)
  const below = every.filter((n) => n < target).at(-1)
  const above = every.find((n) => n > target)
  if (below === undefined || above === undefined || every.includes(target)) return null
  const [downs, ups] = [target - below, above - target]
  if (Math.abs(downs - ups) < 50 || Math.max(downs, ups) > 9000) return null
  const key = downs < ups ? below : above
  const far = downs < ups ? above : below
  const [first, last] = [every[0] ?? 0, every.at(-1) ?? 0]
  const near = every.filter((n) => n !== key && n !== far && Math.abs(n - target) < 12_000)
  const runner = near.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target))[0] ?? 0
  return single(
    2,
    `All five cards are used to make a 5-digit number. What is the number *nearest* to ${num(target)} that can be made?`,
    count(key),
    [
      `Nearest below: ${num(below)}; nearest above: ${num(above)} ✓`,
      `${num(target)} − ${num(below)} = ${num(downs)}; ${num(above)} − ${num(target)} = ${num(ups)}: nearest is ${num(key)} ✓`,
    ],
    {
      givens: { target },
      picture: cards(digits),
      slips: wrong(key, [
        [
          far,
          `${num(far)} is the nearest number on one side of ${num(target)} only. Find the nearest one on the other side too, and compare how far both are away.`,
        ],
        [
          runner,
          `${num(runner)} is near, but another order of the cards is nearer to ${num(target)}. Look at the last digits again.`,
        ],
        [last, `You made the greatest number. How far is it from ${num(target)}?`],
        [first, `You made the smallest number. How far is it from ${num(target)}?`],
      ]),
    },
  )
}

export const digitCards = family(
  'M63',
  'Digit cards',
  'large-numbers',
  { marks: 1, choice: true, level: 2, calculator: false, make: extreme },
  { marks: 2, choice: false, level: 3, calculator: false, make: nearest },
)
