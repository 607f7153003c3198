/** Families M61 and M62: the value of a digit, what a rounded number may have been. */

import type { Draw } from '#families/family.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { inWords } from './number-words.ts'
import { mixed, type Wrong, wrong } from './wrong.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions'] as const

const placeOf = (value: number): string => PLACES[String(value).length - 1] ?? ''

/** The digits of a number of seven digits, no two the same; the first is not 0. */
function sevenDigits(draw: Draw): readonly number[] {
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const taken = Array.from({ length: 7 }, (_, i) => left.splice(draw.int(i === 0 ? 1 : 0, left.length - 1), 1)[0] ?? 0)
  return taken
}

const joined = (digits: readonly number[]): number => digits.reduce((n, digit) => n * 10 + digit, 0)

/** What the value of a digit is. */
function digitOf(draw: Draw) {
  const digits = sevenDigits(draw)
  const [n, at] = [joined(digits), draw.int(1, 4)]
  const [digit = 0, power] = [digits[at], 10 ** (6 - at)]
  if (digit === 0) return null
  const key = digit * power
  const from = 'Name the places from the right: ones, tens, hundreds, thousands …'
  const slips = wrong(key, [
    [key / 10, `You put ${digit} in the ${placeOf(key / 10)} place. ${from}`],
    [key * 10, `You put ${digit} in the ${placeOf(key * 10)} place. ${from}`],
    [digit, `${digit} is the digit itself. Its value depends on the place where it stands.`],
    [n % (power * 10), `You read the rest of the number from ${digit} on. Only the digit ${digit} is asked for.`],
    [key * 100, `That value has two zeros too many. ${from}`],
    [key / 100, `That value has two zeros too few. ${from}`],
    [
      Math.floor(n / power) * power,
      `You kept the digits before ${digit} as well. Only the digit ${digit} is asked for.`,
    ],
  ])
  return single(
    1,
    `What is the value of the digit ${digit} in ${num(n)}?`,
    count(key),
    [`${digit} is in the ${placeOf(key)} place: ${digit} × ${num(power)} = ${num(key)} ✓`],
    {
      givens: { n, digit },
      slips: mixed(
        draw,
        key,
        slips.filter(({ value }) => value < 1e7),
      ),
    },
  )
}

/** A number in words, to be written in figures: zeros stand in the middle of it. */
function figuresOf(draw: Draw) {
  const [m, t, r] = [draw.int(2, 9), draw.int(3, 98), draw.int(2, 96)]
  if (t % 10 === 0 || r % 10 === 0) return null
  const key = m * 1_000_000 + t * 1000 + r
  const places = `Three digits stand for the thousands and three for what comes after them; 0 fills an empty place.`
  const slips = wrong(key, [
    [m * 100_000 + t * 1000 + r, `You wrote ${m} hundred thousand. ${m} million has six digits after the ${m}.`],
    [m * 1_000_000 + t * 10_000 + r, `You wrote the ${t} too far to the left: that is ${t * 10} thousand. ${places}`],
    [m * 1_000_000 + t * 1000 + r * 10, `You ended with ${r * 10}. The number ends with ${inWords(r)}. ${places}`],
    [
      m * 1_000_000 + t * 100 + r,
      `You wrote the ${t} too far to the right, so it no longer counts thousands. ${places}`,
    ],
    [m * 10_000_000 + t * 1000 + r, `You wrote ${m * 10} million. ${places}`],
    [Number(`${m}${t}${r}`), `You wrote ${m}, ${t} and ${r} one after the other without any 0. ${places}`],
  ])
  return single(
    1,
    `What is ${inWords(key)} in figures?`,
    count(key),
    [`${m} million, ${t} thousand and ${r}: ${num(m * 1_000_000)} + ${num(t * 1000)} + ${r} = ${num(key)} ✓`],
    { givens: {}, slips: mixed(draw, key, slips) },
  )
}

/** The missing part of a number that is written as a sum. */
function expandedOf(draw: Draw) {
  const [a, b, c, d] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)]
  const power = draw.pick([1000, 10_000, 100_000])
  const n = a * 1_000_000 + b * power + c * 100 + d
  const key = b * power
  if (new Set([a, b, c, d]).size < 4) return null
  const from = `Which place does the ${b} have in ${num(n)}?`
  const slips = wrong(key, [
    [key / 10, `You wrote ${b} ${placeOf(key / 10)}. ${from}`],
    [key * 10, `You wrote ${b} ${placeOf(key * 10)}. ${from}`],
    [key + c * 100, `You added the ${c} hundreds as well, but ${c * 100} already stands in the sum.`],
    [key / 100, `You wrote ${b} ${placeOf(key / 100)}. ${from}`],
    [a * 1_000_000 + key, `You added the ${a} millions as well, but ${num(a * 1_000_000)} already stands in the sum.`],
    [b, `You wrote the digit. In the sum each digit is written with the value of its place. ${from}`],
  ])
  return single(
    1,
    `${num(n)} = ${num(a * 1_000_000)} + ____ + ${c * 100} + ${d}. What is the missing number?`,
    count(key),
    [`${b} is in the ${placeOf(key)} place: ${b} × ${num(power)} = ${num(key)} ✓`],
    { givens: { n }, slips: mixed(draw, key, slips) },
  )
}

/** A digit that stands twice: how many times its one value is the other, or their difference or sum. */
function twiceOf(draw: Draw) {
  const digits = [...sevenDigits(draw)]
  const [left, right, word] = [draw.int(0, 4), draw.int(1, 6), draw.pick(['times', 'difference', 'sum'])]
  const digit = digits[left] ?? 0
  if (right - left < 2 || digit < 2 || (word !== 'times' && right - left > 4)) return null
  digits[right] = digit
  const [n, high, low] = [joined(digits), digit * 10 ** (6 - left), digit * 10 ** (6 - right)]
  const values = `The first ${digit} stands for ${num(high)}, the second ${digit} for ${num(low)}. ✓`
  const [first, second] = ['the first digit', 'the second digit'].map((one) => `${one} ${digit}`)
  const ask = {
    times: `The value of ${first} is how many times the value of ${second}?`,
    difference: `What is the difference between the values of the two digits ${digit}?`,
    sum: `What is the sum of the values of the two digits ${digit}?`,
  }[word]
  const key = { times: high / low, difference: high - low, sum: high + low }[word]
  const line = {
    times: `${num(high)} ÷ ${num(low)} = ${num(key)} ✓`,
    difference: `${num(high)} − ${num(low)} = ${num(key)} ✓`,
    sum: `${num(high)} + ${num(low)} = ${num(key)} ✓`,
  }[word]
  const rows: readonly Wrong[] = [
    [
      right - left,
      `You counted the places from one ${digit} to the other. Each place to the left has ten times the value.`,
    ],
    [
      high - low,
      word === 'sum'
        ? `You subtracted the two values. A sum is asked for.`
        : `You subtracted. “How many times” asks for a division of the two values.`,
    ],
    [high + low, `You added the two values. Read again what is asked.`],
    [high / low, `You divided the two values. Their ${word} is asked for.`],
    [2 * digit, `You added the digits. Write down the value of each ${digit} in its place first.`],
    [
      key * 10,
      `The zeros do not fit: your answer is too large. Write both values below each other and count their zeros.`,
    ],
    [
      key / 10,
      `The zeros do not fit: your answer is too small. Write both values below each other and count their zeros.`,
    ],
  ]
  return single(2, `In ${num(n)}, the digit ${digit} appears twice. ${ask}`, count(key), [values, line], {
    givens: { n, digit },
    slips: wrong(key, rows),
  })
}

const digitValue = family(
  'M61',
  'The value of a digit',
  'large-numbers',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: anyOf(digitOf, figuresOf, expandedOf),
  },
  { marks: 2, choice: false, level: 2, calculator: false, make: twiceOf },
)

const COUNTED = [
  ['The number of visitors to a bird park in June', 'number of visitors'],
  ['The number of spectators at the Singapore Sports Hub', 'number of spectators'],
  ['The number of passengers at an MRT station in a week', 'number of passengers'],
] as const

/** The greatest or smallest whole number that rounds to a given one. */
function rangeOf(draw: Draw) {
  const [unit, word] = draw.pick([
    [100, 'hundred'],
    [1000, 'thousand'],
    [10_000, 'ten thousand'],
  ])
  const rounded = unit * draw.int(12, 98)
  const [story, what] = draw.pick(COUNTED)
  const [most, half] = [draw.int(0, 1) === 1, unit / 2]
  if (rounded % (10 * unit) === 0) return null
  const key = most ? rounded + half - 1 : rounded - half
  const test = (n: number): string => `Round ${num(n)} to the nearest ${word}: does it give ${num(rounded)}?`
  const smaller = (n: number): string =>
    `${num(n)} does round to ${num(rounded)}, but a ${most ? 'greater' : 'smaller'} number does so too.`
  const rows: readonly Wrong[] = most
    ? [
        [rounded + half, `${test(rounded + half)} A number halfway is rounded up.`],
        [rounded + (half / 10) * 9 - 1, smaller(rounded + (half / 10) * 9 - 1)],
        [rounded + unit - 1, `${test(rounded + unit - 1)} You kept its first digits, but the next digit decides.`],
        [rounded + half - 10, smaller(rounded + half - 10)],
        [rounded + half + 1, test(rounded + half + 1)],
        [rounded - 1, smaller(rounded - 1)],
        [rounded, smaller(rounded)],
      ]
    : [
        [rounded - half + 1, smaller(rounded - half + 1)],
        [rounded - half - 1, `${test(rounded - half - 1)} It is nearer to ${num(rounded - unit)}.`],
        [rounded, smaller(rounded)],
        [rounded - unit + 1, `${test(rounded - unit + 1)} It is nearer to ${num(rounded - unit)}.`],
        [rounded - half / 10, smaller(rounded - half / 10)],
        [rounded - half - 10, `${test(rounded - half - 10)} It is nearer to ${num(rounded - unit)}.`],
      ]
  return single(
    1,
    `${story} was ${num(rounded)} when rounded to the nearest ${word}. What was the ${most ? 'greatest' : 'smallest'} possible ${what}?`,
    count(key),
    [
      most
        ? `${num(rounded + half)} would be rounded up to ${num(rounded + unit)}, so the greatest number is ${num(key)}. ✓`
        : `${num(key)} is halfway from ${num(rounded - unit)} to ${num(rounded)} and is rounded up; ${num(key - 1)} is not. ✓`,
    ],
    { givens: { rounded }, slips: mixed(draw, key, wrong(key, rows)) },
  )
}

/** The greatest or smallest difference or total of two rounded numbers. */
function twoRounded(draw: Draw) {
  const [unit, word] = draw.pick([
    [100, 'hundred'],
    [1000, 'thousand'],
  ])
  const [p, q, half] = [unit * draw.int(42, 96), unit * draw.int(12, 60), unit / 2]
  if (p - q < 4 * unit || (p / unit) % 10 === 0 || (q / unit) % 10 === 0) return null
  const gap = draw.int(0, 1) === 1
  const [one, two, thing] = draw.pick([
    ['on Saturday', 'on Sunday', 'tickets were sold'],
    ['in the morning', 'in the afternoon', 'people came to the book fair'],
    ['at Stall A', 'at Stall B', 'cups of drink were sold'],
  ])
  const [high, low] = [p + half - 1, gap ? q - half : q + half - 1]
  const key = gap ? high - low : high + low
  const ask = gap ? 'difference between the two numbers' : 'total of the two numbers'
  return single(
    2,
    `Rounded to the nearest ${word}, ${num(p)} ${thing} ${one} and ${num(q)} ${two}. What is the greatest possible ${ask}?`,
    count(key),
    [
      `Greatest number ${one}: ${num(high)}; ${gap ? 'smallest' : 'greatest'} number ${two}: ${num(low)} ✓`,
      `${num(high)} ${gap ? '−' : '+'} ${num(low)} = ${num(key)} ✓`,
    ],
    {
      givens: { p, q },
      slips: wrong(key, [
        [
          gap ? p - q : p + q,
          `You used the rounded numbers. Find the exact numbers that are as far as possible from them.`,
        ],
        [
          gap ? key + 1 : key + 2,
          `${num(p + half)} is not rounded to ${num(p)}: a number halfway is rounded up. Look at the greatest number again.`,
        ],
        [
          gap ? high - (q + half - 1) : high + (q - half),
          gap
            ? `You took the greatest number both times. What must the smaller number be for a large difference?`
            : `You took the greatest number ${one}, but the smallest ${two}. Both must be as large as possible.`,
        ],
        [
          gap ? p - half - (q + half - 1) : p - half + (q - half),
          `You found the smallest possible ${gap ? 'difference' : 'total'}. The greatest is asked for.`,
        ],
        gap
          ? [
              key - 1,
              `You took ${num(q - half + 1)} as the smallest number ${two}, but a smaller one also rounds to ${num(q)}.`,
            ]
          : [
              key + 1,
              `One of your two numbers is halfway, and a number halfway is rounded up. Round both to check them.`,
            ],
      ]),
    },
  )
}

const roundedNumbers = family(
  'M62',
  'Before it was rounded',
  'large-numbers',
  { marks: 1, choice: true, level: 2, calculator: false, make: rangeOf },
  { marks: 2, choice: false, level: 3, calculator: false, make: twoRounded },
)

export const placeValue = [digitValue, roundedNumbers] as const
