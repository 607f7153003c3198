/** Family M191: bar graphs. */

import type { Draw } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { spread } from '#families/kit/quantities.ts'
import { count, fraction, money, num } from '#families/kit/quantity.ts'
import { barGraph } from './graphs.ts'

/** What is counted, on which axis, and the bars. */
const STORIES = [
  {
    told: 'the number of books borrowed from a school library on five days',
    thing: 'books',
    title: 'Number of books',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  {
    told: 'the number of bowls of noodles sold at a hawker stall on five days',
    thing: 'bowls',
    title: 'Number of bowls',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  {
    told: 'the number of pupils in five CCAs',
    thing: 'pupils',
    title: 'Number of pupils',
    names: ['Band', 'Chess', 'Choir', 'Dance', 'Judo'],
  },
  {
    told: 'the number of plants in the community gardens of five HDB blocks',
    thing: 'plants',
    title: 'Number of plants',
    names: ['12A', '12B', '13A', '13B', '14A'],
  },
] as const

type Five = readonly [number, number, number, number, number]

/** Five different values on or halfway between the lines of the grid. */
function fiveValues(draw: Draw, step: number): Five | null {
  const value = (): number => (draw.int(3, 19) * step) / 2
  const values: Five = [value(), value(), value(), value(), value()]
  return new Set(values).size < 5 || values.some((n) => !Number.isInteger(n)) ? null : values
}

const givensOf = (values: readonly number[]): Record<string, number> =>
  Object.fromEntries(values.map((value, i) => [`v${i}`, value]))

function compare(draw: Draw) {
  const [story, step] = [draw.pick(STORIES), draw.pick([4, 10, 20])]
  const values = fiveValues(draw, step)
  const [first, second] = [draw.int(0, 4), draw.int(0, 4)]
  if (values === null || first === second) return null
  const [a, b] = [values[first] ?? 0, values[second] ?? 0]
  const [from, to] = [story.names[first], story.names[second]]
  const together = draw.int(0, 1) === 1
  if (!together && a - b < step) return null
  const answer = count(together ? a + b : a - b)
  const slips = spread(
    draw,
    answer,
    [
      slip(
        count(answer.value + step),
        `You read one of the bars a line too high or too low. From line to line it is ${step}.`,
      ),
      slip(
        count(answer.value - step),
        `You read one of the bars a line too low or too high. From line to line it is ${step}.`,
      ),
      slip(
        count(together ? Math.abs(a - b) : a + b),
        together
          ? 'You subtracted. The question asks for both together.'
          : 'You added. The question asks how many *more* there are.',
      ),
      slip(count(a), `You read the bar for ${from} only.`),
      slip(count(b), `You read the bar for ${to} only.`),
      slip(
        count(answer.value + 2 * step),
        together
          ? 'You read both bars a line too high.'
          : 'You are two lines of the grid out. Read both bars once more.',
      ),
      slip(
        count(answer.value + step / 2),
        `You are half a line out. Halfway between two lines is ${step / 2} more than the lower one.`,
      ),
      slip(
        count(answer.value - step / 2),
        `You are half a line out. Halfway between two lines is ${step / 2} less than the upper one.`,
      ),
      slip(
        count(answer.value / 2),
        'You took every line of the grid for half of what it stands for. Only every second line has a number.',
      ),
    ].filter(({ value }) => Number.isInteger(value)),
  )
  if (slips === null) return null
  const question = together
    ? `Find the number of ${story.thing} for ${from} and ${to} together.`
    : `How many more ${story.thing} are there for ${from} than for ${to}?`
  return single(
    1,
    `The bar graph shows ${story.told}. ${question}`,
    answer,
    [`${from}: ${a}; ${to}: ${b}; ${a} ${together ? '+' : '−'} ${b} = ${num(answer.value)} ✓`],
    {
      givens: givensOf(values),
      slips,
      picture: barGraph({ title: story.title, step, below: '' }, story.names, values, Math.max(...values)),
    },
  )
}

function fractionOfAll(draw: Draw) {
  const [story, step] = [draw.pick(STORIES), draw.pick([4, 10, 20])]
  const values = fiveValues(draw, step)
  const which = draw.int(0, 4)
  if (values === null) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const value = values[which] ?? 0
  const answer = fraction(value, sum)
  if (Number(/\/(\d+)/.exec(answer.text)?.[1] ?? 99) > 15) return null
  const name = story.names[which]
  return single(
    2,
    `The bar graph shows ${story.told}. What fraction of all the ${story.thing} is shown by the bar for ${name}? Give your answer in its simplest form.`,
    answer,
    [
      `All: ${values.join(' + ')} = ${num(sum)} ✓`,
      `${`{${value}/${sum}}` === answer.text ? answer.text : `{${value}/${sum}} = ${answer.text}`} ✓`,
    ],
    {
      givens: givensOf(values),
      slips: [
        slip(
          fraction(value, sum - value),
          `You compared ${value} with the other bars. The fraction is of *all* the ${story.thing}.`,
        ),
        slip(fraction(sum - value, sum), `You found the fraction that is *not* shown by the bar for ${name}.`),
        slip(fraction(1, 5), 'You took one bar out of five. The bars have different heights.'),
        slip(fraction(value, Math.max(...values)), 'You compared the bar with the highest one.'),
        slip(fraction(value + step, sum), `You read the bar a line too high. From line to line it is ${step}.`),
      ].filter(({ value: wrong }) => wrong !== answer.value),
      picture: barGraph({ title: story.title, step, below: '' }, story.names, values, Math.max(...values)),
    },
  )
}

function average(draw: Draw) {
  const [story, step] = [draw.pick(STORIES), draw.pick([4, 10, 20])]
  const values = fiveValues(draw, step)
  if (values === null) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const mean = sum / 5
  if (!Number.isInteger(mean)) return null
  const above = values.filter((value) => value > mean).length
  const more = Math.max(...values) - mean
  if (above === 0 || more === mean) return null
  const [high, low] = [Math.max(...values), Math.min(...values)]
  const name = story.names[values.indexOf(high)]
  return single(
    2,
    `The bar graph shows ${story.told}. By how much is the number for ${name} larger than the average of the five numbers?`,
    count(more),
    [`Average: (${values.join(' + ')}) ÷ 5 = ${num(sum)} ÷ 5 = ${mean} ✓`, `${high} − ${mean} = ${more} ✓`],
    {
      givens: givensOf(values),
      slips: [
        slip(count(mean), `You found the average. Now compare ${name} with it.`),
        slip(count(high - low), 'You compared the highest bar with the lowest one.'),
        slip(
          count(Math.abs(high - (high + low) / 2)),
          'You took the middle between the highest and the lowest bar. The average needs all five.',
        ),
        slip(count(sum - high), `You took ${high} from the total. Share the total among the five first.`),
      ].filter(({ value }) => value !== more && Number.isInteger(value)),
      picture: barGraph({ title: story.title, step, below: '' }, story.names, values, high),
    },
  )
}

/** What is sold for two prices. */
const SALES = [
  {
    told: 'tickets for a school concert',
    thing: 'tickets',
    low: 'child',
    lows: 'tickets for children',
    high: 'tickets for adults',
  },
  { told: 'meals at a food court', thing: 'meals', low: 'small', lows: 'small meals', high: 'large meals' },
  {
    told: 'T-shirts at a charity sale',
    thing: 'T-shirts',
    low: 'plain',
    lows: 'plain T-shirts',
    high: 'printed T-shirts',
  },
] as const

const lastQuestion = (draw: Draw) => {
  const [sale, step] = [draw.pick(SALES), draw.pick([20, 40])]
  const values = fiveValues(draw, step)
  const [percent, share, cheap, more] = [draw.int(10, 60, 5), draw.int(20, 45, 5), draw.int(3, 8), draw.int(2, 5)]
  if (values === null) return null
  const [mon, tue, wed, thu] = values
  const fri = (thu * (100 + percent)) / 100
  const all = mon + tue + wed + thu + fri
  const [low, dear] = [(all * share) / 100, cheap + more]
  if (!Number.isInteger(fri) || !Number.isInteger(low) || fri > step * 11 || values.slice(0, 4).includes(fri))
    return null
  const high = all - low
  const earned = low * cheap + high * dear
  return several(
    `The bar graph shows the number of ${sale.told} that were sold from Monday to Thursday. The bar for Friday is not drawn. On Friday ${percent}% more ${sale.thing} were sold than on Thursday.`,
    [
      part(
        2,
        `How many ${sale.thing} were sold on the five days altogether?`,
        count(all),
        [
          withBars(
            `Friday: ${100 + percent}% of ${thu} = ${fri} ✓`,
            barModel([
              bar('Thursday', [cell(100, '100%')], String(thu)),
              bar('Friday', [cell(100, '100%'), cell(percent, `${percent}%`, 'shaded')], '?'),
            ]),
          ),
          `${mon} + ${tue} + ${wed} + ${thu} + ${fri} = ${num(all)} ✓`,
        ],
        {
          slips: [
            slip(count(all - fri), 'You added four days only. Friday belongs to the five days.'),
            slip(
              count(all - thu),
              `You took ${percent}% of Thursday's number for Friday. There were ${percent}% *more* than on Thursday.`,
            ),
            slip(count(fri), 'You found the number for Friday. Add the other days.'),
            slip(
              count(all - fri + thu + percent),
              `You added ${percent} to Thursday's number. ${percent}% is a part of that number.`,
            ),
          ].filter(({ value }) => value !== all && Number.isInteger(value)),
        },
      ),
      part(
        2,
        `${share}% of them were ${sale.lows} at $${cheap} each and the rest were ${sale.high} at $${dear} each. How much money was collected?`,
        money(earned),
        [
          `${share}% of ${num(all)} = ${num(low)}; the rest: ${num(all)} − ${num(low)} = ${num(high)} ✓`,
          `${num(low)} × $${cheap} + ${num(high)} × $${dear} = $${num(low * cheap)} + $${num(high * dear)} = $${num(earned)} ✓`,
        ],
        {
          slips: [
            slip(money(low * dear + high * cheap), `You exchanged the two prices. The ${share}% cost $${cheap} each.`),
            slip(money(low * cheap), `You counted the ${sale.lows} only. The rest bring money too.`),
            slip(money(all * dear), `You took $${dear} for all of them. ${share}% were cheaper.`),
          ],
          follows: `a * ${share} / 100 * ${cheap} + a * ${100 - share} / 100 * ${dear}`,
        },
      ),
    ],
    {
      givens: { percent, share, cheap, dear, v0: mon, v1: tue, v2: wed, v3: thu },
      picture: barGraph(
        { title: `Number of ${sale.thing}`, step, below: '' },
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        [mon, tue, wed, thu, null],
        Math.max(...values, fri),
      ),
    },
  )
}

export const barGraphs = family(
  'M191',
  'Bar graph',
  'tables-and-graphs',
  { marks: 1, choice: true, level: 1, calculator: false, make: compare },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(fractionOfAll, average) },
  { marks: 4, choice: false, level: 3, calculator: true, make: lastQuestion },
)
