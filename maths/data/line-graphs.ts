/** Family M193: line graphs of a rate. */

import type { Draw, Picture, Quantity } from '#families/family.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip } from '#families/kit/problem.ts'
import { measure, num } from '#families/kit/quantity.ts'
import { lineGraph } from './graphs.ts'

/** What changes: `stays` at first, then it changes by the same amount in each step of time. */
const STORIES = [
  {
    told: 'The line graph shows the volume of water in a tank. After some time its tap is opened and water flows out.',
    title: 'Volume (litres)',
    unit: 'litres',
    verb: 'flowed out',
    each: 'minute',
    plural: 'minutes',
    below: 'Time (min)',
    gone: 'the tank empty',
  },
  {
    told: 'The line graph shows the volume of petrol in the tank of a delivery van. The van stands still at first and then drives.',
    title: 'Petrol (litres)',
    unit: 'litres',
    verb: 'was used',
    each: 'hour',
    plural: 'hours',
    below: 'Time (h)',
    gone: 'the tank empty',
  },
  {
    told: 'The line graph shows the length of a burning candle. It is lit some time after the start.',
    title: 'Length (cm)',
    unit: 'cm',
    verb: 'burned away',
    each: 'hour',
    plural: 'hours',
    below: 'Time (h)',
    gone: 'the candle burned down',
  },
] as const

type Story = (typeof STORIES)[number]
type Fall = Readonly<{
  story: Story
  step: number
  start: number
  wait: number
  rate: number
  values: readonly number[]
  picture: Picture
  givens: Readonly<Record<string, number>>
}>

/** Seven readings from 0 to 6: level until `wait`, then falling. */
function falling(draw: Draw): Fall | null {
  const [story, step, wait] = [draw.pick(STORIES), draw.pick([2, 4, 10]), draw.int(1, 2)]
  const [rate, start] = [(draw.int(1, 4) * step) / 2, (draw.int(8, 20) * step) / 2]
  const values = Array.from({ length: 7 }, (_, i) => start - Math.max(0, i - wait) * rate)
  const end = values[6] ?? 0
  if (
    rate === 1 ||
    end < rate / 2 ||
    end > start / 2 ||
    (story.unit === 'cm' && start > 40) ||
    (story.unit === 'litres' && start < 20)
  )
    return null
  const picture = lineGraph(
    { title: story.title, step, below: story.below },
    values.map((_, i) => String(i)),
    values,
    start,
  )
  return {
    story,
    step,
    start,
    wait,
    rate,
    values,
    picture,
    givens: Object.fromEntries(values.map((value, i) => [`v${i}`, value])),
  }
}

const amount = ({ story }: Fall, n: number): Quantity => measure(n, story.unit)
const short = (wrong: Quantity): boolean => !/\.\d{3}/.test(wrong.text)

function ratePerStep(draw: Draw) {
  const fall = falling(draw)
  if (fall === null) return null
  const { story, step, start, wait, rate, values, picture, givens } = fall
  const end = values[6] ?? 0
  return single(
    2,
    `${story.told} How much ${story.verb} in each ${story.each} after that?`,
    amount(fall, rate),
    [
      `From ${wait} to 6 ${story.plural}: ${start} − ${end} = ${num(start - end)} ${story.unit} in ${6 - wait} ${story.plural} ✓`,
      `${num(start - end)} ÷ ${6 - wait} = ${num(rate)} ${story.unit} ✓`,
    ],
    {
      givens,
      slips: [
        slip(
          amount(fall, start - end),
          `You found how much ${story.verb} altogether. Share it among the ${story.plural}.`,
        ),
        slip(
          amount(fall, (start - end) / 6),
          `You shared among 6 ${story.plural}. Nothing changed in the first ${wait === 1 ? story.each : `${wait} ${story.plural}`}.`,
        ),
        slip(
          amount(fall, start / (6 - wait)),
          'You took the whole amount at the start. Look how much of it is left at the end.',
        ),
        slip(
          amount(fall, step),
          `You gave the value of one line of the grid. See how far the graph falls in one ${story.each}.`,
        ),
        slip(
          amount(fall, rate * 2),
          `You took the fall of two ${story.plural}. Read the graph at two marks next to each other.`,
        ),
        slip(amount(fall, end), 'You gave what is left at the end.'),
      ].filter((wrong) => wrong.value !== rate && short(wrong)),
      picture,
    },
  )
}

function percentAndEnd(draw: Draw) {
  const fall = falling(draw)
  if (fall === null) return null
  const { story, start, wait, rate, values, picture, givens } = fall
  const until = draw.int(wait + 2, 6)
  const [then, end] = [values[until] ?? 0, values[6] ?? 0]
  const percent = ((start - then) / start) * 100
  const empty = wait + start / rate
  if (!Number.isInteger(percent) || percent === 50 || !Number.isInteger(empty) || empty < 7 || empty > 12) return null
  const of = (n: number): Quantity => measure(Math.round(n * 100) / 100, '%')
  const unit = story.each === 'minute' ? 'min' : 'h'
  return several(
    story.told,
    [
      part(
        2,
        `Find the percentage decrease from the start to ${until} ${story.plural} later.`,
        of(percent),
        [
          `Decrease: ${start} − ${then} = ${num(start - then)} ${story.unit} ✓`,
          `{${num(start - then)}/${start}} × 100% = ${percent}% ✓`,
        ],
        {
          slips: [
            slip(of((then / start) * 100), `You found what percentage is left. The decrease is what has gone.`),
            slip(
              of(((start - then) / then) * 100),
              `You compared the decrease with ${then} ${story.unit}. Compare it with the amount at the start.`,
            ),
            slip(of(start - then), `You found the decrease in ${story.unit}. Write it as a percentage of the start.`),
          ].filter((wrong) => wrong.value !== percent),
        },
      ),
      part(
        1,
        `It goes on at the same rate. How long after the start is ${story.gone}?`,
        measure(empty, unit),
        [
          `${num(rate)} ${story.unit} in each ${story.each}: ${end} ÷ ${num(rate)} = ${num(end / rate)}; 6 + ${num(end / rate)} = ${empty} ${unit} ✓`,
        ],
        {
          slips: [
            slip(
              measure(empty - 6, unit),
              'You found the time after the last point of the graph. It is asked from the start.',
            ),
            slip(
              measure(empty - wait, unit),
              `You counted from the moment when it began to fall. It is asked from the start of the graph.`,
            ),
          ].filter((wrong) => wrong.value !== empty),
        },
      ),
    ],
    { givens, picture },
  )
}

export const lineGraphs = family(
  'M193',
  'Line graph of a rate',
  'tables-and-graphs',
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(ratePerStep) },
  { marks: 3, choice: false, level: 3, calculator: true, make: oneOf(percentAndEnd) },
)
