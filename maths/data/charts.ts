/** The charts of this folder: pie charts and line graphs, drawn from the numbers of the problem. */
import type { Picture } from '#families/family.ts'
import { circle, drawing, label, line, millimetres, type Point, path } from '#families/kit/drawing.ts'

/** `percent` is the size of the sector, `shown` what is printed in it beside its name: '25%'; '' for nothing. */
export type Sector = Readonly<{ name: string; percent: number; shown: string }>

/** A sector of fewer per cent has its label beside the circle. */
const MIN_INSIDE = 20

const RADIUS = 97
/** From the centre to the label of a narrow sector. */
const BESIDE = RADIUS + 12
/** Half the height of a label. */
const HALF_LABEL = 9

/** From the centre of a circle whose top is at 0 per cent. */
function offset(percent: number, far: number): Point {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2
  return [far * Math.cos(angle), far * Math.sin(angle)]
}

/** How many per cent lie before the middle of each sector. */
const middlesOf = (sectors: readonly Sector[]): readonly number[] =>
  sectors.map(({ percent }, i) => sectors.slice(0, i).reduce((sum, before) => sum + before.percent, percent / 2))

/** A pie chart whose first sector is a quarter of the circle; no higher than its circle and its labels. */
export function pie(title: string, sectors: readonly Sector[]): Picture {
  const margin = sectors.some(({ percent }) => percent < MIN_INSIDE) ? 118 : 20
  const middles = middlesOf(sectors)
  const labels = sectors.flatMap(({ percent }, i) => (percent < MIN_INSIDE ? [offset(middles[i] ?? 0, BESIDE)[1]] : []))
  const above = Math.max(RADIUS, ...labels.map((y) => HALF_LABEL - y))
  const below = Math.max(RADIUS, ...labels.map((y) => HALF_LABEL + y))
  const centre: Point = [RADIUS + margin, above]
  const at = (percent: number, far: number): Point => {
    const [x, y] = offset(percent, far)
    return [centre[0] + x, centre[1] + y]
  }
  const body = sectors.map(({ name, percent, shown }, i) => {
    const along = middles[i] ?? 0
    const edge = line(centre, at(along - percent / 2, RADIUS))
    if (percent < MIN_INSIDE) {
      const end = at(along, BESIDE)
      const side = end[0] < centre[0] ? -1 : 1
      const words = label([end[0] + side * 5, end[1]], `${name} ${shown}`.trim(), side < 0 ? 'end' : 'start')
      return edge + line(at(along, RADIUS * 0.8), end) + words
    }
    const middle = at(along, RADIUS * 0.64)
    const words = label([middle[0], middle[1] - (shown === '' ? 0 : 8)], name)
    return edge + words + (shown === '' ? '' : label([middle[0], middle[1] + 9], shown))
  })
  const square = path(`M${centre[0]} ${centre[1] - 11}h11v11`)
  const alt = `Pie chart about ${title}: ${sectors.map(({ name, shown }) => `${name}${shown === '' ? '' : ` ${shown}`}`).join(', ')}; the sector of ${sectors[0]?.name ?? ''} has a right angle`
  const width = 2 * centre[0]
  return { svg: drawing(width, above + below, circle(centre, RADIUS), ...body, square), alt, width: millimetres(width) }
}

/** The months of a line graph. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May'] as const

/** A line graph of five months, one line of the grid every ten. */
export function graph(title: string, values: readonly number[]): Picture {
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
