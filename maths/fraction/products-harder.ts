/** Family M91: products of mixed numbers. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { fraction } from '#families/kit/quantity.ts'
import { distinct, frac, lowest, mixed, over, proper, type Wrong } from '#families/kit/spread.ts'

const byWhole = {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [w, a, b, n] = [draw.int(1, 4), draw.int(1, 7), draw.int(3, 8), draw.int(4, 15)]
    if (!proper(a, b) || (n * a) % b === 0 || n === b || b === 7) return null
    const one = mixed(w, a, b)
    const person = draw.adult()
    const [ask, unit] = draw.pick([
      [
        `${person} needs ${one} m of cloth for a lion dance costume. How much cloth is needed for ${n} such costumes?`,
        'm',
      ],
      [
        `A tap in a hawker centre leaks ${one} litres of water an hour. How much water leaks out in ${n} hours?`,
        'litres',
      ],
      [`${person} jogs ${one} km around Bedok Reservoir every time. How far is that in ${n} times?`, 'km'],
      [`One bag of charcoal has a mass of ${one} kg. Find the mass of ${n} such bags.`, 'kg'],
    ])
    const top = w * b + a
    const answer = fraction(top * n, b, unit)
    const of = (t: number, d: number): Quantity => fraction(t, d, unit)
    const wrong: Wrong[] = [
      [of(w * n * b + a, b), `You multiplied ${w} by ${n}, but not ${over(a, b)}. Both are taken ${n} times.`],
      [of(w * b + a * n, b), `You multiplied ${over(a, b)} by ${n}, but not ${w}. Both are taken ${n} times.`],
      [of(w * n, 1), `You left ${over(a, b)} out.`],
      [
        of(w * n * b * n + a * n, b * n),
        `You multiplied top and bottom of ${over(a, b)} by ${n}. That does not change it: multiply the top only.`,
      ],
      [of(top + n * b, b), `You added ${n}. ${n} times as much is needed.`],
    ]
    return single(
      2,
      `${ask} Give your answer as a mixed number in its simplest form.`,
      answer,
      [`${one} × ${n} = ${over(top, b)} × ${n} = ${over(top * n, b)} ✓`, `= ${answer.text} ✓`],
      { givens: { w, a, b, n }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const thenPart = {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [w, a, b, n, c, d] = [
      draw.int(1, 3),
      draw.int(1, 5),
      draw.int(2, 8),
      draw.int(4, 12),
      draw.int(1, 4),
      draw.int(3, 7),
    ]
    if (!proper(a, b) || !proper(c, d) || d - c === c || n === d || b === 7) return null
    const one = mixed(w, a, b)
    const part = over(c, d)
    const [ask, unit] = draw.pick([
      [
        `For a National Day party ${n} bottles of syrup drink are bought. Each bottle holds ${one} litres. ${part} of all the drink is served in the morning. How much of the drink is left?`,
        'litres',
      ],
      [
        `A community garden gets ${n} bags of soil of ${one} kg each. ${part} of all the soil is used for herbs, and the rest for vegetables. What mass of soil is used for vegetables?`,
        'kg',
      ],
      [
        `A seamstress buys ${n} pieces of ribbon, each ${one} m long. She uses ${part} of all the ribbon for a costume. What length of ribbon is left?`,
        'm',
      ],
    ])
    const top = (w * b + a) * n
    const answer = fraction(top * (d - c), b * d, unit)
    const of = (t: number, e: number): Quantity => fraction(t, e, unit)
    const wrong: Wrong[] = [
      [of(top * c, b * d), `You found ${part} of it. The question asks for the rest.`],
      [
        of(top * d - c * b, b * d),
        `You took ${part} ${unit.replace('litres', 'litre')} away. It is ${part} *of* all that there is.`,
      ],
      [of((w * b + a) * (d - c), b * d), `You took one only. There are ${n} of them.`],
      [of(top, b), `You found how much there is in all. A part of it is used.`],
      [
        of((w * n * b + a) * (d - c), b * d),
        `You multiplied ${w} by ${n}, but not ${over(a, b)}. Both are taken ${n} times.`,
      ],
    ]
    const [all, left] = [frac(top, b), over(d - c, d)]
    return single(
      3,
      `${ask} Give your answer in its simplest form.`,
      answer,
      [
        `In all: ${one} × ${n} = ${all} ${unit} ✓`,
        withBars(
          `Left: 1 − ${part} = ${left} of it ✓`,
          barModel([
            bar(
              'All',
              [...unitCells(c, '', 'gone'), ...unitCells(d - c, '', 'shaded')],
              `${all.replaceAll(/[{}]/g, '')} ${unit}`,
            ),
          ]),
        ),
        `${left} × ${over(top, b).includes('/') && all.includes('/') ? over(top, b) : all} = ${lowest(top * (d - c), b * d)} ${unit} ✓`,
      ],
      { givens: { n, c, d }, slips: distinct(answer, wrong) },
    )
  },
} satisfies Maker

const mixedProducts = family('M91', 'Products of mixed numbers', 'multiplying-fractions', byWhole, thenPart)

export const harderProducts = [mixedProducts] as const
