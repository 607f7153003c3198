/** Families M124, M125 and M127: a ratio said as a fraction, equal fractions as a ratio, a ratio that is new. */
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { equation, fraction, gcd, lcm, ratio } from '#families/kit/quantity.ts'
import { different, unitRow } from '#families/kit/working.ts'

const PAIRS = [
  [
    'In a choir, the ratio of the number of boys to the number of girls is',
    'boys',
    'girls',
    'children in the choir',
    'number',
  ],
  [
    'A drink is mixed from lime juice and water. The ratio of the volume of lime juice to the volume of water is',
    'lime juice',
    'water',
    'drink',
    'volume',
  ],
  [
    'At a hawker centre, the ratio of the number of drinks stalls to the number of food stalls is',
    'drinks stalls',
    'food stalls',
    'stalls',
    'number',
  ],
] as const

const asFraction = family('M124', 'A ratio as a fraction', 'ratio-and-fraction', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(2, 9), draw.int(3, 11)]
    if (a === b || gcd(a, b) > 1) return null
    const [text, one, two, whole, amount] = draw.pick(PAIRS)
    const ofWhole = draw.pick([true, false, true])
    const key = ofWhole ? fraction(b, a + b) : fraction(Math.min(a, b), Math.max(a, b))
    const [small, large] = a < b ? [one, two] : [two, one]
    const isA = one === 'lime juice' ? 'is' : 'are'
    const ask = ofWhole
      ? `What fraction of the ${whole} ${isA} ${two}?`
      : `What fraction of the ${amount} of ${large} is the ${amount} of ${small}?`
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    return single(
      1,
      `${text} ${a} : ${b}. ${ask}`,
      key,
      [
        withBars(
          ofWhole
            ? `${a} + ${b} = ${a + b} units in all; ${b} of them: ${key.text} ✓`
            : `${low} units out of ${high} units: ${key.text} ✓`,
          barModel([unitRow(one, a, '', 'plain'), unitRow(two, b, '', ofWhole ? 'shaded' : 'plain')]),
        ),
      ],
      {
        givens: { a, b },
        slips: different(key, [
          ...(ofWhole
            ? [
                slip(fraction(a, a + b), `You found the fraction that is ${one}. The question asks for ${two}.`),
                slip(
                  fraction(b, a),
                  `You compared ${two} with ${one}. The question asks for a fraction of both together.`,
                ),
                slip(
                  fraction(a, b),
                  `You compared ${one} with ${two}. The question asks for a fraction of both together.`,
                ),
                slip(
                  fraction(1, b),
                  `You took one unit out of ${b}. Count all units of the two, and then the units of ${two}.`,
                ),
                slip(fraction(1, a + b), `You took one unit out of ${a + b}, but ${b} units are ${two}.`),
                slip(fraction(a + b, b), `You turned the fraction upside down. A part of a whole is less than 1.`),
              ]
            : [
                slip(
                  fraction(high, low),
                  `You turned the fraction upside down: it must be less than 1, because there is less ${small}.`,
                ),
                slip(
                  fraction(low, a + b),
                  `You compared with both together. The question asks for a fraction of the ${large} only.`,
                ),
                slip(fraction(high, a + b), `You found what fraction of both together the ${large} is.`),
                slip(fraction(high - low, high), `You found by what fraction there is less ${small}.`),
                slip(fraction(high - low, low), `You compared the difference with the ${small}.`),
                slip(fraction(a + b, high), `You compared both together with the ${large}.`),
              ]),
        ]),
      },
    )
  },
})

/** Two things with equal parts, and what the parts have in common. */
const EQUALS = [
  [
    "{a} of the money that ONE saved is equal to {c} of the money that TWO saved. Find the ratio of ONE's savings to TWO's savings.",
  ],
  [
    'ONE and TWO read books in the holidays. {a} of the number of pages that ONE read is equal to {c} of the number of pages that TWO read. Find the ratio of the number of pages that ONE read to the number of pages that TWO read.',
  ],
  [
    "ONE and TWO each have a ribbon. {a} of ONE's ribbon is as long as {c} of TWO's ribbon. Find the ratio of the length of ONE's ribbon to the length of TWO's ribbon.",
  ],
] as const

const equalParts = family('M125', 'Equal fractions as a ratio', 'ratio-and-fraction', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(3, 9), draw.int(1, 5), draw.int(3, 9)]
    if (a >= b || c >= d || gcd(a, b) > 1 || gcd(c, d) > 1 || a * d === b * c || b === d) return null
    const [one, two] = draw.children()
    const per = draw.pick([false, false, true]) && [4, 5].includes(b)
    const first = per ? `${(a * 100) / b}%` : `{${a}/${b}}`
    const same = lcm(a, c)
    const [unitsOne, unitsTwo] = [(b * same) / a, (d * same) / c]
    if (unitsOne > 40 || unitsTwo > 40) return null
    const key = ratio(unitsOne, unitsTwo)
    const [story] = draw.pick(EQUALS)
    const text = story
      .replace('{a}', first)
      .replace('{c}', `{${c}/${d}}`)
      .replaceAll('ONE', one.name)
      .replaceAll('TWO', two.name)
    return single(
      2,
      text,
      key,
      [
        withBars(
          `Make the equal parts ${same} ${same === 1 ? 'unit' : 'units'}: ${equation(first, `{${same}/${unitsOne}}`)} of ${one.name}'s and ${equation(`{${c}/${d}}`, `{${same}/${unitsTwo}}`)} of ${two.name}'s ✓`,
          barModel(
            [
              bar(one.name, [...unitCells(same, '', 'shaded'), ...unitCells(unitsOne - same)]),
              bar(two.name, [...unitCells(same, '', 'shaded'), ...unitCells(unitsTwo - same)]),
            ],
            'shaded: the equal parts',
          ),
        ),
        `${one.name} has ${unitsOne} units and ${two.name} ${unitsTwo} units: ${key.text} ✓`,
      ],
      {
        givens: { c, d, ...(per ? { p: (a * 100) / b } : { a, b }) },
        slips: different(key, [
          slip(
            ratio(a * d, b * c),
            `You wrote ${first} to {${c}/${d}}. The larger the fraction, the *smaller* the whole must be for equal parts.`,
          ),
          slip(
            ratio(b, d),
            `You compared the denominators. The equal parts are ${a} and ${c} of these units, so the units are not the same.`,
          ),
          slip(ratio(a * c, b * d), `You multiplied the two fractions. Make the equal parts the same number of units.`),
          slip(
            ratio(b * d, a * c),
            `You multiplied the two fractions and turned them over. Make the equal parts the same number of units.`,
          ),
          slip(ratio(unitsOne - same, unitsTwo - same), `You compared what is left beside the equal parts.`),
          slip(
            ratio(a + b, c + d),
            `You added the numbers of each fraction. Draw both bars and make the equal parts the same length.`,
          ),
          slip(ratio(a, c), `You compared the numerators. They are of different units.`),
          slip(
            ratio(unitsTwo - same, unitsOne - same),
            `You compared what is left beside the equal parts, in the other order.`,
          ),
        ]),
      },
    )
  },
})

const JOINED_IN = [
  [
    'In a badminton club, the ratio of the number of boys to the number of girls was',
    'There were # boys.',
    'more girls joined the club.',
    'boys to the number of girls',
  ],
  [
    'In a box, the ratio of the number of red cubes to the number of blue cubes was',
    'There were # red cubes.',
    'more blue cubes were put in.',
    'red cubes to the number of blue cubes',
  ],
  [
    'At a bus interchange, the ratio of the number of single-deck buses to the number of double-deck buses was',
    'There were # single-deck buses.',
    'more double-deck buses came.',
    'single-deck buses to the number of double-deck buses',
  ],
] as const

const newRatio = family('M127', 'The new ratio', 'changing-ratios', {
  marks: 2,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b, unit, k] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 6), draw.int(3, 20)]
    const [first, second] = [a * unit, b * unit]
    const key = ratio(first, second + k)
    const shared = gcd(first, second + k)
    if (
      a === b ||
      gcd(a, b) > 1 ||
      shared === 1 ||
      first === second + k ||
      first / shared > 9 ||
      (second + k) / shared > 12
    )
      return null
    const [start, had, came, asked] = draw.pick(JOINED_IN)
    const [one = '', two = ''] = asked.split(' to the number of ')
    return single(
      2,
      `${start} ${a} : ${b}. ${had.replace('#', String(first))} Then ${k} ${came} Find the new ratio of the number of ${asked}.`,
      key,
      [
        withBars(
          `${a} units = ${first}; 1 unit = ${unit}; ${b} units = ${second} ✓`,
          barModel([unitRow(one, a, String(first)), unitRow(two, b, '?')]),
        ),
        `${second} + ${k} = ${second + k}; ${first} : ${second + k} = ${key.text} ✓`,
      ],
      {
        givens: { a, b, first, k },
        slips: different(key, [
          slip(ratio(a, b + k), `You added ${k} to the ${b} units. One unit is not 1: find how many there were first.`),
          slip(ratio(first + k, second), `You added the ${k} to the ${one}.`),
          slip(ratio(second + k, first), `You wrote the ${two} first.`),
          slip(ratio(first, k), `You compared the ${one} with the ${k} that came. The ${two} from before count too.`),
          slip(ratio(first + k, second + k), `You added ${k} to both numbers. The number of ${one} stays the same.`),
          slip(ratio(a, b), `You gave the ratio from before. ${k} came, so it is a new one.`),
          slip(ratio(first, first + second + k), `You compared with all of them together.`),
          slip(ratio(first, second + 2 * k), `You added ${k} twice.`),
        ]),
      },
    )
  },
})

export const otherWords = [asFraction, equalParts, newRatio] as const
