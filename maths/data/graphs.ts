/** Bar graphs, line graphs and tables as pictures, drawn from the numbers of the problem. */
import type { Picture } from '#families/family.ts'
import { circle, drawing, label, line, millimetres, type Point, rectangle } from '#families/kit/drawing.ts'
import { num } from '#families/kit/quantity.ts'

const GRID = 'stroke="#999" stroke-width="0.8"'
const SHADE = '#c8c8c8'
const HEIGHT = 176
const LEFT = 46

/** `step` is the value from one line of the grid to the next; every second line has its number. */
export type Axis = Readonly<{ title: string; step: number; below: string }>

type Frame = Readonly<{ body: readonly string[]; y(value: number): number; right: number }>

/** The grid with its numbers and titles; the number of lines is even. */
function frame({ title, step, below }: Axis, most: number, width: number): Frame {
  const lines = Math.max(4, Math.ceil(most / step / 2) * 2)
  const y = (value: number): number => 34 + HEIGHT - (value / (lines * step)) * HEIGHT
  const right = LEFT + width
  const rows = Array.from({ length: lines + 1 }, (_, i) => i * step)
  const body = [
    label([0, 8], title, 'start'),
    ...rows.map((value) => `<path d="M${LEFT} ${Math.round(y(value) * 100) / 100}H${right}" fill="none" ${GRID}/>`),
    ...rows.filter((_, i) => i % 2 === 0).map((value) => label([LEFT - 7, y(value)], num(value), 'end')),
    line([LEFT, y(0)], [right, y(0)]),
    line([LEFT, y(0)], [LEFT, 24]),
    ...(below === '' ? [] : [label([LEFT + width / 2, 34 + HEIGHT + 38], below)]),
  ]
  return { body, y, right }
}

const sized = (right: number, below: string, body: readonly string[], alt: string): Picture => {
  const [width, height] = [right + 14, 34 + HEIGHT + (below === '' ? 26 : 48)]
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}

/** A bar of `null` is not drawn yet: its place is empty. */
export function barGraph(
  axis: Axis,
  names: readonly string[],
  values: readonly (number | null)[],
  most: number,
): Picture {
  const each = Math.min(62, 300 / names.length)
  const { body, y, right } = frame(axis, most, each * names.length + 10)
  const bars = values.map((value, i) =>
    value === null ? '' : rectangle(LEFT + 10 + i * each, y(value), each - 20, y(0) - y(value), SHADE),
  )
  const below = names.map((name, i) => label([LEFT + i * each + each / 2, y(0) + 16], name))
  const said = names.map((name, i) => `${name} ${values[i] === null ? 'not drawn' : num(values[i] ?? 0)}`)
  return sized(right, axis.below, [...body, ...bars, ...below], `Bar graph. ${axis.title}: ${said.join(', ')}`)
}

/** Points at equal distances, joined by straight lines. */
export function lineGraph(axis: Axis, names: readonly string[], values: readonly number[], most: number): Picture {
  const each = Math.min(54, 280 / (names.length - 1))
  const { body, y, right } = frame(axis, most, each * (names.length - 1) + 14)
  const points = values.map((value, i): Point => [LEFT + i * each, y(value)])
  const upright = points
    .slice(1)
    .map(([x]) => `<path d="M${Math.round(x * 100) / 100} ${y(0)}V${y(0) - HEIGHT}" fill="none" ${GRID}/>`)
  const joined = points.slice(1).map((point, i) => line(points[i] ?? point, point))
  const spots = points.map((point) => circle(point, 3.2, '#000'))
  const below = names.map((name, i) => label([LEFT + i * each, y(0) + 16], name))
  const said = names.map((name, i) => `${name} ${num(values[i] ?? 0)}`)
  return sized(
    right,
    axis.below,
    [...body, ...upright, ...joined, ...spots, ...below],
    `Line graph. ${axis.title}${axis.below === '' ? '' : ` by ${axis.below.toLowerCase()}`}: ${said.join(', ')}`,
  )
}

const ROW = 30

/** The first row and the first column are names. '?' is a missing entry, '' an empty one. */
export function table(rows: readonly (readonly string[])[], about: string): Picture {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from(
    { length: columns },
    (_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length * 8.8)) + 18,
  )
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, 0))
  const body = rows.flatMap((row, y) =>
    row.flatMap((text, x) => {
      const [left, width] = [starts[x] ?? 0, widths[x] ?? 0]
      const fill = y === 0 || x === 0 ? '#ececec' : 'none'
      const words =
        text === ''
          ? ''
          : label([x === 0 ? left + 9 : left + width / 2, y * ROW + ROW / 2], text, x === 0 ? 'start' : 'middle')
      return [rectangle(left, y * ROW, width, ROW, fill), words]
    }),
  )
  const said = rows.map((row) => row.map((text) => (text === '' ? 'not given' : text)).join(', ')).join('; ')
  const width = (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0)
  return {
    svg: drawing(width, rows.length * ROW, ...body),
    alt: `Table. ${about}. Row by row: ${said}`,
    width: millimetres(width),
  }
}
