/** Families M01 to M03: place value, order of operations, multiples. */
import { family, single } from '#families/kit/problem.ts'
import { clock, count, ending, lcm, num } from '#families/kit/quantity.ts'
import { withMore, wrong } from './wrong.ts'

/** 'nearest hundred' for 100 */
const NAMES: Readonly<Record<number, string>> = {
  10: 'ten',
  100: 'hundred',
  1000: 'thousand',
  10000: 'ten thousand',
  100000: 'hundred thousand',
}

const rounding = family('M01', 'Rounding', 'large-numbers', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const n = draw.int(123_456, 987_654)
    const [unit, word] = draw.pick([
      [100, 'hundred'],
      [1000, 'thousand'],
      [10_000, 'ten thousand'],
    ])
    const key = Math.round(n / unit) * unit
    const down = Math.floor(n / unit) * unit
    const twice = Math.round(Math.round(n / (unit / 10)) / 10) * unit
    if (n % unit === 0 || n % (unit / 10) === 0) return null
    const coarse = Math.round(n / unit / 10) * unit * 10
    const fine = Math.round(n / (unit / 10)) * (unit / 10)
    const halfway = `${num(down + unit / 2)}, halfway between ${num(down)} and ${num(down + unit)}`
    const slips = withMore(
      key,
      [
        [
          twice,
          `You rounded ${num(n)} to ${num(fine)} first and then rounded ${num(fine)} again. Round only once: compare ${num(n)} itself with ${halfway}.`,
        ],
        [down, `You only put zeros after the ${word}s. Compare ${num(n)} with ${halfway}.`],
        [down + unit, `You rounded up without looking at the next digit. Compare ${num(n)} with ${halfway}.`],
        [coarse, `You rounded to the nearest ${NAMES[unit * 10]}, but the nearest ${word} is asked for.`],
        [fine, `You rounded to the nearest ${NAMES[unit / 10]}, but the nearest ${word} is asked for.`],
      ],
      [
        [
          key - unit,
          `${num(n)} lies between ${num(down)} and ${num(down + unit)}, so it is nearer to one of these than to ${num(key - unit)}.`,
        ],
        [
          key + unit,
          `${num(n)} lies between ${num(down)} and ${num(down + unit)}, so it is nearer to one of these than to ${num(key + unit)}.`,
        ],
        [
          key - 2 * unit,
          `${num(n)} lies between ${num(down)} and ${num(down + unit)}, so it is nearer to one of these than to ${num(key - 2 * unit)}.`,
        ],
        [
          key + 2 * unit,
          `${num(n)} lies between ${num(down)} and ${num(down + unit)}, so it is nearer to one of these than to ${num(key + 2 * unit)}.`,
        ],
      ],
    )
    return single(
      1,
      `Round ${num(n)} to the nearest ${word}.`,
      count(key),
      [`${num(n)} lies between ${num(down)} and ${num(down + unit)} and is nearer to ${num(key)}. ✓`],
      { givens: { n }, slips },
    )
  },
})

const operations = family('M02', 'Order of operations', 'order-of-operations', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d, e] = [draw.int(12, 60), draw.int(3, 12), draw.int(9, 20), draw.int(2, 8), draw.int(2, 9)]
    const product = b * (c - d)
    if (product % e !== 0 || c - d < 2 || b === e || product / e < 2) return null
    const slips = withMore(
      a + product / e,
      [
        [
          ((a + b) * (c - d)) / e,
          `You added ${a} and ${b} first. The brackets come first, then × and ÷; + comes last.`,
        ],
        [(a + product) / e, `You divided ${a} by ${e} as well. Only ${b} × (${c} − ${d}) is divided by ${e}.`],
        [
          a + (b * c) / e - d,
          `You left the brackets out and worked out ${a} + ${b} × ${c} ÷ ${e} − ${d}. Find ${c} − ${d} first.`,
        ],
        [
          a + b * c - d / e,
          `You left the brackets out and worked out ${a} + ${b} × ${c} − ${d} ÷ ${e}. Find ${c} − ${d} first.`,
        ],
        [
          a + b + (c - d) * e,
          `You added ${b} and multiplied by ${e}. Read the signs again: multiply by ${b} and divide by ${e}.`,
        ],
      ],
      [
        [product / e, `You left out ${a} +. Do every step that the sum shows.`],
        [a + product, `You left out ÷ ${e}. Do every step that the sum shows.`],
        [a + c - d, `You left out × and ÷. Do every step that the sum shows.`],
      ],
    )
    return single(
      1,
      `Find the value of ${a} + ${b} × (${c} − ${d}) ÷ ${e}.`,
      count(a + product / e),
      [`${a} + ${b} × ${c - d} ÷ ${e} = ${a} + ${product} ÷ ${e}`, `= ${a} + ${product / e} = ${a + product / e} ✓`],
      { givens: { a, b, c, d, e }, slips },
    )
  },
})

const twoBuses = family('M03', 'Common multiples', 'factors-and-multiples', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(8, 30), draw.int(8, 30)]
    const together = lcm(a, b)
    if (a >= b || together < 40 || together > 180 || together === a * b || together === b) return null
    const start = draw.int(6 * 60, 9 * 60, 5)
    const [one, two] = draw.pick([
      ['Bus A', 'Bus B'],
      ['the red ferry', 'the blue ferry'],
    ])
    const place = one === 'Bus A' ? 'the interchange' : 'the jetty'
    return single(
      2,
      `At ${place}, ${one} leaves every ${a} minutes and ${two} leaves every ${b} minutes. They leave together at ${ending(clock(start).text)} At what time will they next leave together?`,
      clock(start + together),
      [
        `The first common multiple of ${a} and ${b} is ${together}. ✓`,
        `${together} minutes after ${clock(start).text} is ${ending(clock(start + together).text)} ✓`,
      ],
      {
        givens: { a, b },
        slips: wrong(
          start + together,
          [
            [
              start + a * b,
              `You multiplied ${a} by ${b}. After ${a * b} minutes they do leave together, but not for the first time: list the multiples of ${a} and of ${b}.`,
            ],
            [
              start + a + b,
              `You added ${a} and ${b}. Both leave together only after a number of minutes that ${a} and ${b} both divide.`,
            ],
            [
              start + 2 * together,
              `${2 * together} is a common multiple of ${a} and ${b}, but there is a smaller one. List the multiples from the beginning.`,
            ],
            [
              start + together - a,
              `After ${together - a} minutes only ${one} leaves: ${together - a} is a multiple of ${a}, but not of ${b}.`,
            ],
            [start + b, `After ${b} minutes only ${two} leaves: ${b} is not a multiple of ${a}.`],
            [
              start + together + a,
              `After ${together + a} minutes only ${one} leaves: ${together + a} is not a multiple of ${b}.`,
            ],
            [start + a, `After ${a} minutes only ${one} leaves: ${a} is not a multiple of ${b}.`],
          ],
          clock,
        ),
      },
    )
  },
})

/** M01 to M03. */
export const wholeNumbers = [rounding, operations, twoBuses] as const
