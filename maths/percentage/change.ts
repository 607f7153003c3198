/** Families M22 and M25: increase and decrease in per cent. */
import type { Maker, Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, measure, num } from '#families/kit/quantity.ts'
import { different, percentRow, slipsBeside, withMore } from '#families/kit/working.ts'

const percent = (value: number): Quantity => measure(value, '%')

const rise = {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [x, p] = [draw.int(40, 400, 20), draw.int(10, 60, 5)]
    const y = (x * (100 + p)) / 100
    if (!Number.isInteger(y)) return null
    const place = draw.pick(['a club', 'a reading club', 'a choir', 'a swimming course'])
    const answer = percent(p)
    const tried = (guess: number): readonly [number, string] => [
      guess,
      `${guess}% of ${x} is ${num((guess * x) / 100)}, but ${y - x} members came. Find what part of ${x} that is.`,
    ]
    const fits = (n: number): boolean => Number.isInteger(n * 10) && n < 100
    const first = slipsOf(
      percent,
      [
        [
          ((y - x) / y) * 100,
          `You compared the ${y - x} new members with ${y}. Compare them with the number at first, ${x}.`,
        ],
        [y - x, `You wrote the ${y - x} new members as a percentage. Find what part of ${x} they are.`],
        [100 - p, `You took the increase away from 100%. The question asks for the increase itself.`],
        [(x / y) * 100, `You wrote ${x} as a percentage of ${y}. Find the increase and compare it with ${x}.`],
        tried(p + 10),
        tried(p + 5),
      ],
      fits,
    )
    return single(
      1,
      `The number of members of ${place} rose from ${x} to ${y}. Find the percentage increase.`,
      answer,
      [`Increase: ${y - x}; {${y - x}/${x}} × 100% = ${p}% ✓`],
      {
        givens: { x, y },
        slips: withMore(
          answer,
          first,
          slipsOf(percent, [tried(p - 5), tried(p - 10)], (n) => n > 0),
        ),
      },
    )
  },
} satisfies Maker

const upAndDown = {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [p, q, x] = [draw.int(10, 50, 5), draw.int(10, 50, 5), draw.int(120, 900, 20)]
    const y = (x * (100 + p)) / 100
    const z = (y * (100 - q)) / 100
    if (!Number.isInteger(y) || !Number.isInteger(z) || z === x || p === q) return null
    const down = Math.abs(z - x)
    if (!Number.isInteger((down * 1000) / x)) return null
    const answers = [count(z), measure((down * 100) / x, '%')] as const
    return several(
      `A museum had ${x} visitors in April. The number rose by ${p}% in May and fell by ${q}% from May to June.`,
      [
        part(
          2,
          'How many visitors were there in June?',
          answers[0],
          [
            withBars(
              `May: ${100 + p}% of ${x} = ${y} ✓`,
              barModel([
                percentRow('April', [[100, 'plain']], num(x)),
                percentRow(
                  'May',
                  [
                    [100, 'plain'],
                    [p, 'shaded'],
                  ],
                  '?',
                ),
              ]),
            ),
            withBars(
              `June: ${100 - q}% of ${y} = ${z} ✓`,
              barModel(
                [
                  bar(
                    'May, now 100%',
                    [cell(((100 - q) * (100 + p)) / 500, `${100 - q}%`), cell((q * (100 + p)) / 500, `${q}%`, 'gone')],
                    num(y),
                  ),
                ],
                `June: ${100 - q}% of ${num(y)}`,
              ),
            ),
          ],
          {
            slips: slipsBeside(answers[0], count, [
              [
                (x * (100 + p - q)) / 100,
                `You put ${p}% and ${q}% together, but the ${q}% is of the number in May, not in April.`,
              ],
              [y, `You stopped at May. From May to June the number fell by ${q}%.`],
              [(y * q) / 100, `You found by how much the number fell. Take that away from the number in May.`],
              [(x * (100 - q)) / 100, `You left out the rise of ${p}% in May.`],
              [(y * (100 + q)) / 100, `The number fell in June, but you made it rise.`],
            ]),
          },
        ),
        part(
          1,
          `By how many per cent was June ${z < x ? 'lower' : 'higher'} than April?`,
          answers[1],
          [`{${down}/${x}} × 100% = ${num((down * 100) / x)}% ✓`],
          {
            slips: different(
              answers[1],
              slipsOf(
                percent,
                [
                  [
                    Math.abs(p - q),
                    `You took ${Math.min(p, q)}% from ${Math.max(p, q)}%, but they are percentages of different numbers.`,
                  ],
                  [(down * 100) / z, `You compared with June. Compare the change with April, where it began.`],
                  [(z * 100) / x, `You wrote June as a percentage of April. The question asks for the difference.`],
                ],
                (n) => Number.isInteger(n * 100),
              ),
            ),
            follows: z < x ? `(${x} - a) * 100 / ${x}` : `(a - ${x}) * 100 / ${x}`,
          },
        ),
      ],
      { givens: { x, p, q } },
    )
  },
} satisfies Maker

const change = family('M22', 'Percentage change', 'percentage-change', rise, upAndDown)

const morePerCent = family('M25', 'One quantity some per cent more', 'percentage-change', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [p, b] = [draw.int(10, 80, 5), draw.int(40, 300, 20)]
    const a = (b * (100 + p)) / 100
    if (!Number.isInteger(a)) return null
    const [one, two] = draw.children()
    const answer = count(b)
    const first = slipsOf(count, [
      [
        ((a + b) * (100 - p)) / 200,
        `You halved the total and took ${p}% off. ${two.name} is 100%, and ${one.name} is ${p}% more than that.`,
      ],
      [(a + b) / 2, `You shared the stickers equally, but ${one.name} has more.`],
      [a, `You found the stickers of ${one.name}. The question asks for those of ${two.name}.`],
      [(a + b) * (p / 100), `You took ${p}% of all ${a + b} stickers. The ${p}% is of what ${two.name} has.`],
      [
        ((a + b) * 100) / (100 + p),
        `You took ${a + b} as ${100 + p}%, which is ${one.name}'s part only. The total holds ${two.name}'s 100% as well.`,
      ],
    ])
    const more = slipsOf(count, [
      [a - b, `You found how many more stickers ${one.name} has.`],
      [
        ((a + b) * (100 - p)) / (200 - p),
        `You made ${two.name} ${p}% less than ${one.name}. The ${p}% is of ${two.name}'s stickers, which are 100%.`,
      ],
    ])
    return single(
      2,
      `${one.name} has ${p}% more stickers than ${two.name}. They have ${a + b} stickers altogether. How many stickers does ${two.name} have?`,
      answer,
      [
        withBars(
          `${two.name}: 100 units; ${one.name}: ${100 + p} units; altogether ${200 + p} units ✓`,
          barModel(
            [
              percentRow(two.name, [[100, 'shaded']], '?'),
              percentRow(one.name, [
                [100, 'plain'],
                [p, 'plain'],
              ]),
            ],
            `${200 + p}% = ${a + b}`,
          ),
        ),
        `${a + b} ÷ ${200 + p} × 100 = ${b} ✓`,
      ],
      { givens: { p, total: a + b }, slips: withMore(answer, first, more) },
    )
  },
})

export const percentageChange = [change, morePerCent] as const
