/** Family M182: filling tanks and what runs over. */

import type { Draw, Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { litres } from '#families/kit/quantities.ts'
import { count, gcd, measure, num } from '#families/kit/quantity.ts'
import { cuboid, edgeLabels, fitted, picture, type Solid } from '#families/kit/shapes.ts'

/** A tank in its proportions with its three lengths, filled to a share of its height. */
export function tankPicture(
  edges: readonly [number, number, number],
  level: number,
  alt: string,
  names?: readonly [string, string, string],
): Picture {
  const size = fitted(edges, [210, 150])
  const solid: Solid = { left: 0, bottom: size.height + size.depth * 0.45, ...size }
  const [l, b, h] = edges
  const labels = edgeLabels(solid, names ?? [`${l} cm`, `${b} cm`, `${h} cm`])
  const width = size.width + size.depth * 0.6
  return picture([width + 70, solid.bottom + 28], [6, 4], alt, [cuboid(solid, level), labels])
}

const tankAlt = (l: number, b: number, h: number, filled: string): string =>
  `A rectangular tank ${l} cm long, ${b} cm wide and ${h} cm high${filled}`

/** What is filled from the tank. */
const VESSELS = [
  { name: 'cups', sizes: [150, 200, 250] },
  { name: 'bottles', sizes: [250, 500, 750] },
  { name: 'packets', sizes: [200, 250, 300] },
] as const

function vessels(draw: Draw) {
  const [l, b, h] = [draw.int(20, 40, 5), draw.int(10, 30, 5), draw.int(8, 30)]
  const { name, sizes } = draw.pick(VESSELS)
  const size = draw.pick(sizes)
  const volume = l * b * h
  const answer = volume / size
  if (l <= b || !Number.isInteger(answer) || answer < 8 || answer > 80 || answer === h) return null
  const drink = draw.pick(['lime juice', 'barley water', 'chrysanthemum tea', 'soya milk'])
  return single(
    2,
    `A rectangular container at a hawker stall is filled completely with ${drink}. At most how many ${name} of ${size} ml can be filled from it?`,
    count(answer),
    [`${l} × ${b} × ${h} = ${num(volume)} cm³ = ${num(volume)} ml ✓`, `${num(volume)} ÷ ${size} = ${answer} ✓`],
    {
      givens: { l, b, h, size },
      slips: [
        slip(count(answer * 10), `You have ten times too many. Check the noughts: ${size} ml is the size of each.`),
        slip(count(answer / 10), 'You have ten times too few. 1 cm³ is 1 ml: no change of the number is needed.'),
        slip(
          count((l * b) / size),
          `You used the base of the container only. Its volume needs the height of ${h} cm too.`,
        ),
        slip(
          count(volume / 1000),
          'You found the litres in the container. Now see how often the small volume fits in.',
        ),
        slip(count(answer + 1), 'Check your division: multiply your answer by the size of one.'),
        slip(count(answer - 1), 'Check your division: the rest would fill one more.'),
      ].filter(({ value, text }) => value !== answer && !/\.\d{3}/.test(text)),
      picture: tankPicture([l, b, h], 1, tankAlt(l, b, h, ', filled with a drink')),
    },
  )
}

type Filled = Readonly<{ l: number; b: number; h: number; a: number; c: number }>

function partlyFilled(draw: Draw): Filled | null {
  const [l, b, h, a, c] = [
    draw.int(30, 60, 5),
    draw.int(20, 40, 5),
    draw.int(20, 48, 4),
    draw.int(1, 3),
    draw.int(3, 5),
  ]
  if (a >= c || gcd(a, c) > 1 || l <= b || (h * a) % c !== 0 || (l * b * h) % 1000 !== 0) return null
  return { l, b, h, a, c }
}

/** A tap fills the tank to the brim; then cubes are put in and water runs over. */
function tapAndCubes(draw: Draw) {
  const tank = partlyFilled(draw)
  const [rate, edge, cubes] = [draw.int(2, 9), draw.int(5, 10), draw.int(3, 8)]
  if (tank === null) return null
  const { l, b, h, a, c } = tank
  const empty = (l * b * h * (c - a)) / c / 1000
  const [minutes, over] = [empty / rate, (cubes * edge ** 3) / 1000]
  if (!Number.isInteger(minutes * 2) || minutes < 2 || minutes > 25 || over > empty || over === 1) return null
  const total = (l * b * h) / 1000
  return several(
    `A rectangular tank, ${l} cm by ${b} cm by ${h} cm, is {${a}/${c}} filled with water. Water from a tap flows into it at ${rate} litres per minute until it is full.`,
    [
      part(
        3,
        'How many minutes does the tap take to fill the tank?',
        measure(minutes, 'min'),
        [
          `Tank: ${l} × ${b} × ${h} = ${num(total * 1000)} cm³ = ${num(total)} litres ✓`,
          withBars(
            `Still empty: {${c - a}/${c}} × ${num(total)} = ${num(empty)} litres ✓`,
            barModel([bar('Tank', [...unitCells(a, '', 'shaded'), ...unitCells(c - a, '?')], `${num(total)} litres`)]),
          ),
          `${num(empty)} ÷ ${rate} = ${num(minutes)} min ✓`,
        ],
        {
          slips: [
            slip(
              measure((total * a) / c / rate, 'min'),
              `You used the {${a}/${c}} of the tank that is filled. The tap has to fill the rest.`,
            ),
            slip(
              measure(total / rate, 'min'),
              'You filled the tank from the bottom. Some water is in it at the start.',
            ),
            slip(measure((empty * 10) / rate, 'min'), 'You are out by a nought. Check the litres: 1000 cm³ make one.'),
            slip(measure(empty * rate, 'min'), `You multiplied by ${rate}. ${rate} litres come in *each* minute.`),
          ].filter(({ value, text }) => value !== minutes && !/\.\d{3}/.test(text)),
        },
      ),
      part(
        1,
        `Then ${cubes} solid metal cubes with edges of ${edge} cm are put into the full tank. How many litres of water overflow?`,
        litres(over),
        [`${cubes} × ${edge} × ${edge} × ${edge} = ${num(over * 1000)} cm³ = ${num(over)} litres ✓`],
        {
          slips: [
            slip(litres(over / cubes), `You found the volume of one cube. There are ${cubes} of them.`),
            slip(
              litres((cubes * edge * edge) / 1000),
              `You multiplied ${edge} by ${edge} only. A cube has three edges to multiply.`,
            ),
            slip(litres(over * 10), 'You divided by 100. There are 1000 cm³ in a litre.'),
          ],
        },
      ),
    ],
    {
      givens: { l, b, h, a, c, rate, edge, cubes },
      picture: tankPicture([l, b, h], a / c, tankAlt(l, b, h, ', partly filled with water')),
    },
  )
}

/** A tap fills while a drain lets water out. */
function tapAndDrain(draw: Draw) {
  const tank = partlyFilled(draw)
  const [inflow, outflow] = [draw.int(5, 12), draw.int(2, 6)]
  if (tank === null || inflow - outflow < 2) return null
  const { l, b, h, a, c } = tank
  const [total, net] = [(l * b * h) / 1000, inflow - outflow]
  const empty = (total * (c - a)) / c
  const minutes = empty / net
  const later = draw.int(2, 4)
  const height = h - (later * outflow * 1000) / (l * b)
  if (!Number.isInteger(minutes) || minutes < 3 || minutes > 30 || !Number.isInteger(height * 10) || height < 5)
    return null
  return several(
    `A rectangular tank, ${l} cm by ${b} cm by ${h} cm, is {${a}/${c}} filled with water. Water flows in from a tap at ${inflow} litres per minute. At the same time water flows out through a hole at ${outflow} litres per minute.`,
    [
      part(
        3,
        'How many minutes does it take until the tank is full?',
        measure(minutes, 'min'),
        [
          `Tank: ${l} × ${b} × ${h} = ${num(total * 1000)} cm³ = ${num(total)} litres; still empty: {${c - a}/${c}} × ${num(total)} = ${num(empty)} litres ✓`,
          `In each minute the water grows by ${inflow} − ${outflow} = ${net} litres ✓`,
          `${num(empty)} ÷ ${net} = ${minutes} min ✓`,
        ],
        {
          slips: [
            slip(
              measure(empty / inflow, 'min'),
              `You used the tap alone. ${outflow} litres flow out again in each minute.`,
            ),
            slip(measure(empty / (inflow + outflow), 'min'), 'You added the two rates. One of them takes water away.'),
            slip(measure((empty * 10) / net, 'min'), 'You are out by a nought. Check the litres: 1000 cm³ make one.'),
            slip(
              measure(total / net, 'min'),
              `You filled the tank from the bottom. It is {${a}/${c}} filled at the start.`,
            ),
          ].filter(({ text }) => !/\.\d{3}/.test(text)),
        },
      ),
      part(
        1,
        `When the tank is full, the tap is turned off. The water goes on flowing out through the hole. Find the height of the water ${later} minutes later.`,
        measure(height, 'cm'),
        [
          `Out: ${later} × ${outflow} = ${later * outflow} litres = ${num(later * outflow * 1000)} cm³; ${num(later * outflow * 1000)} ÷ (${l} × ${b}) = ${num(h - height)} cm; ${h} − ${num(h - height)} = ${num(height)} cm ✓`,
        ],
        {
          slips: [
            slip(
              measure(h - height, 'cm'),
              'You found by how much the water falls. Take it from the height of the full tank.',
            ),
            slip(measure(h - (h - height) / later, 'cm'), `You let the water flow out for one minute only.`),
            slip(
              measure(h + (h - height), 'cm'),
              'You added the change. Water flows out, so it stands lower than before.',
            ),
          ].filter(({ value, text }) => value !== height && !/\.\d{3}/.test(text)),
        },
      ),
    ],
    {
      givens: { l, b, h, a, c, inflow, outflow, later },
      picture: tankPicture([l, b, h], a / c, tankAlt(l, b, h, ', partly filled with water')),
    },
  )
}

export const tanks = family(
  'M182',
  'Filling tanks',
  'volume',
  { marks: 2, choice: false, level: 2, calculator: false, make: vessels },
  {
    marks: 4,
    choice: false,
    level: 3,
    calculator: true,
    make: oneOf(tapAndCubes, tapAndDrain),
  },
)
