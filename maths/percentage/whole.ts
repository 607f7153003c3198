/** Families M23 and M24: the whole from a percentage. */
import { barModel } from '#families/kit/bars.ts'
import { family, single, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { percentRow, withMore } from '#families/kit/working.ts'

const wholeFromPart = family('M23', 'Whole from a percentage', 'whole-from-percentage', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, n] = [draw.int(15, 85, 5), draw.int(40, 480, 20)]
    const k = (n * a) / 100
    if (!Number.isInteger(k) || a === 50) return null
    const [what, verb] = draw.pick([
      ['pupils at a camp', 'can swim'],
      ['seats in a hall', 'are taken'],
      ['lockers', 'are in use'],
    ])
    const thing = what.split(' ')[0] ?? ''
    const answer = count(n)
    return single(
      1,
      `${a}% of the ${what} ${verb}. This is ${k} ${thing}. How many ${thing} are there altogether?`,
      answer,
      [
        withBars(
          `${a}% = ${k}; 100% = ${k} ÷ ${a} × 100 = ${n} ✓`,
          barModel(
            [
              percentRow(
                `All ${thing}`,
                [
                  [a, 'shaded'],
                  [100 - a, 'plain'],
                ],
                '?',
              ),
            ],
            `${a}% = ${k}`,
          ),
        ),
      ],
      {
        givens: { a, k },
        slips: withMore(
          answer,
          slipsOf(count, [
            [n - k, `You found how many ${thing} are in the other ${100 - a}%. The question asks for all of them.`],
            [(k * a) / 100, `You took ${a}% of ${k}, but ${k} is already the ${a}%. All the ${thing} are 100%.`],
            [k + a, `You added ${a} to ${k}. ${a}% is a part of the whole, not ${a} ${thing}.`],
            [k * 2, `You doubled ${k}, as if it were 50%. It is ${a}%.`],
            [n + k, `You added the ${k} to the whole once more. They are a part of it.`],
          ]),
          slipsOf(count, [
            [(k * 100) / (100 - a), `You took ${k} as the other ${100 - a}%. It is the ${a}%.`],
            [k * 10, `You took ${k} as 10% of the whole. It is ${a}%.`],
            [n + 20, `Try it: ${a}% of ${n + 20} is more than ${k}. One per cent is ${k} ÷ ${a}.`],
            [n - 20, `Try it: ${a}% of ${n - 20} is less than ${k}. One per cent is ${k} ÷ ${a}.`],
          ]),
        ),
      },
    )
  },
})

const onePartFixed = family('M24', 'Percentage with one part fixed', 'whole-from-percentage', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const [x, y, n] = [draw.int(30, 60, 5), draw.int(20, 55, 5), draw.int(80, 400, 20)]
    const girls = (n * x) / 100
    const after = (girls * 100) / y
    if (y >= x || !Number.isInteger(girls) || !Number.isInteger(after) || after - n > 200) return null
    const place = draw.pick(['camp', 'running event', 'singing festival', 'science fair'])
    return single(
      4,
      `There were ${n} children at a ${place} and ${x}% of them were girls. When some more boys arrived, ${y}% of the children were girls. How many boys arrived?`,
      count(after - n),
      [
        withBars(
          `Girls: ${x}% of ${n} = ${girls}, and their number stays the same ✓`,
          barModel(
            [
              percentRow(
                'At first',
                [
                  [x, 'shaded'],
                  [100 - x, 'plain'],
                ],
                num(n),
              ),
            ],
            `shaded: girls, ${girls}`,
          ),
        ),
        `${y}% of the new total = ${girls} ✓`,
        withBars(
          `New total: ${girls} ÷ ${y} × 100 = ${after} ✓`,
          barModel(
            [
              percentRow(
                'In the end',
                [
                  [y, 'shaded'],
                  [100 - y, 'plain'],
                ],
                '?',
              ),
            ],
            `shaded: girls, still ${girls}`,
          ),
        ),
        `Boys who arrived: ${after} − ${n} = ${after - n} ✓`,
      ],
      {
        givens: { n, x, y },
        slips: slipsOf(count, [
          [after, `You found how many children there were in the end. The question asks how many more boys came.`],
          [
            (n * (x - y)) / 100,
            `You took ${x}% − ${y}% of ${n}, but ${y}% is of the new total, which is more than ${n}.`,
          ],
          [after - girls, `You found all the boys in the end. Some of them were there from the start.`],
          [girls, `You found the number of girls. It stays the same; use it to find the new total.`],
        ]),
      },
    )
  },
})

export const wholeFromPercentage = [wholeFromPart, onePartFixed] as const
