/** Family M178: figures made of equal squares or equal rectangles. */

import type { Draw, Picture } from '#families/family.ts'
import { rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm, cm2, spread } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'

const CELL = 38

/** Rows from the top: '#' is a square. `words` says what the figure looks like. */
const FIGURES = [
  { rows: ['.#.', '###', '.#.'], words: 'a cross: one square in the middle and one on each of its sides' },
  { rows: ['#..', '#..', '###'], words: 'a letter L: three squares up and three squares along the bottom' },
  { rows: ['##.', '###'], words: 'two rows: three squares below and two squares above them' },
  { rows: ['#.#', '###'], words: 'a letter U: three squares below and one square above each end' },
  {
    rows: ['###', '.#.', '.#.'],
    words: 'a letter T: three squares in the top row and two squares below the middle one',
  },
  {
    rows: ['#...', '####', '...#'],
    words: 'a letter Z: four squares in a row, one above the left end and one below the right end',
  },
  { rows: ['.##.', '####'], words: 'two rows: four squares below and two squares above the middle' },
  { rows: ['#..', '##.', '###'], words: 'stairs: three squares, two squares and one square in rows' },
  {
    rows: ['##..', '.##.', '..##'],
    words: 'steps: three rows of two squares, each row one square further to the right',
  },
] as const

type Cells = readonly string[]

const filled = (rows: Cells, x: number, y: number): boolean => rows[y]?.[x] === '#'

function cellsOf(rows: Cells): readonly (readonly [number, number])[] {
  return rows.flatMap((row, y) => [...row].flatMap((_, x) => (filled(rows, x, y) ? [[x, y] as const] : [])))
}

/** Sides of squares that have no square on the other side. */
function outerSides(rows: Cells): number {
  return cellsOf(rows).reduce((sum, [x, y]) => {
    const around = [filled(rows, x - 1, y), filled(rows, x + 1, y), filled(rows, x, y - 1), filled(rows, x, y + 1)]
    return sum + around.filter((is) => !is).length
  }, 0)
}

function squaresPicture(rows: Cells, words: string): Picture {
  const body = cellsOf(rows).map(([x, y]) => rectangle(x * CELL, y * CELL, CELL, CELL, SHADE))
  const columns = Math.max(...rows.map((row) => row.length))
  return picture([columns * CELL, rows.length * CELL], [0, 0], `Equal squares in ${words}`, body)
}

function perimeterOfSquares(draw: Draw) {
  const [{ rows, words }, side] = [draw.pick(FIGURES), draw.int(3, 12)]
  const [squares, sides] = [cellsOf(rows).length, outerSides(rows)]
  const area = squares * side * side
  const answer = cm(sides * side)
  const slips = spread(draw, answer, [
    slip(
      cm(squares * 4 * side),
      `You counted all four sides of each of the ${squares} squares. Sides inside the figure are not on its edge.`,
    ),
    slip(cm((sides - 1) * side), 'You left out one side. Tick each side as you count it.'),
    slip(cm((sides - 2) * side), 'You left out two sides. Tick each side as you go round the figure.'),
    slip(cm((sides + 2) * side), 'You counted two sides that lie inside the figure.'),
    slip(
      cm(squares * side),
      `You multiplied the side of a square by the number of squares. Count the sides on the edge instead.`,
    ),
    slip(
      cm((area / squares) * 4),
      `You took ${area / squares}, the area of one square, as if it were the length of a side.`,
    ),
    slip(cm(area), `You wrote the area again. The perimeter is a length.`),
    slip(cm(4 * side), 'You found the perimeter of one square only.'),
  ])
  if (slips === null) return null
  return single(
    2,
    `The figure is made up of ${squares} equal squares. Its area is ${num(area)} cm². Find its perimeter.`,
    answer,
    [
      `One square: ${num(area)} ÷ ${squares} = ${side * side} cm²; its side is ${side} cm, as ${side} × ${side} = ${side * side} ✓`,
      `${sides} sides are on the edge: ${sides} × ${side} = ${sides * side} cm ✓`,
    ],
    { givens: { area, squares }, slips, picture: squaresPicture(rows, words) },
  )
}

/** Above, `lying` pieces; below, `upright` ones: both rows are as long as the whole. */
const ROWS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [2, 5],
  [1, 3],
] as const

type Kind = 'rectangles' | 'squares'

function twoRows(kind: Kind, lying: number, upright: number, told: string): Picture {
  const [m, n] = [lying, upright]
  // In units: the long piece is n wide. Squares are as high as wide, lying rectangles m high.
  const [across, above, below] = [m * n, kind === 'squares' ? n : m, kind === 'squares' ? m : n]
  const unit = Math.min(230 / across, 170 / (above + below))
  const body = [
    ...Array.from({ length: m }, (_, i) => rectangle(i * n * unit, 0, n * unit, above * unit)),
    ...Array.from({ length: n }, (_, i) => rectangle(i * m * unit, above * unit, m * unit, below * unit)),
  ]
  const pieces = kind === 'squares' ? ['large square', 'small square'] : ['rectangle lying', 'rectangle standing']
  const name = (count: number, piece: string): string => {
    const [first = '', ...rest] = piece.split(' ')
    return kind === 'squares'
      ? `${count} ${piece}${count === 1 ? '' : 's'}`
      : `${count} ${first}${count === 1 ? '' : 's'} ${rest.join(' ')}`
  }
  const alt = `A large rectangle cut into two rows of the same length: ${name(m, pieces[0] ?? '')} above, ${name(n, pieces[1] ?? '')} below${told}`
  return picture([across * unit, (above + below) * unit], [0, 0], alt, body)
}

function equalRectangles(draw: Draw) {
  const [[m, n], unit] = [draw.pick(ROWS), draw.int(2, 6)]
  const [long, short, pieces] = [n * unit, m * unit, m + n]
  const [length, width] = [m * long, long + short]
  const perimeter = 2 * (length + width)
  if (length <= width) return null
  return single(
    3,
    `A large rectangle is made up of ${pieces} equal rectangles as shown. The perimeter of the large rectangle is ${perimeter} cm. Find the area of one of the equal rectangles.`,
    cm2(long * short),
    [
      `${m} lengths = ${n} breadths: let the length be ${n} units and the breadth ${m} ${m === 1 ? 'unit' : 'units'}. The large rectangle is ${m * n} units by ${m + n} units ✓`,
      `Perimeter: 2 × (${m * n} + ${m + n}) = ${2 * (m * n + m + n)} units = ${perimeter} cm; 1 unit = ${unit} cm ✓`,
      `Length ${long} cm, breadth ${short} cm: ${long} × ${short} = ${long * short} cm² ✓`,
    ],
    {
      givens: { perimeter, pieces },
      slips: [
        slip(cm2(length * width), `You found the area of the large rectangle. It is made up of ${pieces} equal ones.`),
        slip(cm2(unit * unit), 'You found the square on one unit. The length and the breadth are several units long.'),
        slip(cm2(2 * (long + short)), 'You found the perimeter of one small rectangle, not its area.'),
        slip(
          cm2(4 * long * short),
          `You took ${perimeter} cm as one length and one breadth together. A perimeter has two of each.`,
        ),
      ].filter(({ value }) => value !== long * short),
      picture: twoRows('rectangles', m, n, ''),
    },
  )
}

function twoSizes(draw: Draw) {
  const [[m, n], unit] = [draw.pick(ROWS), draw.int(2, 5)]
  const [big, small] = [n * unit, m * unit]
  const given = small * small
  const perimeter = 2 * (m * big + big + small)
  return single(
    3,
    `A large rectangle is made up of squares of two sizes as shown. The area of each small square is ${given} cm². Find the perimeter of the large rectangle.`,
    cm(perimeter),
    [
      `Side of a small square: ${small} cm, as ${small} × ${small} = ${given} ✓`,
      m === 1
        ? `Side of the large square: ${n} × ${small} = ${big} cm ✓`
        : `${n} small sides = ${m} large sides: ${n} × ${small} ÷ ${m} = ${big} cm ✓`,
      `Perimeter: 2 × (${n * small} + ${big} + ${small}) = ${perimeter} cm ✓`,
    ],
    {
      givens: { given },
      slips: [
        slip(
          cm(2 * (n * small + small)),
          'You went round the lower row only. The large squares above it belong to the rectangle too.',
        ),
        slip(cm(2 * (n * small + 2 * small)), 'You took the squares of the upper row as high as the small ones.'),
        slip(cm(n * small + big + small), 'You added one length and one breadth. The perimeter has two of each.'),
        slip(cm2(n * small * (big + small)), 'You found the area of the large rectangle.'),
      ].filter(({ value }) => value !== perimeter),
      picture: twoRows('squares', m, n, `; each small square has an area of ${given} cm²`),
    },
  )
}

export const squares = family(
  'M178',
  'Squares in rectangles',
  'area-and-perimeter',
  { marks: 2, choice: true, level: 2, calculator: false, make: perimeterOfSquares },
  {
    marks: 3,
    choice: false,
    level: 3,
    calculator: true,
    make: oneOf(equalRectangles, twoSizes),
  },
)
