/** Draws bar models as teachers draw them: one bar a row, cut into cells. In pixels of which four make a millimetre. */
import type { BarCell, BarModel, BarRow, Picture } from '#families/family.ts'
import { drawing, label, line, millimetres, rectangle } from './kit/drawing.ts'

const WIDTH = 330
/** What a total may take beside the widest bar. */
const TOTAL_ROOM = 30
const NAME_HEIGHT = 20
const BAR_HEIGHT = 34
const GAP = 14
/** Pixels of a character at the size of labels. */
const CHARACTER = 8
const PADDING = 4
const MAX_UNIT = 66
/** Up to so many equal cells are counted at a glance; more have a bracket with their number. */
const MAX_COUNTED = 12
const BRACKET = 6

const unitsOf = ({ cells }: BarRow): number => cells.reduce((sum, { units }) => sum + units, 0)

const FILLS: Readonly<Record<BarCell['look'], string>> = { plain: 'none', shaded: '#d9d9d9', gone: 'none' }

const widthOf = (text: string): number => text.length * CHARACTER + PADDING

const totalWidth = ({ total }: BarRow): number => (total === '' ? 0 : 8 + widthOf(total))

/** The total stands beside the bar, so both share the width; the bar keeps at least half of it. */
const barWidth = (row: BarRow): number => Math.min(WIDTH, Math.max(WIDTH / 2, WIDTH + TOTAL_ROOM - totalWidth(row)))

type Placed = Readonly<{ cell: BarCell; x: number; width: number }>

function place({ cells }: BarRow, unit: number): Placed[] {
  let x = 0
  return cells.map((cell) => {
    const width = cell.units * unit
    x += width
    return { cell, x: x - width, width }
  })
}

const fits = ({ cell, width }: Placed): boolean => widthOf(cell.text) <= width

/** A cell that is gone is crossed out, unless its label stands in it. */
function drawCell(placed: Placed, y: number): string {
  const { cell, x, width } = placed
  const inside = cell.text !== '' && fits(placed)
  const cross = cell.look === 'gone' && !inside ? line([x, y + BAR_HEIGHT], [x + width, y]) : ''
  return (
    rectangle(x, y, width, BAR_HEIGHT, FILLS[cell.look]) +
    cross +
    (inside ? label([x + width / 2, y + BAR_HEIGHT / 2], cell.text) : '')
  )
}

/** A label below the bar; `x` is where it starts. `bracket` is what it counts, from and to, or null. */
type Outside = Readonly<{ text: string; x: number; bracket: readonly [from: number, to: number] | null }>

type Run = Readonly<{ cells: readonly Placed[]; text: string }>

/** Cells side by side that are units without words and look the same. */
function runsOf(placed: readonly Placed[]): readonly Run[] {
  const runs: Placed[][] = []
  for (const one of placed) {
    const run = runs.at(-1)
    const before = run?.at(-1)?.cell
    const same = before?.look === one.cell.look && before.units === 1 && one.cell.units === 1
    if (run !== undefined && same && before.text === '' && one.cell.text === '') run.push(one)
    else runs.push([one])
  }
  return runs.map((cells) => ({ cells, text: cells.length > MAX_COUNTED ? `${cells.length} units` : '' }))
}

/** Labels that are wider than their cells, and the numbers of many units, side by side below the bar. */
function outsideOf(row: BarRow, unit: number): Outside[] {
  let end = 0
  return runsOf(place(row, unit)).flatMap(({ cells, text }) => {
    const [first, last] = [cells[0], cells.at(-1)]
    if (first === undefined || last === undefined || (text === '' && fits(first))) return []
    const [from, to] = [first.x, last.x + last.width]
    const words = text === '' ? first.cell.text : text
    const x = Math.max(end, (from + to) / 2 - widthOf(words) / 2)
    end = x + widthOf(words) + CHARACTER
    return [{ text: words, x, bracket: text === '' ? null : ([from, to] as const) }]
  })
}

function drawOutside({ text, x, bracket }: Outside, bottom: number): string {
  const words = label([x, bottom + NAME_HEIGHT / 2 + (bracket === null ? 0 : BRACKET)], text, 'start')
  if (bracket === null) return words
  const [from, to] = [bracket[0] + 1, bracket[1] - 1]
  const [upper, lower] = [bottom + 3, bottom + 3 + BRACKET]
  return line([from, upper], [from, lower]) + line([from, lower], [to, lower]) + line([to, lower], [to, upper]) + words
}

function drawRow(row: BarRow, outside: readonly Outside[], y: number, unit: number): string {
  const top = y + NAME_HEIGHT
  const cells = place(row, unit).map((placed) => drawCell(placed, top))
  const below = outside.map((one) => drawOutside(one, top + BAR_HEIGHT))
  const total = row.total === '' ? '' : label([unitsOf(row) * unit + 8, top + BAR_HEIGHT / 2], row.total, 'start')
  return label([0, y + 8], row.name, 'start') + cells.join('') + below.join('') + total
}

const LOOKS: Readonly<Record<BarCell['look'], string>> = { plain: '', shaded: ' shaded', gone: ' taken away' }

/** 'Hana: 3 units, 1 unit taken away' */
function rowWords({ name, cells, total }: BarRow): string {
  const groups: { units: number; words: string }[] = []
  for (const { units, text, look } of cells) {
    const words = `${text === '' ? '' : ` ${text}`}${LOOKS[look]}`
    const last = groups.at(-1)
    if (last?.words === words) last.units += units
    else groups.push({ units, words })
  }
  const said = groups
    .map(({ units, words }) => `${Math.round(units * 10) / 10} ${units === 1 ? 'unit' : 'units'}${words}`)
    .join(', ')
  return `${name}: ${said}${total === '' ? '' : `, in all ${total}`}`
}

/** Pixels of a unit that all models of a solution have in common: a unit is as long in each. */
export function unitOf(models: readonly BarModel[]): number {
  const rows = models.flatMap((model) => model.rows)
  return Math.min(MAX_UNIT, ...rows.map((row) => barWidth(row) / Math.max(1, unitsOf(row))))
}

const outsideHeight = (labels: readonly Outside[]): number =>
  labels.length === 0 ? 0 : NAME_HEIGHT + (labels.some(({ bracket }) => bracket !== null) ? BRACKET : 0)

/** The drawing with its words; `unit` in pixels. */
export function drawBars({ rows, below }: BarModel, unit: number): Picture {
  const outside = rows.map((row) => outsideOf(row, unit))
  let height = 0
  const bodies = rows.map((row, i) => {
    const labels = outside[i] ?? []
    const body = drawRow(row, labels, height, unit)
    height += NAME_HEIGHT + BAR_HEIGHT + outsideHeight(labels) + GAP
    return body
  })
  const foot = below === '' ? '' : label([0, height + 6], below, 'start')
  if (below !== '') height += NAME_HEIGHT
  const sides = rows.map((row) => unitsOf(row) * unit + totalWidth(row))
  const texts = [...rows.map(({ name }) => name), below].map(widthOf)
  const width = Math.max(...sides, ...texts, ...outside.flat().map(({ text, x }) => x + widthOf(text)))
  const alt = `Bar model. ${[...rows.map(rowWords), below].filter((words) => words !== '').join('. ')}.`
  return { svg: drawing(width, height, ...bodies, foot), alt, width: millimetres(width) }
}
