/** Family M102: one quantity in another unit, and quantities compared in one unit. */

import type { Maker, Quantity } from '#families/family.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { fraction, measure, num, words } from '#families/kit/quantity.ts'
import { shuffled, spread } from '#families/kit/spread.ts'

const UNITS = [
  ['km', 'm', 1000, 'the length of a hiking trail', 'kilometres', 'metres'],
  ['kg', 'g', 1000, 'the mass of a bag of rambutans', 'kilograms', 'grams'],
  ['litres', 'ml', 1000, 'the volume of water in a pail', 'litres', 'millilitres'],
  ['m', 'cm', 100, 'the length of a batik cloth', 'metres', 'centimetres'],
] as const

const oneOf = (big: string): string => (big === 'litres' ? '1 litre' : `1 ${big}`)

const inSmaller = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [big, small, factor, thing, , name] = draw.pick(UNITS)
    const [whole, digits, top, bottom] = [draw.int(2, 9), draw.int(3, 98), draw.int(1, 4), draw.pick([2, 4, 5])]
    const kind = draw.pick(['decimal', 'decimal', 'fraction'])
    if (digits % 10 === 0 || top >= bottom || (top === 2 && bottom === 4)) return null
    const part = kind === 'fraction' ? top / bottom : digits / (factor === 100 || digits > 9 ? 100 : 1000)
    const rest = Math.round(part * factor)
    const written = kind === 'fraction' ? fraction(whole * bottom + top, bottom).text : num(whole + part)
    const key = whole * factor + rest
    const of = (value: number): Quantity => measure(Math.round(value), small)
    const ask = draw.pick([
      `Express ${written} ${big} in ${name}.`,
      `A sign says that ${thing} is ${written} ${big}. Express this in ${name}.`,
      `Which of the following is the same as ${written} ${big}?`,
    ])
    const answer = of(key)
    const one = `${oneOf(big)} = ${num(factor)} ${small}`
    const slips = spread(draw, answer, [
      [
        of(whole * factor + (kind === 'fraction' ? top * 10 + bottom : rest * 10)),
        kind === 'fraction'
          ? `You wrote the digits of the fraction side by side. Find it of ${num(factor)} ${small}.`
          : `You wrote the digits after the point one place too far to the left. ${one}.`,
      ],
      [
        of(whole * factor + (kind === 'fraction' ? (top * factor) / 10 : Math.floor(rest / 10))),
        kind === 'fraction'
          ? `You took ${top === 1 ? '1 tenth' : `${top} tenths`}, but the fraction has ${bottom} as its denominator.`
          : `You wrote the digits after the point one place too far to the right. ${one}.`,
      ],
      [of(key * 10), `You multiplied by ${num(factor * 10)}. ${one}.`],
      [of(key / 10), `You multiplied by ${num(factor / 10)}. ${one}.`],
      [of(whole * factor), `You converted ${whole} ${big} only. There is a part of one more.`],
      [of(whole * 10 * (factor / 100) + rest), `You took a wrong number of ${small} for ${whole} ${big}. ${one}.`],
      [of((whole + 1) * factor + rest), `You took ${whole + 1} wholes. There are ${whole}.`],
    ])
    if (slips === null || slips.length < 5) return null
    return single(
      1,
      ask,
      answer,
      [`${written} × ${num(factor)} = ${num(whole * factor)} + ${num(rest)} = ${answer.text} ✓`],
      { givens: kind === 'fraction' ? { whole, top, bottom } : { written: whole + part }, slips },
    )
  },
} satisfies Maker

const LETTERS = ['A', 'B', 'C', 'D'] as const

const compared = {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [w, most] = [draw.int(1, 5), draw.pick([true, false])]
    const [told, ask, big, small] = draw.pick([
      [
        'Four bags of rice have these masses',
        most ? 'Which bag is the *heaviest*?' : 'Which bag is the *lightest*?',
        'kg',
        'g',
      ],
      [
        'Four pails hold these volumes of water',
        most ? 'Which pail holds the *most* water?' : 'Which pail holds the *least* water?',
        'litres',
        'ml',
      ],
      [
        'Four jogging paths have these lengths',
        most ? 'Which path is the *longest*?' : 'Which path is the *shortest*?',
        'km',
        'm',
      ],
    ])
    const [top, bottom] = draw.pick([
      [1, 4],
      [1, 5],
      [3, 8],
      [2, 5],
      [1, 8],
      [3, 20],
    ] as const)
    const near = Math.round((1000 * top) / bottom)
    const decimal = Math.round((near + draw.int(-60, 60)) / 10) * 10
    const [mass, plain] = [draw.int(2, 9) * 10 + draw.int(1, 9), near + draw.int(-80, 80)]
    const found = shuffled(draw, [
      { value: near, text: `${fraction(w * bottom + top, bottom).text} ${big}` },
      { value: decimal, text: `${num(w + decimal / 1000)} ${big}` },
      { value: draw.pick([mass, near + draw.int(-40, 40)]), text: '' },
      { value: plain, text: `${num(w * 1000 + plain)} ${small}` },
    ]).map(({ value, text }, i) => ({
      letter: LETTERS[i] ?? 'A',
      value: w * 1000 + value,
      text: text === '' ? `${w} ${w === 1 ? big.replace('litres', 'litre') : big} ${value} ${small}` : text,
    }))
    if (new Set(found.map(({ value }) => value)).size < 4 || found.some(({ value }) => value < w * 1000 + 10))
      return null
    const best = [...found].sort((a, b) => (most ? b.value - a.value : a.value - b.value))[0] ?? found[0]
    if (best === undefined) return null
    const inSmall = ({ text, value }: { text: string; value: number }): string =>
      text === `${num(value)} ${small}` ? text : `${text} = ${num(value)} ${small}`
    const option = (letter: string): Quantity => words('ABCD'.indexOf(letter) + 1, letter)
    return single(
      2,
      `${told}: ${found.map(({ letter, text }) => `${letter} ${text}`).join(', ')}. ${ask}`,
      option(best.letter),
      [
        `${found.map(inSmall).join(', ')} ✓`,
        `The ${most ? 'largest' : 'smallest'} is ${num(best.value)} ${small}: ${best.letter} ✓`,
      ],
      {
        givens: {},
        slips: found
          .filter((one) => one !== best)
          .map((one) =>
            slip(
              option(one.letter),
              `${one.letter}: ${inSmall(one)}. Change all four into ${small} before you compare.`,
            ),
          ),
      },
    )
  },
} satisfies Maker

const converting = family('M102', 'From one unit to another', 'converting-measures', inSmaller, compared)

export const conversionFamilies = [converting] as const
