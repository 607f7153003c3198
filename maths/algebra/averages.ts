/** Families M131 and M132: what is missing from an average, a wrong reading. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { slipsBeside } from '#families/kit/working.ts'

/** The text around the average and the known numbers, the unit, the least and the most of a number. */
const MISSING = [
  [
    'The average mass of four parcels is ',
    '. Three of them have masses of ',
    '. What is the mass of the fourth parcel?',
    'g',
    120,
    480,
    20,
  ],
  [
    'In four bowling games, Wei Jie scored an average of ',
    '. In three of them he scored ',
    '. What did he score in the other game?',
    'points',
    45,
    160,
    1,
  ],
  [
    'A hawker cooks an average of ',
    ' of rice a day from Monday to Thursday. From Monday to Wednesday, the amounts were ',
    '. How much rice did the hawker cook on Thursday?',
    'kg',
    8,
    30,
    1,
  ],
] as const

const missing = family('M131', 'A number missing from an average', 'average', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [start, middle, end, unit, least, most, step] = draw.pick(MISSING)
    const [a, b, c, d] = [
      draw.int(least, most, step),
      draw.int(least, most, step),
      draw.int(least, most, step),
      draw.int(least, most, step),
    ]
    const mean = (a + b + c + d) / 4
    if (!Number.isInteger(mean) || new Set([a, b, c, d, mean]).size < 5) return null
    const kind = (n: number): Quantity => (unit === 'points' ? count(n) : measure(n, unit))
    const of = (n: number): string => (unit === 'points' ? `${n} points` : `${n} ${unit}`)
    const answer = kind(d)
    const tried = (n: number): readonly [number, string] => [
      n,
      `With ${num(n)}, the four numbers would add up to ${num(a + b + c + n)}. For an average of ${mean} they must add up to 4 × ${mean}.`,
    ]
    return single(
      1,
      `${start}${of(mean)}${middle}${of(a)}, ${of(b)} and ${of(c)}${end}`,
      answer,
      [`4 × ${mean} = ${num(4 * mean)}; ${num(4 * mean)} − ${a} − ${b} − ${c} = ${d} ✓`],
      {
        givens: { mean, a, b, c },
        slips: slipsBeside(answer, kind, [
          [Math.abs(3 * mean - a - b - c), `You multiplied the average by 3. There are four numbers.`],
          [(a + b + c) / 3, `You found the average of the three that are known.`],
          [mean, `You gave the average itself. The fourth makes up for what the others are above or below it.`],
          tried(d + step * 2),
          tried(d - step * 2),
          [4 * mean - a - b, `You took away ${a} and ${b}, but not ${c}.`],
          tried(d + step),
          tried(d - step),
        ]),
      },
    )
  },
})

/** Text around how many numbers, their average, the wrong and the right number; then the question. */
const READINGS = [
  [
    'The average of ',
    ' test marks was ',
    '. Later, one mark of ',
    ' was found to be wrong: it should have been ',
    '. What is the correct average mark?',
  ],
  [
    'A nurse worked out that the average pulse of ',
    ' children was ',
    ' beats a minute. She had written ',
    ' for one child instead of ',
    '. What is the correct average number of beats?',
  ],
  [
    'Over ',
    ' days, an average of ',
    ' visitors a day came to a heritage gallery. On one day, ',
    ' had been noted by mistake in place of ',
    '. What is the correct average number of visitors a day?',
  ],
] as const

const wrongReading = family(
  'M132',
  'An average that changes',
  'average',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [n, mean, up, wrong] = [draw.int(4, 9), draw.int(62, 95), draw.int(-4, 4), draw.int(48, 96)]
      const right = wrong + n * up
      if (up === 0 || right < 40 || right > 99 || wrong === mean || right === mean) return null
      const [start, first, second, third, end] = draw.pick(READINGS)
      const answer = count(mean + up)
      const diff = Math.abs(n * up)
      const grows = up > 0
      const tried = (guess: number): readonly [number, string] => [
        guess,
        `An average of ${guess} means a total of ${n} × ${guess} = ${n * guess}. Find the total of before and correct it.`,
      ]
      return single(
        2,
        `${start}${n}${first}${mean}${second}${wrong}${third}${right}${end}`,
        answer,
        [
          `Correct total: ${n} × ${mean} ${grows ? '+' : '−'} ${diff} = ${n * (mean + up)} ✓`,
          `${n * (mean + up)} ÷ ${n} = ${mean + up} ✓`,
        ],
        {
          givens: { n, mean, wrong, right },
          slips: slipsBeside(answer, count, [
            [mean - up, `You changed the average the wrong way: ${right} is ${grows ? 'more' : 'less'} than ${wrong}.`],
            [
              mean + n * up,
              `You changed the average by ${diff}. Only the total changes by ${diff}; it is shared by ${n}.`,
            ],
            [(mean + right) / 2, `You took the middle of ${mean} and ${right}. Correct the total first.`],
            tried(mean + up + 1),
            tried(mean + up - 1),
            [mean, `You left the average as it was. With ${right} in place of ${wrong} the total changes.`],
            tried(mean + up + 2),
            tried(mean + up - 2),
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
      const [n, mean, up, more] = [draw.int(4, 8), draw.int(14, 48), draw.int(1, 4), draw.int(2, 14)]
      const after = mean + up
      const both = (n + 2) * after - n * mean
      const smaller = (both - more) / 2
      if (!Number.isInteger(smaller) || smaller < mean || smaller === after) return null
      const [child] = draw.children()
      const [text, end] = draw.pick([
        [
          `${child.name} scored an average of ${mean} points in the first ${n} games of a tournament. After two more games, the average became ${after} points. ${child.name} scored ${more} more points in the last game than in the game before it.`,
          `How many points did ${child.name} score in the last game?`,
        ],
        [
          `A stall sold an average of ${mean} bowls of ice kachang a day in the first ${n} days of a fair. After two more days, the average became ${after} bowls. It sold ${more} more bowls on the last day than on the day before.`,
          'How many bowls did it sell on the last day?',
        ],
      ])
      const answer = count(smaller + more)
      return single(
        3,
        `${text} ${end}`,
        answer,
        [
          `Totals: ${n} × ${mean} = ${n * mean} and ${n + 2} × ${after} = ${(n + 2) * after} ✓`,
          `The last two together: ${(n + 2) * after} − ${n * mean} = ${both} ✓`,
          withBars(
            `Last: (${both} + ${more}) ÷ 2 = ${smaller + more} ✓`,
            barModel(
              [bar('before it', [cell(4)]), bar('last', [cell(4), cell(1, `${more}`, 'shaded')], '?')],
              `altogether ${both}`,
            ),
          ),
        ],
        {
          givens: { n, mean, after, more },
          slips: slipsBeside(answer, count, [
            [smaller, `You found the one before the last. The last is ${more} more.`],
            [both, `You found the last two together.`],
            [both / 2, `You shared the last two equally, but they differ by ${more}.`],
            [both / 2 + more, `You added all ${more} to one half. Take ${more} away from both together first.`],
            [(n + 1) * after - n * mean, `You counted ${n + 1} in the end. There are two more, so ${n + 2}.`],
          ]),
        },
      )
    },
  },
)

export const moreAverages = [missing, wrongReading] as const
