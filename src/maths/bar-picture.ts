/** Draws bar models as teachers draw them: one bar a row, cut into cells. In pixels of which four make a millimetre. */
import { drawing, label, line, millimetres, rectangle } from './drawing.ts'
import type { BarCell, BarModel, BarRow } from './problem/bars.ts'
import type { Picture } from './problem/problem.ts'

const WIDTH = 330
const NAME_HEIGHT = 20
const BAR_HEIGHT = 34
const GAP = 14
/** Pixels of a character at the size of labels. */
const CHARACTER = 8
const MAX_UNIT = 66

const unitsOf = ({ cells }: BarRow): number => cells.reduce((sum, { units }) => sum + units, 0)

const FILLS: Readonly<Record<BarCell['look'], string>> = { plain: 'none', shaded: '#d9d9d9', gone: 'none' }

/** A cell that is gone is crossed out. */
function drawCell({ units, text, look }: BarCell, x: number, y: number, unit: number): string {
  const width = units * unit
  const cross = look === 'gone' ? line([x, y + BAR_HEIGHT], [x + width, y]) : ''
  const fits = text.length * CHARACTER <= width
  const at = fits ? y + BAR_HEIGHT / 2 : y - 8
  return (
    rectangle(x, y, width, BAR_HEIGHT, FILLS[look]) +
    (look === 'gone' && fits && text !== '' ? '' : cross) +
    (text === '' ? '' : label([x + width / 2, at], text))
  )
}

function drawRow(row: BarRow, y: number, unit: number): string {
  let x = 0
  const cells = row.cells.map((cell) => {
    const drawn = drawCell(cell, x, y + NAME_HEIGHT, unit)
    x += cell.units * unit
    return drawn
  })
  const total = row.total === '' ? '' : label([x + 8, y + NAME_HEIGHT + BAR_HEIGHT / 2], row.total, 'start')
  return label([0, y + 8], row.name, 'start') + cells.join('') + total
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
  const said = groups.map(({ units, words }) => `${units} ${units === 1 ? 'unit' : 'units'}${words}`).join(', ')
  return `${name}: ${said}${total === '' ? '' : `, in all ${total}`}`
}

/** The drawing with its words. */
export function drawBars({ rows, below }: BarModel): Picture {
  const unit = Math.min(MAX_UNIT, WIDTH / Math.max(1, ...rows.map(unitsOf)))
  const rowHeight = NAME_HEIGHT + BAR_HEIGHT + GAP
  const bodies = rows.map((row, i) => drawRow(row, i * rowHeight, unit))
  const height = rows.length * rowHeight + (below === '' ? 0 : NAME_HEIGHT)
  const foot = below === '' ? '' : label([0, rows.length * rowHeight + 6], below, 'start')
  const sides = rows.map((row) => unitsOf(row) * unit + (row.total === '' ? 0 : 8 + row.total.length * CHARACTER))
  const texts = [...rows.map(({ name }) => name), below].map((text) => text.length * CHARACTER)
  const width = Math.max(...sides, ...texts)
  const alt = `Bar model. ${[...rows.map(rowWords), below].filter((words) => words !== '').join('. ')}.`
  return { svg: drawing(width, height, ...bodies, foot), alt, width: millimetres(width) }
}
