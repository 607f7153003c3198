/** Families M59 and M60: pie charts, line graphs and tables. */
import type { Draw } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { count, fraction, measure, money, words } from '#families/kit/quantity.ts'
import { graph, MONTHS, pie } from './charts.ts'

const SURVEYS = [
  ['their favourite sports', ['Netball', 'Swimming', 'Football', 'Tennis']],
  ['their favourite fruits', ['Mangoes', 'Apples', 'Bananas', 'Grapes']],
  ['their way to school', ['Walking', 'Bus', 'MRT', 'Car']],
  ['the clubs they belong to', ['Chess', 'Drama', 'Robotics', 'Choir']],
] as const

const pieChart = family(
  'M59',
  'Pie chart',
  'pie-charts',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [title, names] = draw.pick(SURVEYS)
      const [b, c] = [draw.int(20, 40, 5), draw.int(10, 25, 5)]
      const d = 75 - b - c
      if (d < 10 || new Set([25, b, c, d]).size < 4) return null
      const sectors = [
        { name: names[0], percent: 25, shown: '' },
        { name: names[1], percent: b, shown: `${b}%` },
        { name: names[2], percent: c, shown: `${c}%` },
        { name: names[3], percent: d, shown: '' },
      ]
      return single(
        1,
        `The pie chart shows the answers of some pupils about ${title}. What percentage chose ${names[3]}?`,
        measure(d, '%'),
        [`The right angle is 25%; 100% − 25% − ${b}% − ${c}% = ${d}% ✓`],
        {
          givens: { b, c },
          slips: [
            slip(
              measure(100 - b - c, '%'),
              `You took ${b}% and ${c}% from 100%. The sector with the right angle is another part.`,
            ),
            slip(measure(10, '%'), 'You guessed 10% from the picture. Work it out: all sectors together are 100%.'),
            slip(measure(d + 5, '%'), 'Your four sectors add up to 105%. Subtract once more.'),
            slip(
              measure(90 - b - c, '%'),
              `You subtracted from 90, as if the right angle of 90° were the whole. The whole circle is 100%.`,
            ),
            slip(measure(25, '%'), `You gave the percentage of the sector with the right angle, ${names[0]}.`),
            slip(measure(d + 10, '%'), 'Your four sectors add up to 110%. Subtract once more.'),
            slip(measure(d - 5, '%'), 'Your four sectors add up to 95%. Subtract once more.'),
          ],
          picture: pie(title, sectors),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [title, names] = draw.pick(SURVEYS)
      const [b, c, n] = [draw.int(20, 40, 5), draw.int(10, 25, 5), draw.int(80, 400, 40)]
      const d = 75 - b - c
      if (
        d < 10 ||
        new Set([25, b, c, d]).size < 4 ||
        !Number.isInteger((n * b) / 100) ||
        !Number.isInteger((n * c) / 100)
      )
        return null
      const [quarter, second] = [n / 4, (n * b) / 100]
      const sectors = [
        { name: names[0], percent: 25, shown: String(quarter) },
        { name: names[1], percent: b, shown: `${b}%` },
        { name: names[2], percent: c, shown: `${c}%` },
        { name: names[3], percent: d, shown: '' },
      ]
      return several(
        `The pie chart shows the answers of all the pupils of a school level about ${title}. ${quarter} of them chose ${names[0]}, ${b}% chose ${names[1]} and ${c}% chose ${names[2]}.`,
        [
          part(
            2,
            `How many pupils chose ${names[1]}?`,
            count(second),
            [`The right angle is {1/4} of the circle: ${quarter} × 4 = ${n} pupils ✓`, `${b}% of ${n} = ${second} ✓`],
            {
              slips: [
                slip(
                  count((quarter * b) / 100),
                  `You found ${b}% of ${quarter}. The percentages are of *all* the pupils, and ${quarter} is only a quarter of them.`,
                ),
                slip(count(n), 'You found the number of all the pupils. Now find the part that is asked for.'),
                slip(count((n * c) / 100), `You found the number for ${names[2]}, ${c}%.`),
              ].filter(({ value }) => Number.isInteger(value)),
            },
          ),
          part(
            1,
            `What fraction of the pupils chose ${names[3]}?`,
            fraction(d, 100),
            [`100% − 25% − ${b}% − ${c}% = ${d}% = ${fraction(d, 100).text} ✓`],
            {
              slips: [
                slip(
                  fraction(100 - b - c, 100),
                  `You left out the quarter that chose ${names[0]}: take it from the whole too.`,
                ),
                slip(fraction(b + c + 25, 100), `You added the other three sectors. ${names[3]} is what they leave.`),
              ],
            },
          ),
        ],
        { givens: { quarter, b, c }, picture: pie(title, sectors) },
      )
    },
  },
)

/** What the pupil overlooked who takes this for the greatest increase. */
function change(i: number, by: number): string {
  const months = `From ${MONTHS[i]} to ${MONTHS[i + 1]}`
  if (by > 0) return `${months} the number rose by ${by} only. Look for the part of the line that rises most steeply.`
  if (by < 0) return `${months} the number fell by ${-by}. An increase goes up from left to right.`
  return `${months} the number did not change. Look for a part of the line that goes up.`
}

function fiveMonths(draw: Draw): readonly [number, number, number, number, number] {
  const value = (): number => draw.int(20, 90, 10)
  return [value(), value(), value(), value(), value()]
}

const lineGraph = family(
  'M60',
  'Line graph',
  'tables-and-graphs',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const values = fiveMonths(draw)
      const changes = values.slice(1).map((value, i) => value - (values[i] ?? 0))
      const most = Math.max(...changes)
      if (most < 20 || changes.filter((value) => value === most).length > 1) return null
      const pair = (i: number) => words(i + 1, `${MONTHS[i]} and ${MONTHS[i + 1]}`)
      const key = changes.indexOf(most)
      return single(
        1,
        'The line graph shows the number of books borrowed from a class library. Between which two months was the increase the greatest?',
        pair(key),
        [`From ${MONTHS[key]} to ${MONTHS[key + 1]} the number rose by ${most}, more than in any other month ✓`],
        {
          givens: values.reduce<Record<string, number>>(
            (all, value, i) => Object.assign(all, { [`v${i}`]: value }),
            {},
          ),
          slips: [0, 1, 2, 3].map((i) => slip(pair(i), change(i, changes[i] ?? 0))),
          picture: graph('Number of books', values),
        },
      )
    },
  },
  {
    marks: 4,
    choice: false,
    level: 3,
    calculator: true,
    make: (draw) => {
      const values = fiveMonths(draw)
      const [jan, , , apr, may] = values
      const sum = values.reduce((total, value) => total + value, 0)
      const percent = ((may - apr) / apr) * 100
      if (sum % 5 !== 0 || percent <= 0 || !Number.isInteger(percent) || percent > 100 || new Set(values).size < 4)
        return null
      const [price, thing] = draw.pick([
        [3, 'plants'],
        [4, 'candles'],
        [6, 'cushions'],
      ])
      return several(
        `The line graph shows the number of ${thing} that a stall sold from January to May. Each was sold at $${price}.`,
        [
          part(
            1,
            'How much money was received in January?',
            money(jan * price),
            [`${jan} × $${price} = $${jan * price} ✓`],
            {
              slips: [
                slip(money(sum * price), 'You found the money of all five months. Only January is asked for.'),
                slip(money(jan), `You gave the number of ${thing}. Each was sold at $${price}.`),
              ],
            },
          ),
          part(
            1,
            `Find the average number of ${thing} sold in a month.`,
            count(sum / 5),
            [`${sum} ÷ 5 = ${sum / 5} ✓`],
            {
              slips: [
                slip(count(sum), 'You found the total. For the average, share it among the months.'),
                slip(count(sum / 4), 'You divided by 4. Count the points on the line: there are five months.'),
                slip(
                  count((jan + may) / 2),
                  'You took the average of the first and the last month. Add all five numbers.',
                ),
              ].filter(({ value }) => Number.isInteger(value * 100)),
            },
          ),
          part(
            2,
            'Find the percentage increase from April to May.',
            measure(percent, '%'),
            [
              withBars(
                `Increase: ${may} − ${apr} = ${may - apr} ✓`,
                barModel([
                  bar('April', [cell(apr, String(apr))]),
                  bar('May', [cell(apr, String(apr)), cell(may - apr, '?', 'shaded')], String(may)),
                ]),
              ),
              `{${may - apr}/${apr}} × 100% = ${percent}% ✓`,
            ],
            {
              slips: [
                slip(
                  measure(may - apr, '%'),
                  `You found the increase of ${may - apr}. Now write it as a percentage of the number in April.`,
                ),
                slip(
                  measure(Math.round(((may - apr) / may) * 10_000) / 100, '%'),
                  `You divided by ${may}, the number in May. An increase is compared with the number before it.`,
                ),
                slip(
                  measure(Math.round((may / apr) * 10_000) / 100, '%'),
                  `You wrote ${may} as a percentage of ${apr}. Compare only the increase with ${apr}.`,
                ),
              ],
            },
          ),
        ],
        {
          givens: { price, v0: values[0], v1: values[1], v2: values[2], v3: values[3], v4: values[4] },
          picture: graph(`Number of ${thing}`, values),
        },
      )
    },
  },
)

export const dataFamilies = [pieChart, lineGraph] as const
