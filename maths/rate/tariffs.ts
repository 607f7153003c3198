/** Families M129 and M130: how much or how long at a rate, and charges in steps. */
import type { Quantity } from '#families/family.ts'
import { family, part, several, single } from '#families/kit/problem.ts'
import { dollars, measure, money, num } from '#families/kit/quantity.ts'
import { slipsBeside } from '#families/kit/working.ts'

/** The text around two amounts and a time, the unit of the time, its word and what is counted. */
const AT_A_RATE = [
  [
    'A tap fills a tank of ',
    ' litres in ',
    ' minutes. At this rate, how many minutes does it take to fill a tub of ',
    ' litres?',
    'min',
    'minute',
    'litres',
  ],
  [
    'A packer at a warehouse packs ',
    ' boxes in ',
    ' minutes. At this rate, how many minutes are needed to pack ',
    ' boxes?',
    'min',
    'minute',
    'boxes',
  ],
  [
    'A van uses ',
    ' litres of diesel in ',
    ' days. At this rate, for how many days will ',
    ' litres last?',
    'days',
    'day',
    'litres',
  ],
  [
    'A caterer serves ',
    ' bowls of laksa in ',
    ' minutes. At this rate, how many minutes does it take to serve ',
    ' bowls?',
    'min',
    'minute',
    'bowls',
  ],
] as const

const howLong = family('M129', 'How long at a rate', 'rate', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [r, t, answerTime] = [draw.int(3, 15), draw.int(3, 12), draw.int(3, 20)]
    const [p, q] = [r * t, r * answerTime]
    if (t === answerTime || q === t || r === t) return null
    const [start, middle, then, end, unit, time, things] = draw.pick(AT_A_RATE)
    const kind = (n: number): Quantity => measure(n, unit)
    const answer = kind(answerTime)
    const tried = (n: number): readonly [number, string] => [
      n,
      `At this rate, ${n} ${time}s go with ${r * n} ${things}, not with ${q}. Find the number of ${things} for one ${time} first.`,
    ]
    return single(
      1,
      `${start}${p}${middle}${t}${then}${q}${end}`,
      answer,
      [`${p} ÷ ${t} = ${r} ${things} for one ${time}; ${q} ÷ ${r} = ${answerTime} ${unit} ✓`],
      {
        givens: { p, t, q },
        slips: slipsBeside(
          answer,
          kind,
          [
            [r, `You found the number of ${things} for one ${time}. Use it to find how long ${q} ${things} take.`],
            [
              t + q - p,
              `You changed ${t} by as much as the number of ${things}. One ${time} does not go with just one of the ${things}.`,
            ],
            [q / t, `You divided ${q} by ${t}, but the ${t} ${time}s go with ${p} ${things}.`],
            tried(answerTime + 1),
            tried(answerTime - 1),
            [
              Math.abs(q - p),
              `You found the difference of the two numbers of ${things}. The question asks for a time.`,
            ],
            tried(answerTime + 2),
            tried(answerTime - 2),
            tried(answerTime + 3),
            tried(answerTime - 3),
          ],
          (n) => Number.isInteger(n) && n > 1,
        ),
      },
    )
  },
})

/** How something is charged: for a first piece, then for steps. `asked` and `paid` are the questions. */
type Tariff = Readonly<{
  text: string
  first: readonly number[]
  step: readonly number[]
  unit: string
  asked: string
  paid: string
}>

const TARIFFS: readonly [Tariff, ...Tariff[]] = [
  {
    text: 'A bicycle shop at East Coast Park charges # for the first @ of a ride and % for every & after that. Part of & is charged as &.',
    first: [30, 60],
    step: [10, 15, 20],
    unit: 'min',
    asked: 'A ride took $. How much was the charge?',
    paid: 'Another ride cost #. What was the longest time that it can have taken?',
  },
  {
    text: 'A courier charges # for the first @ of a parcel and % for every & after that. Part of & is charged as &.',
    first: [500, 1000],
    step: [200, 250, 400],
    unit: 'g',
    asked: 'A parcel has a mass of $. How much is the charge?',
    paid: 'Another parcel cost #. What is the greatest mass that it can have?',
  },
  {
    text: 'A taxi fare is # for the first @ and % for every & after that. Part of & is charged as &.',
    first: [800, 1000],
    step: [300, 350, 400],
    unit: 'm',
    asked: 'How much is the fare for a ride of $?',
    paid: 'Another fare was #. What is the longest distance that this ride can have had?',
  },
]

const steps = family('M130', 'A charge in steps', 'rate', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const tariff = draw.pick(TARIFFS)
    const [first, step] = [draw.int(0, tariff.first.length - 1), draw.int(0, tariff.step.length - 1)]
    const [a, b] = [tariff.first[first] ?? 1, tariff.step[step] ?? 1]
    const [charge, each] = [draw.int(200, 520, 20), draw.int(20, 60, 5)]
    const [n, m] = [draw.int(3, 14), draw.int(4, 18)]
    // The last of n steps is begun and not full.
    const size = a + (n - 1) * b + draw.int(1, 3) * (b / 5)
    if (n === m || each * 2 > charge || !Number.isInteger(size)) return null
    const [total, paid] = [charge + n * each, charge + m * each]
    const unit = (x: number): string => `${num(x)} ${tariff.unit}`
    const cents = (x: number): Quantity => money(x / 100)
    const longest = (x: number): Quantity => measure(x, tariff.unit)
    const answers = [cents(total), longest(a + m * b)] as const
    const text = tariff.text
      .replace('#', () => dollars(charge / 100))
      .replace('@', () => unit(a))
      .replace('%', () => dollars(each / 100))
      .replaceAll('&', () => unit(b))
    return several(
      text,
      [
        part(
          2,
          tariff.asked.replace('$', () => unit(size)),
          answers[0],
          [
            `After the first ${unit(a)}: ${num(size)} − ${num(a)} = ${unit(size - a)}; ${num(size - a)} ÷ ${b} is more than ${n - 1}, so ${n} times ${unit(b)} ✓`,
            `${dollars(charge / 100)} + ${n} × ${dollars(each / 100)} = ${dollars(total / 100)} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], cents, [
              [total - each, `You left out the last part of ${unit(b)}. It is charged as a whole one.`],
              [n * each, `You left out the ${dollars(charge / 100)} for the first ${unit(a)}.`],
              [
                charge + Math.ceil(size / b) * each,
                `You charged ${dollars(each / 100)} for the first ${unit(a)} as well. They are paid for already.`,
              ],
              [
                Math.ceil(size / b) * each,
                `You charged ${dollars(each / 100)} for every ${unit(b)}. The first ${unit(a)} cost ${dollars(charge / 100)}.`,
              ],
            ]),
          },
        ),
        part(
          2,
          tariff.paid.replace('#', () => dollars(paid / 100)),
          answers[1],
          [
            `(${dollars(paid / 100)} − ${dollars(charge / 100)}) ÷ ${dollars(each / 100)} = ${m} times ${unit(b)} ✓`,
            `At most ${num(a)} + ${m} × ${b} = ${unit(a + m * b)} ✓`,
          ],
          {
            slips: slipsBeside(answers[1], longest, [
              [m * b, `You left out the first ${unit(a)}.`],
              [a + (m - 1) * b, `You stopped one step too early: the last ${unit(b)} can be full.`],
              [
                (paid / each) * b,
                `You divided the whole ${dollars(paid / 100)} by ${dollars(each / 100)}. The first ${unit(a)} have their own price.`,
              ],
              [a + (m + 1) * b, `You took one step too many. It would cost ${dollars((paid + each) / 100)}.`],
            ]),
          },
        ),
      ],
      { givens: { charge: charge / 100, a, each: each / 100, b, size, paid: paid / 100 } },
    )
  },
})

export const tariffFamilies = [howLong, steps] as const
