/** Families M117 and M118: back to before a change, and two groups that change. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, measure, money, num } from '#families/kit/quantity.ts'
import { different, percentRow, slipsBeside } from '#families/kit/working.ts'

const percent = (value: number): Quantity => measure(value, '%')

/** The text around the percentage and the number after the change, whether it rose, whether it is money. */
const CHANGED = [
  ['The price of a coach tour rose by ', '%. It is now ', '. What was the price before the rise?', true, true],
  ['After a discount of ', '%, a badminton racket costs ', '. What was its price before the discount?', false, true],
  [
    'The number of stalls at a night market rose by ',
    '% this year. There are now ',
    ' stalls. How many were there last year?',
    true,
    false,
  ],
  [
    'A tree-planting group has ',
    '% fewer members than last year. It now has ',
    ' members. How many members did it have last year?',
    false,
    false,
  ],
] as const

const before = family('M117', 'Before the change', 'percentage-change', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [p, n] = [draw.pick([5, 10, 15, 20, 25, 30, 40, 60]), draw.int(40, 300, 20)]
    const [start, middle, end, up, inMoney] = draw.pick(CHANGED)
    const now = up ? 100 + p : 100 - p
    const k = (n * now) / 100
    if (!Number.isInteger(k)) return null
    const [kind, sign] = inMoney ? [money, '$'] : [count, '']
    const answer = kind(n)
    const [did, back] = up ? ['rose', 'more'] : ['fell', 'less']
    return single(
      2,
      `${start}${p}${middle}${sign}${k}${end}`,
      answer,
      [
        withBars(
          `Before: 100%; now: ${now}% = ${sign}${k} ✓`,
          barModel([
            percentRow('Before', [[100, 'plain']], '?'),
            percentRow(
              'Now',
              up
                ? [
                    [100, 'plain'],
                    [p, 'shaded'],
                  ]
                : [
                    [100 - p, 'plain'],
                    [p, 'gone'],
                  ],
              `${sign}${k}`,
            ),
          ]),
        ),
        `100% = ${sign}${k} ÷ ${now} × 100 = ${answer.text} ✓`,
      ],
      {
        givens: { p, k },
        slips: slipsBeside(
          answer,
          kind,
          [
            [
              (k * (up ? 100 - p : 100 + p)) / 100,
              `You took ${p}% of ${sign}${k}. It ${did} by ${p}% of what it was before.`,
            ],
            [
              (k * 100) / (up ? 100 - p : 100 + p),
              `You took ${sign}${k} as ${up ? 100 - p : 100 + p}%. It is ${back} than before, and before is 100%.`,
            ],
            [Math.abs(n - k), `You found the change itself, which is ${p}% of the number before. Find 100%.`],
            [up ? k - p : k + p, `You used ${p} as a number of its own. It is ${p}% of the number before.`],
            [
              k + (k - n),
              `You ${up ? 'added' : 'took away'} the change once more. To go back to before, do the opposite.`,
            ],
            [
              (k * 100) / p,
              `You took ${sign}${k} as ${p}%. That is the change only; ${sign}${k} is all that there is now.`,
            ],
            [n + 10, `Try it: ${now}% of ${sign}${n + 10} is not ${sign}${k}. One per cent is ${sign}${k} ÷ ${now}.`],
            [(k * now) / 100, `You changed ${sign}${k} by ${p}% again. It has been changed already.`],
            [n + 20, `Try it: ${now}% of ${sign}${n + 20} is not ${sign}${k}. One per cent is ${sign}${k} ÷ ${now}.`],
            [n - 10, `Try it: ${now}% of ${sign}${n - 10} is not ${sign}${k}. One per cent is ${sign}${k} ÷ ${now}.`],
          ],
          (value) => Number.isInteger(value * (inMoney ? 100 : 1)),
        ),
      },
    )
  },
})

const MEMBERS = [
  ['A school library had', 'English books', 'Chinese books', 'books'],
  ['A sports club had', 'adults', 'children', 'members'],
  ['A delivery company had', 'vans', 'motorcycles', 'vehicles'],
] as const

const bothGroups = family('M118', 'Two groups that change', 'percentage-change', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [n, x, p, q] = [draw.int(200, 800, 20), draw.int(30, 75, 5), draw.int(10, 60, 5), draw.int(5, 40, 5)]
    const [first, second] = [(n * x) / 100, (n * (100 - x)) / 100]
    const [up, down] = [(first * p) / 100, (second * q) / 100]
    const now = n + up - down
    const share = (Math.abs(now - n) * 100) / n
    if (x === 50 || ![first, up, down].every(Number.isInteger) || !Number.isInteger(share * 2) || share < 2) return null
    if (share === Math.abs(p - q) || up === down) return null
    const [had, one, two, all] = draw.pick(MEMBERS)
    const answers = [count(now), percent(share)] as const
    const word = now > n ? 'increase' : 'decrease'
    return several(
      `${had} ${n} ${all} last year. ${x}% of them were ${one} and the rest were ${two}. This year, there are ${p}% more ${one} and ${q}% fewer ${two}.`,
      [
        part(
          3,
          `How many ${all} are there this year?`,
          answers[0],
          [
            `Last year: ${x}% of ${n} = ${first} ${one}; ${n} − ${first} = ${second} ${two} ✓`,
            withBars(
              `This year: ${100 + p}% of ${first} = ${first + up}; ${100 - q}% of ${second} = ${second - down} ✓`,
              barModel(
                [
                  bar(one, [cell(x / 5, `${first}`), cell((x * p) / 500, '', 'shaded')], '?'),
                  bar(two, [cell(((100 - x) * (100 - q)) / 500, ''), cell(((100 - x) * q) / 500, '', 'gone')], '?'),
                ],
                `shaded: ${p}% of ${first} more; taken away: ${q}% of ${second}`,
              ),
            ),
            `${first + up} + ${second - down} = ${now} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], count, [
              [
                (n * (100 + p - q)) / 100,
                `You changed all ${n} by ${p}% and ${q}%, but the ${p}% is of the ${one} only and the ${q}% of the ${two} only.`,
              ],
              [n + up + down, `You added ${q}% of the ${two}. There are fewer of them this year.`],
              [
                n - up + down,
                `You changed the two groups the wrong way round: there are more ${one} and fewer ${two}.`,
              ],
              [n + up, `You changed the ${one} only. There are ${q}% fewer ${two}.`],
              [first + up, `You found the ${one} only. Add the ${two}.`],
            ]),
          },
        ),
        part(
          1,
          `What is the percentage ${word} in the total number of ${all}?`,
          answers[1],
          [`{${Math.abs(now - n)}/${n}} × 100% = ${num(share)}% ✓`],
          {
            slips: different(answers[1], [
              slip(
                percent(Math.abs(p - q)),
                `You worked with ${p}% and ${q}% alone, but they are percentages of two different groups.`,
              ),
              slip(
                percent((now * 100) / n),
                `You wrote this year as a percentage of last year. Find the ${word} first.`,
              ),
              slip(
                percent(Math.abs(now - n)),
                `You found the ${word} as a number. Write it as a percentage of last year's ${n}.`,
              ),
            ]),
            follows: now > n ? `(a - ${n}) * 100 / ${n}` : `(${n} - a) * 100 / ${n}`,
          },
        ),
      ],
      { givens: { n, x, p, q } },
    )
  },
})

export const twoChanges = [before, bothGroups] as const
