/** Families M59 and M60: pie charts, line graphs and tables. */

import { circle, drawing, label, line, millimetres, type Point, path } from '#maths/drawing.ts'
import type { Draw } from '#maths/problem/draw.ts'
import { type Family, type Picture, part, several, single } from '#maths/problem/problem.ts'
import { count, fraction, measure, money, words } from '#maths/problem/quantity.ts'

type Sector = Readonly<{ name: string; percent: number; shown: string }>

/** A sector of fewer per cent has its label beside the circle. */
const MIN_INSIDE = 20

function pie(title: string, sectors: readonly Sector[]): Picture {
  const margin = sectors.some(({ percent }) => percent < MIN_INSIDE) ? 118 : 20
  const [centre, radius]: [Point, number] = [[110 + margin, 136], 110]
  let turned = 0
  const at = (percent: number, far: number): Point => {
    const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2
    return [centre[0] + far * Math.cos(angle), centre[1] + far * Math.sin(angle)]
  }
  const body = sectors.map(({ name, percent, shown }) => {
    const start = at(turned, radius)
    const along = turned + percent / 2
    turned += percent
    if (percent < MIN_INSIDE) {
      const end = at(along, radius + 12)
      const side = end[0] < centre[0] ? -1 : 1
      const words = label([end[0] + side * 5, end[1]], `${name} ${shown}`.trim(), side < 0 ? 'end' : 'start')
      return line(centre, start) + line(at(along, radius * 0.8), end) + words
    }
    const middle = at(along, radius * 0.64)
    const words = label([middle[0], middle[1] - (shown === '' ? 0 : 8)], name)
    return line(centre, start) + words + (shown === '' ? '' : label([middle[0], middle[1] + 9], shown))
  })
  const square = path(`M${centre[0]} ${centre[1] - 11}h11v11`)
  const alt = `Pie chart about ${title}: ${sectors.map(({ name, shown }) => `${name}${shown === '' ? '' : ` ${shown}`}`).join(', ')}; the sector of ${sectors[0]?.name ?? ''} has a right angle`
  const width = 2 * centre[0]
  return { svg: drawing(width, 272, circle(centre, radius), ...body, square), alt, width: millimetres(width) }
}

const SURVEYS = [
  ['their favourite sports', ['Badminton', 'Swimming', 'Football', 'Tennis']],
  ['their favourite fruits', ['Mangoes', 'Apples', 'Bananas', 'Grapes']],
  ['their way to school', ['Walking', 'Bus', 'MRT', 'Car']],
  ['the clubs they belong to', ['Chess', 'Drama', 'Robotics', 'Choir']],
] as const

const pieChart: Family = {
  id: 'M59',
  name: 'Pie chart',
  skill: 'pie-charts',
  until: 0,
  makers: [
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
            slips: [100 - b - c, 10, d + 5, 90 - b - c, 25].map((n) => measure(n, '%')),
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
            part(2, `How many pupils chose ${names[1]}?`, count(second), [
              `The right angle is {1/4} of the circle: ${quarter} × 4 = ${n} pupils ✓`,
              `${b}% of ${n} = ${second} ✓`,
            ]),
            part(1, `What fraction of the pupils chose ${names[3]}?`, fraction(d, 100), [
              `100% − 25% − ${b}% − ${c}% = ${d}% = ${fraction(d, 100).text} ✓`,
            ]),
          ],
          { givens: { quarter, b, c }, picture: pie(title, sectors) },
        )
      },
    },
  ],
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May'] as const

/** A line graph of five months, one line of the grid every ten. */
function graph(title: string, values: readonly number[]): Picture {
  const [left, bottom, across, up] = [46, 220, 62, 2]
  const top = Math.ceil(Math.max(...values) / 20) * 20
  const x = (i: number): number => left + 30 + i * across
  const y = (value: number): number => bottom - value * up
  const rows = Array.from({ length: top / 20 + 1 }, (_, i) => i * 20)
  const right = x(4) + 30
  const grid = rows.map(
    (value) =>
      `<path d="M${left} ${y(value)}H${right}" stroke="#999" stroke-width="0.8"/>${label([left - 8, y(value)], String(value), 'end', 13)}`,
  )
  const columns = MONTHS.map((month, i) => label([x(i), bottom + 16], month, 'middle', 13))
  const points = values.map((value, i): Point => [x(i), y(value)])
  const joined = points.slice(1).map((point, i) => line(points[i] ?? point, point))
  const spots = points.map((point) => circle(point, 3.4, '#000'))
  const axes = [line([left, bottom], [right, bottom]), line([left, bottom], [left, y(top) - 8])]
  const shift = y(top) - 34
  const all = [
    label([left - 40, y(top) - 22], title, 'start', 13),
    ...grid,
    ...axes,
    ...columns,
    ...joined,
    ...spots,
  ].join('')
  const alt = `Line graph. ${title}: ${values.map((value, i) => `${MONTHS[i]} ${value}`).join(', ')}`
  return {
    svg: drawing(right + 8, bottom + 26 - shift, `<g transform="translate(0 ${-shift})">${all}</g>`),
    alt,
    width: millimetres(right + 8),
  }
}

function fiveMonths(draw: Draw): readonly [number, number, number, number, number] {
  const value = (): number => draw.int(20, 90, 10)
  return [value(), value(), value(), value(), value()]
}

const lineGraph: Family = {
  id: 'M60',
  name: 'Line graph',
  skill: 'tables-and-graphs',
  until: 0,
  makers: [
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
            slips: [0, 1, 2, 3].map(pair),
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
            part(1, 'How much money was received in January?', money(jan * price), [
              `${jan} × $${price} = $${jan * price} ✓`,
            ]),
            part(1, `Find the average number of ${thing} sold in a month.`, count(sum / 5), [
              `${sum} ÷ 5 = ${sum / 5} ✓`,
            ]),
            part(2, 'Find the percentage increase from April to May.', measure(percent, '%'), [
              `Increase: ${may} − ${apr} = ${may - apr} ✓`,
              `{${may - apr}/${apr}} × 100% = ${percent}% ✓`,
            ]),
          ],
          {
            givens: { price, v0: values[0], v1: values[1], v2: values[2], v3: values[3], v4: values[4] },
            picture: graph(`Number of ${thing}`, values),
          },
        )
      },
    },
  ],
}

export const dataFamilies: readonly Family[] = [pieChart, lineGraph]
