/** Families M01 to M08: place value, order of operations, multiples, goods and their prices. */
import { type Family, single } from '#maths/problem/problem.ts'
import { clock, count, ending, lcm, num } from '#maths/problem/quantity.ts'

const rounding: Family = {
  id: 'M01',
  name: 'Rounding',
  skill: 'large-numbers',
  until: 0,
  makers: [
    {
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
        const slips = [
          twice,
          down,
          down + unit,
          Math.round(n / unit / 10) * unit * 10,
          Math.round(n / (unit / 10)) * (unit / 10),
        ]
        return single(
          1,
          `Round ${num(n)} to the nearest ${word}.`,
          count(key),
          [`${num(n)} lies between ${num(down)} and ${num(down + unit)} and is nearer to ${num(key)}. ✓`],
          { givens: { n }, slips: slips.map(count) },
        )
      },
    },
  ],
}

const operations: Family = {
  id: 'M02',
  name: 'Order of operations',
  skill: 'order-of-operations',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [a, b, c, d, e] = [draw.int(12, 60), draw.int(3, 12), draw.int(9, 20), draw.int(2, 8), draw.int(2, 9)]
        const product = b * (c - d)
        if (product % e !== 0 || c - d < 2 || b === e || product / e < 2) return null
        const slips = [
          ((a + b) * (c - d)) / e,
          (a + product) / e,
          a + (b * c) / e - d,
          a + b * c - d / e,
          a + b + (c - d) * e,
        ]
        return single(
          1,
          `Find the value of ${a} + ${b} × (${c} − ${d}) ÷ ${e}.`,
          count(a + product / e),
          [
            `${a} + ${b} × ${c - d} ÷ ${e} = ${a} + ${product} ÷ ${e}`,
            `= ${a} + ${product / e} = ${a + product / e} ✓`,
          ],
          { givens: { a, b, c, d, e }, slips: slips.filter(Number.isInteger).map(count) },
        )
      },
    },
  ],
}

const twoBuses: Family = {
  id: 'M03',
  name: 'Common multiples',
  skill: 'factors-and-multiples',
  until: 0,
  makers: [
    {
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
            slips: [start + a * b, start + a + b, start + 2 * together, start + together - a].map(clock),
          },
        )
      },
    },
  ],
}

/** M01 to M03. */
export const wholeNumbers: readonly Family[] = [rounding, operations, twoBuses]
