/** Families M112 and M116: long problems that join percentages with groups or with fractions. */
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, slip, withBars } from '#families/kit/problem.ts'
import { count, dollars, measure, money, num } from '#families/kit/quantity.ts'
import { different, percentRow, slipsBeside } from '#families/kit/working.ts'

const percent = (value: number) => measure(value, '%')

/** Who is counted, in the words of a story: the whole, two groups and what some of each do. */
const GROUPS = [
  ['pupils in a school', 'pupils', 'boys', 'girls', 'came by MRT'],
  ['runners in a charity run', 'runners', 'adults', 'children', 'finished within an hour'],
  ['residents at a block party', 'residents', 'seniors', 'other residents', 'brought their own cups'],
] as const

const twoGroups = family('M112', 'Percentages of two groups', 'percentage-of-a-whole', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [n, x, p, q] = [draw.int(240, 960, 40), draw.int(30, 70, 5), draw.int(10, 80, 5), draw.int(10, 80, 5)]
    const [first, second] = [(n * x) / 100, (n * (100 - x)) / 100]
    const [a, b] = [(first * p) / 100, (second * q) / 100]
    const share = ((a + b) * 100) / n
    if (x === 50 || Math.abs(p - q) < 10 || ![first, second, a, b, share * 2].every(Number.isInteger)) return null
    if (share === (p + q) / 2) return null
    const [whole, all, one, two, did] = draw.pick(GROUPS)
    const answers = [count(a + b), percent(share)] as const
    return several(
      `There were ${n} ${whole}. ${x}% of them were ${one} and the rest were ${two}. ${p}% of the ${one} and ${q}% of the ${two} ${did}.`,
      [
        part(
          3,
          `How many of the ${all} ${did}?`,
          answers[0],
          [
            withBars(
              `${x}% of ${n} = ${first} ${one}; ${n} − ${first} = ${second} ${two} ✓`,
              barModel(
                [
                  percentRow(
                    `All ${all}`,
                    [
                      [x, 'shaded'],
                      [100 - x, 'plain'],
                    ],
                    num(n),
                  ),
                ],
                `${x}% ${one}, ${100 - x}% ${two}`,
              ),
            ),
            withBars(
              `${p}% of ${first} = ${a} and ${q}% of ${second} = ${b} ✓`,
              barModel(
                [
                  percentRow(
                    one,
                    [
                      [p, 'shaded'],
                      [100 - p, 'plain'],
                    ],
                    num(first),
                  ),
                  percentRow(
                    two,
                    [
                      [q, 'shaded'],
                      [100 - q, 'plain'],
                    ],
                    num(second),
                  ),
                ],
                'Each bar is 100% of its own group',
              ),
            ),
            `${a} + ${b} = ${a + b} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], count, [
              [
                (n * (p + q)) / 100,
                `You took ${p + q}% of all ${n}. The ${p}% is of the ${one} only and the ${q}% of the ${two} only.`,
              ],
              [
                (n * (p + q)) / 200,
                `You took the middle of ${p}% and ${q}%, but the two groups are not of the same size.`,
              ],
              [n - a - b, `You found those of whom it is not true.`],
              [
                (first * q + second * p) / 100,
                `You gave each percentage to the wrong group: ${p}% belongs to the ${one}.`,
              ],
              [a, `You counted the ${one} only. Add those among the ${two}.`],
            ]),
          },
        ),
        part(1, `What percentage of all ${all} is this?`, answers[1], [`{${a + b}/${n}} × 100% = ${num(share)}% ✓`], {
          slips: different(answers[1], [
            slip(
              percent((p + q) / 2),
              `You took the middle of ${p}% and ${q}%, but the groups have different sizes. Use the number from (a).`,
            ),
            slip(percent(p + q), `You added two percentages of different wholes. Use the number from (a).`),
            slip(percent(100 - share), `You found the percentage of the others.`),
          ]),
          follows: `a * 100 / ${n}`,
        }),
      ],
      { givens: { n, x, p, q } },
    )
  },
})

const BOUGHT = [
  ['a vacuum cleaner', 'a microwave oven', 'Mdm Lim', 'She'],
  ['a bicycle', 'a pair of running shoes', 'Mr Rahmat', 'He'],
  ['a bookshelf', 'an office chair', 'Mrs Pillay', 'She'],
  ['a rice cooker', 'a coffee machine', 'Mr Goh', 'He'],
] as const

const thenFraction = family('M116', 'Percentage, then a fraction of the remainder', 'whole-from-percentage', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [p, top, bottom, n] = [draw.int(20, 60, 5), draw.int(1, 3), draw.int(3, 5), draw.int(200, 480, 20)]
    const first = (n * p) / 100
    const second = ((n - first) * top) / bottom
    const left = n - first - second
    if (top >= bottom || (top === 2 && bottom === 4) || ![first, second].every(Number.isInteger)) return null
    // The remainder is cut into equal parts of a whole number of per cent.
    const [rest, each] = [100 - p, (100 - p) / bottom]
    if (!Number.isInteger(each) || left === first || second === first) return null
    const [one, two, who, pronoun] = draw.pick(BOUGHT)
    const [bought, also] = [one, two].map((thing) => thing.replace(/^an? /, 'the '))
    const kept = (bottom - top) * each
    const answers = [money(n), money(Math.abs(first - second))] as const
    const more = first > second ? [bought, also] : [also, bought]
    return several(
      `${who} spent ${p}% of ${pronoun === 'She' ? 'her' : 'his'} money on ${one} and {${top}/${bottom}} of the remainder on ${two}. ${pronoun} had $${left} left.`,
      [
        part(
          3,
          `How much money did ${pronoun === 'She' ? 'she' : 'he'} have at first?`,
          answers[0],
          [
            withBars(
              `Remainder: 100% − ${p}% = ${rest}% ✓`,
              barModel([bar('All the money', [cell(p / 5, `${p}%`), cell(rest / 5, `${rest}%`, 'shaded')], '?')]),
            ),
            withBars(
              `Left: {${bottom - top}/${bottom}} × ${rest}% = ${kept}% of the money ✓`,
              barModel(
                [
                  bar('All the money', [
                    cell(p / 5, `${p}%`),
                    ...Array.from({ length: bottom }, (_, i) => cell(each / 5, '', i < top ? 'plain' : 'shaded')),
                  ]),
                ],
                `shaded: ${kept}% = $${left}`,
              ),
            ),
            `${kept}% = $${left}; 100% = $${left} ÷ ${kept} × 100 = ${dollars(n)} ✓`,
          ],
          {
            slips: slipsBeside(answers[0], money, [
              [
                (left * bottom) / (bottom - top),
                `You found the remainder after the first thing was bought. All the money is 100%, and the remainder only ${rest}%.`,
              ],
              [
                (left * 100) / rest,
                `You took the $${left} as ${rest}% of the money, but {${top}/${bottom}} of that part was spent too.`,
              ],
              [
                (left * 100 * bottom) / (100 * bottom - p * bottom - 100 * top),
                `You took {${top}/${bottom}} of all the money, but it is {${top}/${bottom}} of the remainder.`,
              ],
              [(left * 100) / kept - left, `You left out the $${left} that remained at the end.`],
              [
                (left * 100 * bottom) / (top * rest),
                `You took the $${left} as {${top}/${bottom}} of the remainder, but it is what was *not* spent of it.`,
              ],
            ]),
          },
        ),
        part(
          2,
          `How much more did ${more[0]} cost than ${more[1]}?`,
          answers[1],
          [
            `For ${bought}: ${p}% of ${dollars(n)} = ${dollars(first)}; for ${also}: ${dollars(n)} − ${dollars(first)} − $${left} = ${dollars(second)} ✓`,
            `${dollars(Math.max(first, second))} − ${dollars(Math.min(first, second))} = ${dollars(Math.abs(first - second))} ✓`,
          ],
          {
            slips: different(answers[1], [
              slip(money(first), `You found the price of ${bought} only. Compare it with that of ${also}.`),
              slip(money(second), `You found the price of ${also} only. Compare it with that of ${bought}.`),
              slip(
                money(Math.abs((n * top) / bottom - first)),
                `You took {${top}/${bottom}} of all the money for ${also}, but it is {${top}/${bottom}} of the remainder.`,
              ),
            ]),
            follows:
              first > second
                ? `a * ${p} / 100 - (a * ${rest} / 100 * ${top} / ${bottom})`
                : `a * ${rest} / 100 * ${top} / ${bottom} - a * ${p} / 100`,
          },
        ),
      ],
      { givens: { p, left, top, bottom } },
    )
  },
})

export const joined = [twoGroups, thenFraction] as const
