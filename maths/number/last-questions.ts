/** Families M74 and M75, which join two ideas; M74: a difference in number and one in value. */
import type { Draw, Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, withBars } from '#families/kit/problem.ts'
import { count, measure, money, num } from '#families/kit/quantity.ts'
import { posts } from './posts.ts'
import { wrong } from './wrong.ts'

const kilograms = (value: number): Quantity => measure(value, 'kg')

/** `one` of the fewer, more valuable things and the other kind; `worth` says what both together bring. */
const TRADES = [
  {
    values: [12, 7],
    kinds: ['adult tickets', 'child tickets'],
    as: money,
    story: (gap: number, more: string) =>
      `A museum sold ${gap} more child tickets at $7 each than adult tickets at $12 each. The adult tickets brought in ${more} more than the child tickets.`,
    ask: 'How much did all the tickets bring in?',
    how: 'were sold',
  },
  {
    values: [10, 4],
    kinds: ['large bags', 'small bags'],
    as: kilograms,
    story: (gap: number, more: string) =>
      `A provision shop has large bags of rice of 10 kg each and small bags of rice of 4 kg each. There are ${gap} more small bags than large bags. The large bags have a mass of ${more} more than the small bags.`,
    ask: 'What is the mass of all the bags?',
    how: 'are there',
  },
  {
    values: [5, 2],
    kinds: ['$5 notes', '$2 notes'],
    as: money,
    story: (gap: number, more: string) =>
      `A stallholder at a hawker centre has $5 notes and $2 notes. There are ${gap} more $2 notes than $5 notes. The $5 notes are worth ${more} more than the $2 notes.`,
    ask: 'How much are all the notes worth?',
    how: 'are there',
  },
] as const

function gapAndValue(draw: Draw) {
  const { values, kinds, as, story, ask, how } = draw.pick(TRADES)
  const [[v1, v2], [many, others]] = [values, kinds]
  const [n, gap] = [draw.int(18, 64), draw.int(6, 24)]
  const [extra, each] = [gap * v2, v1 - v2]
  const more = n * v1 - (n + gap) * v2
  const total = n * v1 + (n + gap) * v2
  if (more < 20 || more === extra || n % 10 === 0) return null
  const said = (value: number): string => as(value).text
  return several(
    story(gap, said(more)),
    [
      part(
        3,
        `How many ${many} ${how}?`,
        count(n),
        [
          withBars(
            `The ${gap} extra ${others}: ${gap} × ${said(v2)} = ${said(extra)} ✓`,
            barModel([
              bar(many, [cell(n * v2, ''), cell(extra, ''), cell(more, said(more))]),
              bar(others, [cell(n * v2, ''), cell(extra, `${gap} extra: ${said(extra)}`, 'shaded')]),
            ]),
          ),
          withBars(
            `Without them there are as many ${others} as ${many}, and the difference is ${said(more)} + ${said(extra)} = ${said(more + extra)} ✓`,
            barModel([
              bar(many, [cell(n * v2, ''), cell(more + extra, said(more + extra), 'shaded')]),
              bar(others, [cell(n * v2, `as many as ${many}`), cell(extra, said(extra), 'gone')]),
            ]),
          ),
          `Difference of one pair: ${said(v1)} − ${said(v2)} = ${said(each)}; ${num(more + extra)} ÷ ${each} = ${n} ✓`,
        ],
        {
          slips: wrong(n, [
            [n + gap, `You found the number of ${others}. The ${many} are asked for.`],
            [
              more / each,
              `You shared ${said(more)} as if there were as many ${others} as ${many}. What do the ${gap} extra ${others} add?`,
            ],
            [
              (more - extra) / each,
              `You subtracted the ${said(extra)} of the ${gap} extra ${others}. Without them, is the difference between both kinds larger or smaller than ${said(more)}?`,
            ],
            [
              (more + extra) / v1,
              `You divided by ${v1}. One of the ${many} is only ${said(each)} more than one of the ${others}.`,
            ],
            [more + extra, `You found the difference for equal numbers of both kinds. How many pairs make it?`],
            [
              (more + extra) / (v1 + v2),
              `You divided by ${v1} + ${v2}. The two kinds are compared, so what is the difference of one pair?`,
            ],
          ]),
        },
      ),
      part(
        1,
        ask,
        as(total),
        [
          `${n} × ${said(v1)} + ${n + gap} × ${said(v2)} = ${said(n * v1)} + ${said((n + gap) * v2)} = ${said(total)} ✓`,
        ],
        {
          slips: wrong(
            total,
            [
              [n * (v1 + v2), `You took equal numbers of both kinds. There are ${gap} more ${others}.`],
              [n * v1, `You counted the ${many} only. Add the ${others}.`],
              [n * v1 + (n - gap) * v2, `You took ${gap} fewer ${others}. Read again which kind has more.`],
            ],
            as,
          ),
          follows: `${v1} * a + ${v2} * (a + ${gap})`,
        },
      ),
    ],
    { givens: { gap, more, v1, v2 } },
  )
}

const notes = family('M74', 'Difference in number and in value', 'whole-number-problems', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: gapAndValue,
})

export const lastQuestions = [notes, posts] as const
