/** Families M122 and M123: sharing in a ratio, with a perimeter and with an average. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { count, gcd, measure, money } from '#families/kit/quantity.ts'
import { slipsBeside, unitRow } from '#families/kit/working.ts'

const sides = family(
  'M122',
  'A ratio with a perimeter or an average',
  'sharing-in-a-ratio',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, unit] = [draw.int(2, 7), draw.int(1, 5), draw.int(2, 6)]
      if (a <= b || a > 3 * b || gcd(a, b) > 1) return null
      const [text, side] = draw.pick([
        [
          'A piece of wire # long is bent into a rectangle. The ratio of the length to the breadth of the rectangle is',
          'cm',
        ],
        [
          'The floor of a hall in a community club is a rectangle with a perimeter of #. The ratio of its length to its breadth is',
          'm',
        ],
        [
          'A rectangular vegetable plot behind a school is fenced all round with # of netting. The ratio of its length to its breadth is',
          'm',
        ],
      ])
      const [length, breadth] = [a * unit, b * unit]
      const perimeter = 2 * (length + breadth)
      const area = (n: number): Quantity => measure(n, `${side}²`)
      const answer = area(length * breadth)
      return single(
        2,
        `${text.replace('#', `${perimeter} ${side}`)} ${a} : ${b}. Find the area.`,
        answer,
        [
          withBars(
            `${perimeter} ÷ 2 = ${perimeter / 2} ${side} = ${a + b} units; 1 unit = ${unit} ${side} ✓`,
            barModel([unitRow('Length', a), unitRow('Breadth', b)], `${a + b} units = ${perimeter / 2} ${side}`),
          ),
          `${length} × ${breadth} = ${length * breadth} ${side}² ✓`,
        ],
        {
          givens: { perimeter, a, b },
          slips: slipsBeside(answer, area, [
            [
              4 * length * breadth,
              `You took ${perimeter} ${side} as one length and one breadth. Two of each go round a rectangle.`,
            ],
            [length + breadth, `You added the length and the breadth. The question asks for the area.`],
            [
              a * b * unit,
              `You multiplied ${a} × ${b} by 1 unit once only. Length and breadth are both so many units.`,
            ],
            [length * length, `You multiplied the length by itself. The breadth is shorter.`],
            [breadth * breadth, `You multiplied the breadth by itself. The length is longer.`],
            [2 * length * breadth, `You halved the perimeter for one of the sides only.`],
            [a * b, `You multiplied the terms of the ratio. Find 1 unit first.`],
            [perimeter * a, `You multiplied the perimeter by ${a}. Share it out in units first.`],
          ]),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [a, b, c, unit] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(6, 18)]
      if (new Set([a, b, c]).size < 3 || gcd(gcd(a, b), c) > 1) return null
      const total = (a + b + c) * unit
      const [one, two, three] = draw.children()
      const [shared, end, kind] = draw.pick([
        [
          `shared $${total} in the ratio`,
          `How much more than the average share did the one with the largest share get?`,
          money,
        ],
        [
          `folded ${total} paper stars for a charity sale in the ratio`,
          `How many more than the average number of stars did the one with the most stars fold?`,
          count,
        ],
      ])
      const [most, mean] = [Math.max(a, b, c), total / 3]
      const extra = most * unit - mean
      if (!Number.isInteger(mean) || extra === unit) return null
      const answer = kind(extra)
      const sign = kind === money ? '$' : ''
      return single(
        3,
        `${one.name}, ${two.name} and ${three.name} ${shared} ${a} : ${b} : ${c}. ${end}`,
        answer,
        [
          withBars(
            `${a + b + c} units = ${sign}${total}; 1 unit = ${sign}${unit} ✓`,
            barModel(
              [unitRow(one.name, a), unitRow(two.name, b), unitRow(three.name, c)],
              `${a + b + c} units = ${sign}${total}`,
            ),
          ),
          `Largest: ${most} × ${sign}${unit} = ${sign}${most * unit}; average: ${sign}${total} ÷ 3 = ${sign}${mean} ✓`,
          `${sign}${most * unit} − ${sign}${mean} = ${sign}${extra} ✓`,
        ],
        {
          givens: { a, b, c, total },
          slips: slipsBeside(answer, kind, [
            [most * unit, `You found the largest share. Compare it with the average.`],
            [mean, `You found the average. Compare the largest share with it.`],
            [
              (most - Math.min(a, b, c)) * unit,
              `You compared the largest with the smallest share. The question says the average.`,
            ],
            [mean - Math.min(a, b, c) * unit, `You compared the smallest share with the average.`],
          ]),
        },
      )
    },
  },
)

/** What three children have; the least and the most of it that makes sense. */
const MEASURED = [
  {
    what: 'mass',
    unit: 'kg',
    least: 28,
    most: 58,
    text: 'The average mass of three children, #, is @. The ratio of',
    more: 'heavier than',
    ask: "Find %'s mass.",
  },
  {
    what: 'height',
    unit: 'cm',
    least: 120,
    most: 172,
    text: 'The average height of three children, #, is @. The ratio of',
    more: 'taller than',
    ask: "Find %'s height.",
  },
  {
    what: 'savings',
    unit: '$',
    least: 20,
    most: 240,
    text: 'Three children, #, saved an average of @ each. The ratio of',
    more: 'more than',
    ask: 'How much did % save?',
  },
] as const

const averageAndRatio = family('M123', 'Average and ratio', 'sharing-in-a-ratio', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const story = draw.pick(MEASURED)
    const [a, b, unit, k] = [draw.int(3, 9), draw.int(3, 9), draw.int(4, 24), draw.int(3, 24)]
    const [first, second, third] = [a * unit, b * unit, a * unit + k]
    const mean = (first + second + third) / 3
    const { least, most } = story
    if (a === b || gcd(a, b) > 1 || !Number.isInteger(mean) || third === second || third === mean) return null
    if (Math.min(first, second) < least || Math.max(second, third) > most) return null
    const [one, two, three] = draw.children()
    const kind = (n: number): Quantity => (story.unit === '$' ? money(n) : measure(n, story.unit))
    const of = (n: number): string => kind(n).text
    const answer = kind(third)
    const names = `${one.name}, ${two.name} and ${three.name}`
    const compared =
      story.unit === '$'
        ? `${three.name} saved ${of(k)} more than ${one.name}`
        : `${three.name} is ${of(k)} ${story.more} ${one.name}`
    return single(
      4,
      `${story.text.replace('#', names).replace('@', () => of(mean))} ${one.name}'s ${story.what} to ${two.name}'s ${story.what} is ${a} : ${b}. ${compared}. ${story.ask.replace('%', three.name)}`,
      answer,
      [
        `Total: 3 × ${of(mean)} = ${of(mean * 3)} ✓`,
        withBars(
          `${2 * a + b} units + ${of(k)} = ${of(mean * 3)}; ${2 * a + b} units = ${of(mean * 3 - k)} ✓`,
          barModel(
            [
              unitRow(one.name, a),
              unitRow(two.name, b),
              bar(three.name, [...unitCells(a), cell(2, of(k).replace('\u00a0', ' '), 'shaded')], '?'),
            ],
            `altogether ${of(mean * 3)}`,
          ),
        ),
        `1 unit = ${of(mean * 3 - k)} ÷ ${2 * a + b} = ${of(unit)} ✓`,
        `${three.name}: ${a} × ${of(unit)} + ${of(k)} = ${of(third)} ✓`,
      ],
      {
        givens: { mean, a, b, k },
        slips: slipsBeside(answer, kind, [
          [first, `You found ${one.name}'s ${story.what}. ${three.name} has ${of(k)} more.`],
          [second, `You found ${two.name}'s ${story.what}.`],
          [
            ((mean * 3) / (2 * a + b)) * a + k,
            `You left the ${of(k)} in the total when you divided by ${2 * a + b} units. Take them away first.`,
          ],
          [
            ((mean * 3 - k) / (a + b)) * a + k,
            `You shared among ${a} + ${b} units only. ${three.name} has ${a} units too.`,
          ],
          [((mean - k) / (2 * a + b)) * a + k, `You used the average as the total. There are three children.`],
          [
            ((mean * 3 + k) / (2 * a + b)) * a + k,
            `You added the ${of(k)} to the total. Take them away, so that only units are left.`,
          ],
          [mean + k, `You added ${of(k)} to the average. What ${one.name} has is not the average.`],
          [
            mean - k / 3 + k,
            `You shared the total without the ${of(k)} equally. The shares are ${a}, ${b} and ${a} units.`,
          ],
        ]),
      },
    )
  },
})

export const shareFamilies = [sides, averageAndRatio] as const
