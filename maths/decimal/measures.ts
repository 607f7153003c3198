/** Families M18 and M19: decimals and measures, best buy. */
import { family, single, slip } from '#families/kit/problem.ts'
import { dollars, measure, money, num } from '#families/kit/quantity.ts'

const measures = family('M18', 'Decimals and measures', 'converting-measures', {
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
    const given = `${whole} ${big} ${rest} ${small}`
    const one = `1 ${big === 'litres' ? 'litre' : big} = ${factor} ${small}`
    const slips = [
      slip(
        measure(whole + (rest * 10) / factor, big),
        `You wrote the ${rest} one place too far to the left. ${one}: count the places after the point.`,
      ),
      slip(
        measure(whole + (rest * 100) / factor, big),
        factor === 100
          ? `You added ${whole} and ${rest}, but ${rest} ${small} is far less than ${rest} ${big}.`
          : `You wrote the ${rest} two places too far to the left. ${one}: count the places after the point.`,
      ),
      slip(
        measure(whole * 10 + rest / 10, big),
        `You made ${whole} ten times as large. The ${whole} ${big} stay as they are; only the ${small} are converted.`,
      ),
      slip(
        measure((whole + rest) / 10, big),
        `You added ${whole} and ${rest} and divided by 10, but ${whole} and ${rest} have different units in ${given}.`,
      ),
      slip(
        measure(whole + rest, big),
        `You added ${whole} and ${rest}, but ${rest} ${small} is far less than ${rest} ${big}.`,
      ),
      slip(measure(rest + whole / 10, big), `You changed the places of ${whole} and ${rest}.`),
      slip(measure(whole, big), `You left the ${rest} ${small} out.`),
      slip(measure(rest / 10, big), `You left the ${whole} ${big} out and wrote ${rest} as tenths.`),
    ]
    return single(
      1,
      `Express ${whole} ${big} ${rest} ${small} in ${big === 'm' ? 'metres' : big === 'litres' ? 'litres' : big}.`,
      written,
      [`${rest} ${small} = ${num(rest)} ÷ ${factor} ${big}, so the answer is ${written.text} ✓`],
      { givens: { whole, rest }, slips },
    )
  },
})

const bestBuy = family('M19', 'Best buy', 'rate', {
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
    const buyer = draw.adult()
    const key = (kilograms * (u1 - u2)) / 100
    const [n1, n2] = [kilograms / m1, kilograms / m2]
    const slips = [
      slip(money(p2 - p1), `You compared one bag with one bag. ${buyer} needs ${kilograms} kg.`),
      slip(money(p1 * n1 - p2), `You counted ${n1} bags of ${m1} kg but only one bag of ${m2} kg.`),
      slip(money((u1 - u2) / 100), `You found what is saved on 1 kg. ${buyer} needs ${kilograms} kg.`),
      slip(
        money(key + p1 - p2),
        `You counted ${n1 + 1} and ${n2 + 1} bags. How many bags of each kind make ${kilograms} kg?`,
      ),
      slip(money(key * 2), `That is twice what is saved. Compare ${kilograms} kg with ${kilograms} kg.`),
      slip(money(key / 2), `That is half of what is saved. Compare ${kilograms} kg with ${kilograms} kg.`),
    ]
    return single(
      2,
      `A ${m1}-kg bag of ${food} costs ${dollars(p1)} and a ${m2}-kg bag costs ${dollars(p2)}. ${buyer} needs ${kilograms} kg. How much is saved by buying only ${m2}-kg bags instead of only ${m1}-kg bags?`,
      money(key),
      [
        `${m1}-kg bags: ${kilograms / m1} × ${dollars(p1)} = ${dollars((p1 * kilograms) / m1)}; ${m2}-kg bags: ${kilograms / m2} × ${dollars(p2)} = ${dollars((p2 * kilograms) / m2)} ✓`,
        `Saved: ${dollars((p1 * kilograms) / m1)} − ${dollars((p2 * kilograms) / m2)} = ${dollars(key)} ✓`,
      ],
      { givens: { m1, m2, p1, p2, kilograms }, slips },
    )
  },
})

export const measureFamilies = [measures, bestBuy] as const
