/** The grid of an answer that is drawn, with what is drawn on it, for the screen and for paper. Pure. */
import type { Figure, PlotAnswer } from '#quiz/worksheet/worksheet.ts'

/** Values in the order of the places, 0 where nothing is drawn. What is right is dashed beside what is drawn. */
export type Series = Readonly<{ values: readonly number[]; look: 'drawn' | 'right' }>

/** In pixels; the sliders of hand.css lie on the same grid. */
const [WIDTH, HEIGHT, LEFT, TOP, BELOW, RIGHT] = [210, 200, 44, 26, 52, 10]
const SIZE = 13
const MILLIMETRES = 88
const INK: Readonly<Record<Series['look'], string>> = { drawn: '#1b4fa8', right: '#166534' }

const round = (value: number): number => Math.round(value * 100) / 100

const label = (x: number, y: number, anchor: string, text: string): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="#000">${escaped(text)}</text>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const path = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Lines from side to side and from top to bottom; the middle of each place is on a line. */
function gridLines({ squares, numbered, places }: PlotAnswer): string {
  const high = HEIGHT / squares
  const columns = 2 * places.length * Math.max(1, Math.round(WIDTH / places.length / high / 2))
  const across = (i: number): string => `M${LEFT} ${round(TOP + i * high)}h${WIDTH}`
  const up = (i: number): string => `M${round(LEFT + (i * WIDTH) / columns)} ${TOP}v${HEIGHT}`
  const rows = Array.from({ length: squares + 1 }, (_, i) => i)
  const fine = [...rows.map(across), ...Array.from({ length: columns + 1 }, (_, i) => up(i))].join('')
  const bold = rows
    .filter((i) => (squares - i) % numbered === 0)
    .map(across)
    .join('')
  return path(fine, '#bbb', 0.7) + path(bold, '#666', 0.9) + path(`M${LEFT} ${TOP}v${HEIGHT}h${WIDTH}`, '#000', 1.8)
}

function words({ squares, numbered, square, places, across, up }: PlotAnswer): string {
  const numbers = Array.from({ length: Math.floor(squares / numbered) + 1 }, (_, i) =>
    label(
      LEFT - 6,
      TOP + HEIGHT - (i * numbered * HEIGHT) / squares + SIZE / 3,
      'end',
      String(round(i * numbered * square)),
    ),
  )
  const names = places.map(({ name }, i) =>
    label(LEFT + ((i + 0.5) * WIDTH) / places.length, TOP + HEIGHT + 25, 'middle', name),
  )
  const axes = [label(0, 13, 'start', up), label(LEFT + WIDTH / 2, TOP + HEIGHT + 46, 'middle', across)]
  return [...numbers, ...names, ...axes].join('')
}

function marks({ look: shape, square, squares, places }: PlotAnswer, { values, look }: Series): string {
  const [wide, dash] = [WIDTH / places.length, look === 'right' ? ' stroke-dasharray="4 3"' : '']
  const at = values.map((value, i) => ({
    value,
    x: round(LEFT + (i + 0.5) * wide),
    y: round(TOP + HEIGHT * (1 - value / (square * squares))),
  }))
  const drawn = at.filter(({ value }) => value > 0)
  const pen = `stroke="${INK[look]}" stroke-width="2"${dash}`
  if (shape === 'bars')
    return drawn
      .map(({ x, y }) => {
        const box = `x="${round(x - wide / 4)}" y="${y}" width="${round(wide / 2)}" height="${round(TOP + HEIGHT - y)}"`
        return `<rect ${box} ${pen} fill="${INK[look]}" fill-opacity="${look === 'right' ? 0 : 0.25}"/>`
      })
      .join('')
  const line = drawn.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const dots = drawn.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4" fill="${INK[look]}"/>`)
  return `${line === '' ? '' : `<path d="${line}" fill="none" ${pen}/>`}${dots.join('')}`
}

/** What a series says: '0: 40; 2: 60'. */
const spoken = ({ places }: PlotAnswer, { values, look }: Series): string =>
  `${look === 'right' ? 'right' : 'drawn'}: ${places.map(({ name }, i) => `${name}: ${values[i] || 'nothing'}`).join('; ')}`

export function gridFigure(answer: PlotAnswer, series: readonly Series[]): Figure {
  const { up, across, square, squares } = answer
  const [width, height] = [LEFT + WIDTH + RIGHT, TOP + HEIGHT + BELOW]
  const inside = [gridLines(answer), words(answer), ...series.map((one) => marks(answer, one))].join('')
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Lexend" font-size="${SIZE}" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
    alt: [
      `Grid: ${up} from 0 to ${square * squares}, above ${across}`,
      ...series.map((one) => spoken(answer, one)),
    ].join('; '),
    width: MILLIMETRES,
  }
}
