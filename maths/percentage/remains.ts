/** Family M115: the whole from what remains. */
import { barModel } from '#families/kit/bars.ts'
import { family, single, withBars } from '#families/kit/problem.ts'
import { count, money } from '#families/kit/quantity.ts'
import { percentRow, slipsBeside } from '#families/kit/working.ts'

/** What is counted, two parts with a percentage, the part with a number. */
const PARTS = [
  [
    'cupcakes',
    'A bakery sold ',
    '% of its cupcakes in the morning and ',
    '% of them in the afternoon. It gave the other ',
    ' cupcakes to a home for seniors. How many cupcakes did it have at first?',
  ],
  [
    'library books',
    'Of the library books that came back in a week, ',
    '% were in Chinese and ',
    '% were in Tamil. The other ',
    ' library books were in English. How many library books came back that week?',
  ],
  [
    'visitors',
    'On a Sunday, ',
    '% of the visitors to a nature park came by bus and ',
    '% came by car. The other ',
    ' visitors walked or cycled. How many visitors were there?',
  ],
] as const

/** The text around the two percentages and the difference, the two parts that differ, whether it is money. */
const DIFFERENCES = [
  [
    'Mrs Tan spent ',
    '% of her salary on rent and food and gave ',
    '% of it to her parents. She saved the rest. She spent ',
    ' more on rent and food than she saved. How much was her salary?',
    'rent and food',
    'saved',
    true,
  ],
  [
    '',
    '% of the members of a community club are adults, ',
    '% are seniors and the rest are children. There are ',
    ' more adults than children. How many members are there?',
    'adults',
    'children',
    false,
  ],
  [
    'In a car park, ',
    '% of the vehicles are cars, ',
    '% are vans and the rest are motorcycles. There are ',
    ' more cars than motorcycles. How many vehicles are there?',
    'cars',
    'motorcycles',
    false,
  ],
] as const

const rest = family(
  'M115',
  'The whole from what remains',
  'whole-from-percentage',
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b, n] = [draw.int(15, 50, 5), draw.int(10, 45, 5), draw.int(60, 480, 20)]
      const left = 100 - a - b
      const k = (n * left) / 100
      if (a === b || left < 15 || left === 50 || !Number.isInteger(k)) return null
      const [what, start, middle, then, end] = draw.pick(PARTS)
      const answer = count(n)
      return single(
        2,
        `${start}${a}${middle}${b}${then}${k}${end}`,
        answer,
        [
          withBars(
            `100% − ${a}% − ${b}% = ${left}% ✓`,
            barModel(
              [
                percentRow(
                  `All ${what}`,
                  [
                    [a, 'plain'],
                    [b, 'plain'],
                    [left, 'shaded', String(k)],
                  ],
                  '?',
                ),
              ],
              `shaded: ${left}% = ${k}`,
            ),
          ),
          `${left}% = ${k}; 100% = ${k} ÷ ${left} × 100 = ${n} ✓`,
        ],
        {
          givens: { a, b, k },
          slips: slipsBeside(answer, count, [
            [(k * 100) / (a + b), `You took ${k} as ${a + b}% of the whole. It is what is left after these ${a + b}%.`],
            [(k * 100) / (100 - a), `You took away ${a}% only. The ${b}% must go as well before you come to the ${k}.`],
            [(k * 100) / (100 - b), `You took away ${b}% only. The ${a}% must go as well before you come to the ${k}.`],
            [n - k, `You left out the ${k} ${what} at the end. The question asks for all of them.`],
            [k * 2, `You doubled ${k}, as if it were half of the whole. Find its percentage first.`],
            [k + a + b, `You added ${a} and ${b} to ${k}. They are percentages, not numbers of ${what}.`],
            [n + k, `You added the ${k} ${what} to the whole once more. They are a part of it.`],
            [(k * 100) / b, `You took ${k} as ${b}% of the whole. ${b}% is another part.`],
            [k * 10, `You took ${k} as 10% of the whole. Find its percentage first.`],
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
      const [a, b, n] = [draw.int(25, 60, 5), draw.int(10, 40, 5), draw.int(80, 640, 20)]
      const left = 100 - a - b
      const more = (n * (a - left)) / 100
      if (left < 10 || a - left < 5 || !Number.isInteger(more) || !Number.isInteger((n * a) / 100)) return null
      if (left === b || a === b) return null
      const [start, middle, then, end, first, third, inMoney] = draw.pick(DIFFERENCES)
      const [kind, sign, times] = inMoney ? [money, '$', 10] : [count, '', 1]
      const [size, gap] = [n * times, more * times]
      const answer = kind(size)
      return single(
        3,
        `${start}${a}${middle}${b}${then}${sign}${gap}${end}`,
        answer,
        [
          withBars(
            `100% − ${a}% − ${b}% = ${left}% ✓`,
            barModel(
              [
                percentRow(
                  'The whole',
                  [
                    [a, 'shaded'],
                    [b, 'plain'],
                    [left, 'shaded'],
                  ],
                  '?',
                ),
              ],
              `first ${first}, last ${third}`,
            ),
          ),
          withBars(
            `${a}% − ${left}% = ${a - left}% = ${sign}${gap} ✓`,
            barModel(
              [
                percentRow(first, [
                  [left, 'plain'],
                  [a - left, 'shaded', ''],
                ]),
                percentRow(third, [[left, 'plain']]),
              ],
              `shaded: ${a - left}% = ${sign}${gap}`,
            ),
          ),
          `100% = ${sign}${gap} ÷ ${a - left} × 100 = ${answer.text} ✓`,
        ],
        {
          givens: { a, b, more: gap },
          slips: slipsBeside(answer, kind, [
            [
              (gap * 100) / (a - b),
              `You compared ${a}% with ${b}%. The ${sign}${gap} is the difference between ${a}% and the part that is not given.`,
            ],
            [(gap * 100) / left, `You took ${sign}${gap} as the last part. It is how much more the first part is.`],
            [(gap * 100) / a, `You took ${sign}${gap} as ${a}% of the whole. It is a difference of two parts.`],
            [(size * a) / 100, `You found the first part only. The question asks for 100%.`],
            [(size * left) / 100, `You found the last part only. The question asks for 100%.`],
          ]),
        },
      )
    },
  },
)

export const remains = [rest] as const
