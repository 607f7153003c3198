/** Family M200: squares that are missing to make a figure symmetric. */
import type { Picture } from '#families/family.ts'
import { drawing, millimetres, type Point, rectangle } from '#families/kit/drawing.ts'
import { family, single } from '#families/kit/problem.ts'
import { count } from '#families/kit/quantity.ts'
import { slipsBeside } from '#families/kit/working.ts'
import { type Cell, cellWords } from './cells.ts'

/** Squares along each side of the grid. */
const SIDE = 6
const CELL = 26

/** A line of symmetry: its words, its ends in squares, and where it takes a square. */
type Mirror = Readonly<{ words: string; ends: readonly [Point, Point]; image: (cell: Cell) => Cell }>

const MIRRORS: readonly [Mirror, ...Mirror[]] = [
  {
    words: 'from the middle of the top to the middle of the bottom',
    ends: [
      [SIDE / 2, 0],
      [SIDE / 2, SIDE],
    ],
    image: ([row, column]) => [row, SIDE - 1 - column],
  },
  {
    words: 'from the middle of the left side to the middle of the right side',
    ends: [
      [0, SIDE / 2],
      [SIDE, SIDE / 2],
    ],
    image: ([row, column]) => [SIDE - 1 - row, column],
  },
  {
    words: 'from the upper left corner to the lower right corner',
    ends: [
      [0, 0],
      [SIDE, SIDE],
    ],
    image: ([row, column]) => [column, row],
  },
]

const nameOf = ([row, column]: Cell): string => `${row} ${column}`

function gridPicture(shaded: readonly Cell[], { words, ends: [from, to] }: Mirror): Picture {
  const grid = Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [row, column] = [Math.floor(i / SIDE), i % SIDE]
    const fill = shaded.some((cell) => nameOf(cell) === nameOf([row, column])) ? '#c8c8c8' : 'none'
    return rectangle(column * CELL, row * CELL, CELL, CELL, fill)
  })
  const at = ([x, y]: Point): Point => [x * CELL, y * CELL]
  const beyond = (a: Point, b: Point): Point => [a[0] + (a[0] - b[0]) * 0.06, a[1] + (a[1] - b[1]) * 0.06]
  const margin = 12
  const [[x1, y1], [x2, y2]] = [at(beyond(from, to)), at(beyond(to, from))]
  // Thicker than the lines of the grid, on which it lies.
  const line = `<path d="M${x1} ${y1}L${x2} ${y2}" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="8 7"/>`
  const size = SIDE * CELL + 2 * margin
  return {
    svg: drawing(size, size, `<g transform="translate(${margin} ${margin})">${grid.join('')}${line}</g>`),
    alt: `A grid of ${SIDE} by ${SIDE} squares with a dotted line ${words}. Shaded are ${cellWords(shaded)}`,
    width: millimetres(size),
  }
}

const mirrored = family('M200', 'Squares to complete a symmetric figure', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const mirror = draw.pick(MIRRORS)
    const drawn = Array.from({ length: draw.int(8, 12) }, (): Cell => [draw.int(0, SIDE - 1), draw.int(0, SIDE - 1)])
    const shaded = [...new Map(drawn.map((cell) => [nameOf(cell), cell])).values()]
    const names = new Set(shaded.map(nameOf))
    const without = shaded.filter((cell) => !names.has(nameOf(mirror.image(cell))))
    const isFirst = ([row, column]: Cell): boolean => {
      const [otherRow, otherColumn] = mirror.image([row, column])
      return row * SIDE + column < otherRow * SIDE + otherColumn
    }
    const oneSide = without.filter(isFirst).length
    const key = without.length
    if (key < 4 || key > 8 || oneSide === 0 || oneSide === key || key === shaded.length) return null
    const answer = count(key)
    return single(
      1,
      'The dotted line is to be a line of symmetry of the shaded figure. At least how many more squares must be shaded?',
      answer,
      [`${key} of the ${shaded.length} shaded squares have no shaded partner on the other side of the line ✓`],
      {
        givens: {},
        picture: gridPicture(shaded, mirror),
        slips: slipsBeside(answer, count, [
          [oneSide, 'You looked at one side of the line only. Squares are missing on both sides.'],
          [key - oneSide, 'You looked at one side of the line only. Squares are missing on both sides.'],
          [shaded.length, 'You counted the shaded squares. Some of them have their partner already.'],
          [2 * key, 'You counted each pair twice. A shaded square needs one partner.'],
          [key + 1, 'You shaded a square that has its partner already, or that lies on the line.'],
          [key - 1, 'One square is still missing. Fold the grid along the line in your mind, square by square.'],
          [key + 2, 'You shaded squares that have their partners already, or that lie on the line.'],
        ]),
      },
    )
  },
})

export const mirroredFigures = [mirrored]
