/** Families M18 and M19: decimals and measures, best buy. */
import { type Family, single } from '#maths/problem/problem.ts'
import { dollars, measure, money, num } from '#maths/problem/quantity.ts'

const measures: Family = {
  id: 'M18',
  name: 'Decimals and measures',
  skill: 'converting-measures',
  until: 0,
  makers: [
    {
      marks: 1,
      choice: true,
      level: 1,
      calculator: false,
      make: (draw) => {
        const [big, small, factor] = draw.pick([
          ['km', 'm', 1000],
          ['kg', 'g', 1000],
          ['litres', 'ml', 1000],
          ['m', 'cm', 100],
        ])
        const [whole, rest] = [draw.int(2, 9), draw.int(1, 9)]
        const value = whole + rest / factor
        const written = { ...measure(value, big), text: `${value.toFixed(factor === 100 ? 2 : 3)}\u00a0${big}` }
        const wrong = [
          whole + (rest * 10) / factor,
          whole + (rest * 100) / factor,
          whole * 10 + rest / 10,
          (whole + rest) / 10,
        ]
        const slips = wrong.map((n) => measure(n, big))
        return single(
          1,
          `Express ${whole} ${big} ${rest} ${small} in ${big === 'm' ? 'metres' : big === 'litres' ? 'litres' : big}.`,
          written,
          [`${rest} ${small} = ${num(rest)} ÷ ${factor} ${big}, so the answer is ${written.text} ✓`],
          { givens: { whole, rest }, slips },
        )
      },
    },
  ],
}

const bestBuy: Family = {
  id: 'M19',
  name: 'Best buy',
  skill: 'rate',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const [m1, m2, target] = [draw.int(2, 4), draw.int(5, 6), 60]
        const [u1, u2] = [draw.int(140, 300, 10), draw.int(120, 280, 10)]
        if (u1 - u2 < 20 || u1 - u2 > 80) return null
        const kilograms = target / 5
        if (kilograms % m1 !== 0 || kilograms % m2 !== 0) return null
        const food = draw.pick(['rice', 'flour', 'lentils'])
        const [p1, p2] = [(u1 * m1) / 100, (u2 * m2) / 100]
        const key = (kilograms * (u1 - u2)) / 100
        const slips = [p2 - p1, p1 * (kilograms / m1) - p2, (u1 - u2) / 100, key + p1 - p2, key * 2, key / 2]
        return single(
          2,
          `A ${m1}-kg bag of ${food} costs ${dollars(p1)} and a ${m2}-kg bag costs ${dollars(p2)}. ${draw.adult()} needs ${kilograms} kg. How much is saved by buying only ${m2}-kg bags instead of only ${m1}-kg bags?`,
          money(key),
          [
            `${m1}-kg bags: ${kilograms / m1} × ${dollars(p1)} = ${dollars((p1 * kilograms) / m1)}; ${m2}-kg bags: ${kilograms / m2} × ${dollars(p2)} = ${dollars((p2 * kilograms) / m2)} ✓`,
            `Saved: ${dollars((p1 * kilograms) / m1)} − ${dollars((p2 * kilograms) / m2)} = ${dollars(key)} ✓`,
          ],
          { givens: { m1, m2, p1, p2, kilograms }, slips: slips.map(money) },
        )
      },
    },
  ],
}

export const measureFamilies: readonly Family[] = [measures, bestBuy]
