/** Family M196: two charts about the same thing, the last questions about data. */

import type { Draw } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, part, several, slip, withBars } from '#families/kit/problem.ts'
import { count, fraction, gcd, measure, money, num } from '#families/kit/quantity.ts'
import { pieChart, twoPies } from './pie-pictures.ts'

/** Two groups with the same three choices. */
const GROUPS = [
  {
    about: 'the favourite ways of travelling of the pupils of two schools',
    first: 'School A',
    second: 'School B',
    who: 'pupils',
    chose: 'chose',
    names: ['Bus', 'MRT', 'Car'],
  },
  {
    about: 'the favourite sports of the boys and the girls of a level',
    first: 'Boys',
    second: 'Girls',
    who: 'pupils',
    chose: 'chose',
    names: ['Netball', 'Football', 'Judo'],
  },
  {
    about: 'the drinks that were sold by two stalls',
    first: 'Stall P',
    second: 'Stall Q',
    who: 'drinks',
    chose: 'were',
    names: ['Kopi', 'Teh', 'Juice'],
  },
] as const

type Three = readonly [number, number, number]

function percents(draw: Draw): Three | null {
  const [a, b] = [draw.int(20, 55, 5), draw.int(20, 50, 5)]
  const c = 100 - a - b
  return c < 20 || new Set([a, b, c]).size < 3 ? null : [a, b, c]
}

function twoGroups(draw: Draw) {
  const group = draw.pick(GROUPS)
  const [one, two, n, m] = [percents(draw), percents(draw), draw.int(80, 400, 20), draw.int(80, 400, 20)]
  if (one === null || two === null || n === m) return null
  const { about, first, second, who, chose, names } = group
  const [a, b] = [(n * one[0]) / 100, (m * two[0]) / 100]
  const [more, percent] = [Math.abs(a - b), ((a + b) / (n + m)) * 100]
  if (!Number.isInteger(a) || !Number.isInteger(b) || more < 5 || !Number.isInteger(percent * 10) || one[0] === two[0])
    return null
  const [larger, smaller] = a > b ? [first, second] : [second, first]
  const shown = (three: Three) =>
    three.map((value, i) => ({ name: names[i] ?? '', degrees: value * 3.6, shown: `${value}%` }))
  const of = (value: number) => measure(Math.round(value * 100) / 100, '%')
  return several(
    `The pie charts show ${about}. There are ${n} ${who} in the chart for ${first} and ${m} in the chart for ${second}.`,
    [
      part(
        2,
        `How many more ${who} ${chose} ${names[0]} in the chart for ${larger} than in the chart for ${smaller}?`,
        count(more),
        [
          `${first}: ${one[0]}% of ${n} = ${num(a)}; ${second}: ${two[0]}% of ${m} = ${num(b)} ✓`,
          `${Math.max(a, b)} − ${Math.min(a, b)} = ${num(more)} ✓`,
        ],
        {
          slips: [
            slip(count(a + b), 'You added. The question asks how many *more* there are.'),
            slip(
              count((Math.abs(one[0] - two[0]) * (n + m)) / 100),
              'You subtracted the percentages. They are percentages of two different numbers.',
            ),
            slip(count(Math.abs(n - m)), 'You compared all in the two charts. Only one sector of each is asked for.'),
          ].filter(({ value }) => value !== more && Number.isInteger(value)),
        },
      ),
      part(
        2,
        `What percentage of all the ${who} in both charts ${chose} ${names[0]}?`,
        of(percent),
        [
          `${num(a)} + ${num(b)} = ${num(a + b)}; ${n} + ${m} = ${num(n + m)} ✓`,
          `{${num(a + b)}/${num(n + m)}} × 100% = ${num(percent)}% ✓`,
        ],
        {
          slips: [
            slip(
              of((one[0] + two[0]) / 2),
              'You took the average of the two percentages. That is right only for groups of the same size.',
            ),
            slip(of(one[0] + two[0]), 'You added the two percentages. They are of different wholes.'),
            slip(of(((a + b) / n) * 100), `You compared with the ${n} of one chart. Compare with all the ${who}.`),
          ].filter(({ value }) => value !== percent),
        },
      ),
    ],
    {
      givens: { n, m, a: one[0], b: two[0] },
      picture: twoPies(about, [
        [first, shown(one)],
        [second, shown(two)],
      ]),
    },
  )
}

/** Money spent or saved in four parts. */
const BUDGETS = [
  { who: 'family', about: 'how a family spends its money in a month', names: ['Food', 'Rent', 'Travel', 'Savings'] },
  {
    who: 'school',
    about: 'how a school spends the money for its carnival',
    names: ['Food', 'Tents', 'Prizes', 'Games'],
  },
  { who: 'club', about: 'how a club spends its money in a year', names: ['Trips', 'Prizes', 'Uniforms', 'Savings'] },
] as const

function budget(draw: Draw) {
  const { who, about, names } = draw.pick(BUDGETS)
  const [percent, top, bottom, unit] = [draw.int(20, 40, 5), draw.int(1, 3), draw.int(2, 5), draw.int(20, 60)]
  const total = unit * 100
  const quarter = total / 4
  const rest = total - quarter - (total * percent) / 100
  const third = (rest * top) / bottom
  const fourth = rest - third
  if (
    top >= bottom ||
    gcd(top, bottom) > 1 ||
    !Number.isInteger(third) ||
    third === fourth ||
    third / total < 0.08 ||
    fourth / total < 0.08
  )
    return null
  const spent = draw.int(10, 40, 5)
  const after = (fourth * (100 - spent)) / 100
  if (!Number.isInteger(after)) return null
  const degrees = (value: number): number => (value / total) * 360
  const second = (total * percent) / 100
  if (Math.abs(degrees(second) - 90) < 6) return null
  const share = fraction(top, bottom).text
  return several(
    `The pie chart shows ${about}. $${num(quarter)} is for ${names[0]} and ${percent}% of the money is for ${names[1]}. ${share} of the rest is for ${names[2]}, and what is left is for ${names[3]}.`,
    [
      part(
        3,
        `How much money is for ${names[3]}?`,
        money(fourth),
        [
          `The right angle is {1/4} of the circle: 4 × $${num(quarter)} = $${num(total)} ✓`,
          withBars(
            `${names[1]}: ${percent}% of $${num(total)} = $${num(second)}; rest: $${num(total)} − $${num(quarter)} − $${num(second)} = $${num(rest)} ✓`,
            barModel([
              bar(
                'All',
                [cell(25, names[0]), cell(percent, `${percent}%`), cell(75 - percent, 'rest', 'shaded')],
                `$${num(total)}`,
              ),
            ]),
          ),
          `${names[3]}: ${fraction(bottom - top, bottom).text} × $${num(rest)} = $${num(fourth)} ✓`,
        ],
        {
          slips: [
            slip(money(third), `You found the money for ${names[2]}. ${names[3]} is what is left.`),
            slip(money(rest), `You found ${names[2]} and ${names[3]} together.`),
            slip(
              money(((total - quarter) * (bottom - top)) / bottom),
              `You left out ${names[1]}. The rest is what remains after ${names[0]} *and* ${names[1]}.`,
            ),
            slip(
              money(total - quarter - second - (total * top) / bottom),
              `You took ${share} of all the money. It is ${share} of the rest.`,
            ),
          ].filter(({ value }) => value > 0 && value !== fourth),
        },
      ),
      part(
        1,
        `Next time the ${who} puts ${spent}% less money aside for ${names[3]}. How much is that?`,
        money(after),
        [`${100 - spent}% of $${num(fourth)} = $${num(after)} ✓`],
        {
          slips: [
            slip(money((fourth * spent) / 100), `You found ${spent}% of it. It becomes less *by* ${spent}%.`),
            slip(money((fourth * (100 + spent)) / 100), `You made it ${spent}% more.`),
          ],
          follows: `a * ${100 - spent} / 100`,
        },
      ),
    ],
    {
      givens: { quarter, percent, top, bottom, spent },
      picture: pieChart(about, [
        { name: names[0], degrees: 90, shown: `$${num(quarter)}` },
        { name: names[1], degrees: degrees(second), shown: `${percent}%` },
        { name: names[2], degrees: degrees(third), shown: '' },
        { name: names[3], degrees: degrees(fourth), shown: '' },
      ]),
    },
  )
}

export const pieProblems = family('M196', 'Pie charts compared', 'pie-charts', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: oneOf(twoGroups, budget),
})
