/** Families M20 and M110: a percentage of a whole. */

import type { Slip } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, single, slip, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { percentRow, slipsBeside, withMore } from '#families/kit/working.ts'

const percent = (value: number) => measure(value, '%')

/** Slips of whole numbers, also of those below 1: printed papers are drawn with them. */
const wholeSlips = (found: readonly (readonly [value: number, why: string])[]): readonly Slip[] =>
  found.filter(([value]) => Number.isInteger(value)).map(([value, why]) => slip(count(value), why))

const partOfPart = family('M20', 'Part of a percentage', 'percentage-of-a-whole', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, n] = [draw.int(20, 60, 5), draw.int(10, 60, 5), draw.int(200, 900, 20)]
    const rest = (n * (100 - a)) / 100
    const left = (rest * (100 - b)) / 100
    if (a === b || !Number.isInteger(rest) || !Number.isInteger(left)) return null
    const [things, first, second] = draw.pick([
      ['books in a library corner', 'English', 'Malay'],
      ['fish in a pond', 'guppies', 'tetras'],
      ['beads in a box', 'red', 'blue'],
    ])
    const other = things.startsWith('fish') ? 'are of other kinds' : `are neither ${first} nor ${second}`
    const thing = things.split(' ')[0] ?? ''
    const [ones, others] = thing === 'fish' ? [first, second] : [`${first} ${thing}`, `${second} ${thing}`]
    return single(
      2,
      `Of the ${n} ${things}, ${a}% are ${first}. Of the rest, ${b}% are ${second}. How many of them ${other}?`,
      count(left),
      [
        withBars(
          `The rest: ${100 - a}% of ${n} = ${rest} ✓`,
          barModel(
            [
              percentRow(
                `All ${thing}`,
                [
                  [a, 'plain'],
                  [100 - a, 'shaded'],
                ],
                num(n),
              ),
            ],
            `${100 - a}% = the rest`,
          ),
        ),
        withBars(
          `${100 - b}% of ${rest} = ${left} ✓`,
          barModel(
            [
              bar(
                `All ${thing}`,
                [
                  cell(a / 5, '', 'gone'),
                  cell(((100 - a) * b) / 500, `${b}%`),
                  cell(((100 - a) * (100 - b)) / 500, `${100 - b}%`, 'shaded'),
                ],
                num(n),
              ),
            ],
            `The rest, ${rest}, is 100% now: ${100 - b}% of it = ?`,
          ),
        ),
      ],
      {
        givens: { n, a, b },
        slips: withMore(
          count(left),
          wholeSlips([
            [
              (n * (100 - a - b)) / 100,
              `You took away ${a}% and ${b}% of all ${n}, but the ${b}% is only of the rest, without the ${ones}.`,
            ],
            [(rest * b) / 100, `You found the ${others}. The question asks for those of no named kind.`],
            [rest, `You took away the ${ones} only. Some of the rest are ${others}: take these away too.`],
            [
              (n * (100 - b)) / 100,
              `You took ${b}% away from all ${n} and left the ${ones} in. Begin with the ${a}%, then look at the rest.`,
            ],
            [
              (n * a * b) / 10_000,
              `You found ${b}% of the ${a}%. The ${b}% is of the rest, and the question asks for what is in neither part.`,
            ],
          ]),
          slipsOf(count, [
            [n - rest, `You found the ${ones}. The question asks for those of no named kind.`],
            [n - left, `You added up the ${ones} and the ${others}. The question asks for the others.`],
          ]),
        ),
      },
    )
  },
})

/** What a wrong percentage would be. */
const tried = (guess: number, top: number, whole: number): readonly [number, string] => [
  guess,
  `${guess}% of ${whole} is ${num((guess * whole) / 100)}, but there are ${top}. Work out {${top}/${whole}} × 100 again.`,
]

const asPercentage = family(
  'M110',
  'A part as a percentage',
  'percentage-of-a-whole',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const whole = draw.pick([20, 25, 40, 50, 60, 80, 120, 150, 200, 250])
      const top = draw.int(3, whole - 3)
      const p = (top * 100) / whole
      if (!Number.isInteger(p) || p < 8 || p > 92 || p === 50) return null
      const text = draw.pick([
        `${top} of the ${whole} pupils in a netball CCA are in Primary 6. What percentage of them are in Primary 6?`,
        `A hawker fried ${whole} curry puffs and sold ${top} of them before noon. What percentage of the curry puffs did he sell before noon?`,
        `A void deck has ${whole} bicycle racks. Bicycles stand in ${top} of them. What percentage of the racks are in use?`,
        `There are ${whole} marks in a quiz. A pupil scored ${top} marks. What percentage of the marks did the pupil score?`,
      ])
      const answer = percent(p)
      return single(1, text, answer, [`{${top}/${whole}} × 100% = ${p}% ✓`], {
        givens: { top, whole },
        slips: slipsBeside(
          answer,
          percent,
          [
            [100 - p, `You found the percentage of the other ${whole - top}. The question asks about the ${top}.`],
            [top, `You wrote the number ${top} as a percentage, but it is ${top} out of ${whole}, not out of 100.`],
            [whole - top, `You took ${top} away from ${whole}. Write {${top}/${whole}} as a part of 100 instead.`],
            ...[p + 10, p - 10, p + 5, p - 5].map((guess) => tried(guess, top, whole)),
          ],
          (n) => Number.isInteger(n * 2) && n < 100,
        ),
      })
    },
  },
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, c] = [draw.int(4, 40), draw.int(4, 40), draw.int(4, 40)]
      const whole = a + b + c
      const p = (c * 100) / whole
      if (![40, 50, 60, 75, 80, 100].includes(whole) || !Number.isInteger(p) || new Set([a, b, c]).size < 3) return null
      const [text, kinds] = draw.pick([
        [
          `A box has ${a} red pens, ${b} blue pens and ${c} black pens. What percentage of the pens are black?`,
          ['red', 'blue', 'black'],
        ],
        [
          `A school nursery grew ${a} basil plants, ${b} mint plants and ${c} pandan plants. What percentage of the plants are pandan plants?`,
          ['basil', 'mint', 'pandan'],
        ],
        [
          `For a class outing, ${a} pupils chose the zoo, ${b} the museum and ${c} the beach. What percentage of the pupils chose the beach?`,
          ['zoo', 'museum', 'beach'],
        ],
      ])
      const answer = percent(p)
      const slips = slipsBeside(
        answer,
        percent,
        [
          [(c * 100) / (a + b), `You compared the ${c} with the other ${a + b} only. Compare it with all of them.`],
          [c, `You wrote ${c} as a percentage. It is ${c} out of a total that you must find first.`],
          [100 - p, `You found the percentage that is ${kinds[0]} or ${kinds[1]}.`],
          [a + b, `You added ${a} and ${b}. Find what part of all the ${c} is.`],
          [(a * 100) / whole, `You found the percentage for ${kinds[0]}. Read which kind is asked.`],
          [(b * 100) / whole, `You found the percentage for ${kinds[1]}. Read which kind is asked.`],
        ],
        (n) => Number.isInteger(n * 4),
      )
      return single(
        2,
        text,
        answer,
        [`Altogether: ${a} + ${b} + ${c} = ${whole} ✓`, `{${c}/${whole}} × 100% = ${p}% ✓`],
        { givens: { a, b, c }, slips },
      )
    },
  },
)

export const ofAWhole = [partOfPart, asPercentage] as const
