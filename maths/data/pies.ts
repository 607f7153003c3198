/** Family M195: sectors as fractions and angles. */

import type { Draw } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { spread } from '#families/kit/quantities.ts'
import { count, fraction, num } from '#families/kit/quantity.ts'
import { pieChart } from './pie-pictures.ts'

/** Who was asked about what. */
const SURVEYS = [
  {
    about: 'the favourite ways of travelling of some pupils',
    who: 'pupils',
    chose: 'chose',
    names: ['Bus', 'MRT', 'Car', 'Bicycle'],
  },
  {
    about: 'the favourite drinks of some customers at a hawker centre',
    who: 'customers',
    chose: 'chose',
    names: ['Kopi', 'Teh', 'Milo', 'Juice'],
  },
  { about: 'the CCAs of some pupils', who: 'pupils', chose: 'chose', names: ['Sports', 'Music', 'Clubs', 'Scouts'] },
  {
    about: 'the favourite subjects of some pupils',
    who: 'pupils',
    chose: 'chose',
    names: ['Maths', 'Science', 'Art', 'PE'],
  },
] as const

type Four = readonly [number, number, number, number]

/** Four different angles, none too narrow, that make a whole circle. */
function angles(draw: Draw): Four | null {
  const [a, b, c] = [draw.int(45, 150, 15), draw.int(30, 120, 6), draw.int(36, 120, 12)]
  const d = 360 - a - b - c
  return d < 30 || d > 150 || new Set([a, b, c, d]).size < 4 ? null : [a, b, c, d]
}

function sectorFraction(draw: Draw) {
  const [survey, four] = [draw.pick(SURVEYS), angles(draw)]
  if (four === null) return null
  const { about, who, chose, names } = survey
  const [a, b, c, d] = four
  const answer = fraction(d, 360)
  if (Number(/\/(\d+)/.exec(answer.text)?.[1] ?? 99) > 15) return null
  const slips = spread(draw, answer, [
    slip(fraction(1, 4), `You took one of four sectors. They have different sizes.`),
    slip(fraction(d, 180), 'You divided by 180°. All the way round a point there are more degrees.'),
    slip(fraction(360 - d, 360), `You found the fraction of those who did *not* choose ${names[3]}.`),
    slip(fraction(d, 360 - d), `You compared ${names[3]} with the other three. The fraction is of all the ${who}.`),
    slip(fraction(Math.min(a, b, c), 360), 'You gave the fraction of the smallest sector whose angle is told.'),
    slip(fraction(Math.max(a, b, c), 360), 'You gave the fraction of the largest sector whose angle is told.'),
    slip(fraction(d, 720), 'You halved the fraction at the end.'),
    slip(fraction(1, 10), 'Find the angle first: all four angles together are a whole turn.'),
  ])
  if (slips === null) return null
  return single(
    1,
    `The pie chart shows ${about}. What fraction of the ${who} ${chose} ${names[3]}?`,
    answer,
    [`360° − ${a}° − ${b}° − ${c}° = ${d}°; {${d}/360} = ${answer.text} ✓`],
    {
      givens: { a, b, c },
      slips,
      picture: pieChart(
        about,
        four.map((degrees, i) => ({ name: names[i] ?? '', degrees, shown: i === 3 ? '' : `${degrees}°` })),
      ),
    },
  )
}

function numberOfSector(draw: Draw) {
  const [survey, four, each] = [draw.pick(SURVEYS), angles(draw), draw.int(1, 6)]
  if (four === null) return null
  const { about, who, chose, names } = survey
  const all = each * draw.pick([20, 24, 30, 40, 60])
  const numbers = four.map((degrees) => (degrees / 360) * all)
  if (!numbers.every(Number.isInteger) || all < 40 || all > 360) return null
  const [a, b, c, d] = four
  const [na = 0, , , nd = 0] = numbers
  const toTotal = draw.int(0, 1) === 1
  const answer = count(toTotal ? all : nd)
  const shown = four.map((degrees, i) => ({ name: names[i] ?? '', degrees, shown: i === 3 ? '' : `${degrees}°` }))
  const share = fraction(toTotal ? a : d, 360).text
  const told = toTotal
    ? `${na} ${who} ${chose} ${names[0]}. How many ${who} were asked altogether?`
    : `${all} ${who} were asked. How many of them ${chose} ${names[3]}?`
  return single(
    2,
    `The pie chart shows ${about}. ${told}`,
    answer,
    toTotal
      ? [
          withBars(
            `${names[0]}: {${a}/360} = ${share} of all ✓`,
            barModel([bar('All', [cell(a, String(na), 'shaded'), cell(360 - a)], '?')], `${a}° = ${na}`),
          ),
          `${na} ÷ ${a} × 360 = ${num(all)} ✓`,
        ]
      : [`${names[3]}: 360° − ${a}° − ${b}° − ${c}° = ${d}° ✓`, `{${d}/360} × ${all} = ${nd} ✓`],
    {
      givens: { a, b, c, ...(toTotal ? { na } : { all }) },
      slips: (toTotal
        ? [
            slip(count(na * 4), `You multiplied by 4, as if ${names[0]} were a quarter. Its angle is ${a}°.`),
            slip(count(na * 2), `You doubled. ${names[0]} is not half of the circle.`),
            slip(count(all - na), `You found the other ${who}. All of them are asked for.`),
            slip(count(all / 2), 'You took 180° for the whole circle.'),
            slip(count(na + 360 - a), 'You added degrees to a number of people. Find how many people 1° stands for.'),
            slip(count((a * na) / 360), `You took ${a}° of ${na}. ${na} is the part, not the whole.`),
          ]
        : [
            slip(count(((360 - d) / 360) * all), `You found how many did *not* choose ${names[3]}.`),
            slip(count(d), `You found the angle of the sector. Now find that part of ${all}.`),
            slip(count(na), `You found the number for ${names[0]}. Its angle is ${a}°.`),
            slip(count(all / 4), 'You divided by 4. The four sectors have different sizes.'),
            slip(count((d / 180) * all), 'You took 180° for the whole circle.'),
            slip(count((d / 100) * all), `You took ${d}° as ${d}%. A whole circle has 360°, not 100°.`),
          ]
      ).filter(({ value }) => value !== answer.value && Number.isInteger(value)),
      picture: pieChart(about, shown),
    },
  )
}

export const pies = family(
  'M195',
  'Sectors and angles',
  'pie-charts',
  { marks: 1, choice: true, level: 1, calculator: false, make: sectorFraction },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(numberOfSector) },
)
