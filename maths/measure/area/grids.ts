/** Family M179: figures and shaded squares on a grid. */
import type { Draw, Picture } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { type Point, polygon, rectangle } from '#families/kit/drawing.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { cm2, spread } from '#families/kit/quantities.ts'
import { count, gcd } from '#families/kit/quantity.ts'
import { gridLines, picture, SHADE } from '#families/kit/shapes.ts'

const CELL = 24

/** On the crossings of the grid, y downwards; sides are upright, level or diagonals of squares. */
type Shape = Readonly<{ points: readonly Point[]; squares: number; halves: number; words: string }>

/** A square body with a roof: the roof has whole squares inside and half squares along its slopes. */
function house(wide: number, high: number): Shape {
  const half = wide / 2
  return {
    points: [
      [0, half],
      [half, 0],
      [wide, half],
      [wide, half + high],
      [0, half + high],
    ],
    squares: wide * high + half * (half - 1),
    halves: wide,
    words: `a house: a rectangle ${wide} squares wide and ${high} squares high with a pointed roof ${half} squares high over its whole width`,
  }
}

/** A parallelogram that leans by its height. */
function leaning(wide: number, high: number): Shape {
  return {
    points: [
      [high, 0],
      [high + wide, 0],
      [wide, high],
      [0, high],
    ],
    squares: (wide - high) * high + high * (high - 1),
    halves: 2 * high,
    words: `a parallelogram: its upper and lower sides are ${wide} squares long, it is ${high} squares high and its other sides are diagonals of squares`,
  }
}

/** An arrow to the right: a shaft and a head. */
function arrow(shaft: number, high: number): Shape {
  const head = high + 2
  const half = head / 2
  return {
    points: [
      [0, 1],
      [shaft, 1],
      [shaft, 0],
      [shaft + half, half],
      [shaft, head],
      [shaft, high + 1],
      [0, high + 1],
    ],
    squares: shaft * high + half * (half - 1),
    halves: head,
    words: `an arrow: a shaft ${shaft} squares long and ${high} squares high, and a pointed head ${head} squares high and ${half} squares long`,
  }
}

/** A boat: its lower side is shorter by a diagonal at both ends. */
function boat(wide: number, high: number): Shape {
  return {
    points: [
      [0, 0],
      [wide + 2 * high, 0],
      [wide + high, high],
      [high, high],
    ],
    squares: wide * high + high * (high - 1),
    halves: 2 * high,
    words: `a boat: its upper side is ${wide + 2 * high} squares long, its lower side ${wide} squares, it is ${high} squares high and its ends are diagonals of squares`,
  }
}

function shapeOf(draw: Draw): Shape {
  const [a, b] = [draw.int(2, 4), draw.int(2, 3)]
  return draw.pick([
    () => house(2 * b, a),
    () => leaning(a + 2, b),
    () => arrow(a + 1, 2 * (b - 1)),
    () => boat(a, b),
  ])()
}

function onGrid({ points, words }: Shape): Picture {
  const [columns, rows] = [Math.max(...points.map(([x]) => x)) + 2, Math.max(...points.map(([, y]) => y)) + 2]
  const body = [
    polygon(
      points.map(([x, y]): Point => [(x + 1) * CELL, (y + 1) * CELL]),
      SHADE,
    ),
    gridLines(columns, rows, CELL),
  ]
  return picture([columns * CELL, rows * CELL], [0, 0], `On a grid of squares of 1 cm, ${words}`, body)
}

function areaOnGrid(draw: Draw) {
  const shape = shapeOf(draw)
  const { squares, halves } = shape
  const answer = cm2(squares + halves / 2)
  const [across, up] = [0, 1].map((k) => Math.max(...shape.points.map((point) => point[k] ?? 0)))
  const slips = spread(draw, answer, [
    slip(cm2(squares), 'You counted the whole squares only. Two half squares make one square.'),
    slip(cm2(squares + halves), 'You counted every half square as a whole one.'),
    slip(
      cm2((across ?? 0) * (up ?? 0)),
      'You found the rectangle round the figure. It has white parts at its corners.',
    ),
    slip(cm2(squares + halves / 2 - 1), 'You missed a square. Mark each square as you count it.'),
    slip(cm2(squares + halves / 2 + 1), 'You counted a square twice. Mark each square as you count it.'),
    slip(cm2(squares + halves / 2 - 2), 'You are two squares short. Count row by row.'),
    slip(cm2(squares + halves / 2 - 3), 'You are three squares short. Count row by row.'),
    slip(cm2(squares + halves / 2 + 2), 'You have two squares too many. Count row by row.'),
  ])
  if (slips === null) return null
  return single(
    1,
    'The figure is drawn on a grid of squares with sides of 1 cm. Find the area of the shaded figure.',
    answer,
    [`${squares} whole squares and ${halves} half squares: ${squares} + ${halves / 2} = ${squares + halves / 2} cm² ✓`],
    { givens: {}, slips, picture: onGrid(shape) },
  )
}

/** The first squares of a snake through the rows are shaded. */
function shadedSquares(columns: number, rows: number, shaded: number): Picture {
  const size = 30
  const body = Array.from({ length: columns * rows }, (_, i) => {
    const [row, along] = [Math.floor(i / columns), i % columns]
    const column = row % 2 === 0 ? along : columns - 1 - along
    return rectangle(column * size, row * size, size, size, i < shaded ? SHADE : '#fff')
  })
  const alt = `A rectangle of ${rows} rows with ${columns} equal squares each; ${shaded} of the squares are shaded`
  return picture([columns * size, rows * size], [0, 0], alt, body)
}

/** How the part that is to be shaded is told, and how it is worked out. */
type Goal = Readonly<{ text: string; sum: string; part: number; whole: number; kind: 'percent' | 'fraction' | 'ratio' }>

function goalOf(draw: Draw, all: number): Goal | null {
  const [bottom, kind] = [draw.pick([2, 3, 4, 5, 8, 10]), draw.pick(['percent', 'fraction', 'ratio'])]
  const top = draw.int(1, bottom - 1)
  if (gcd(top, bottom) > 1 || all % bottom !== 0 || (kind === 'percent' && 100 % bottom !== 0)) return null
  const [each, part] = [all / bottom, (all / bottom) * top]
  const percent = (top / bottom) * 100
  const told = {
    percent: { text: `${percent}% of the figure is shaded`, sum: `${percent}% of ${all} = ${part}` },
    fraction: { text: `{${top}/${bottom}} of the figure is shaded`, sum: `{${top}/${bottom}} × ${all} = ${part}` },
    ratio: {
      text: `the ratio of the number of shaded squares to the number of unshaded squares is ${top} : ${bottom - top}`,
      sum: `${top} + ${bottom - top} = ${bottom} units = ${all} squares; shaded: ${top} × ${each} = ${part}`,
    },
  }[kind]
  return { ...told, part, whole: bottom, kind }
}

function moreShaded(draw: Draw) {
  const [columns, rows, shaded] = [draw.int(5, 10), draw.int(3, 5), draw.int(3, 18)]
  const all = columns * rows
  const goal = goalOf(draw, all)
  if (goal === null || goal.part - shaded < 3 || goal.part > all - 2 || shaded * 5 < all) return null
  const more = goal.part - shaded
  const other = { percent: `of ${all - shaded}`, fraction: `of ${all - shaded}`, ratio: `of ${all - shaded}` }[
    goal.kind
  ]
  const ofRest = (goal.part / all) * (all - shaded)
  return single(
    2,
    `The figure is made up of equal squares, some of which are shaded. How many *more* squares must be shaded so that ${goal.text}?`,
    count(more),
    [
      `${rows} × ${columns} = ${all} squares; to be shaded: ${goal.sum} ✓`,
      withBars(
        `${goal.part} − ${shaded} = ${more} ✓`,
        barModel(
          [bar('Squares', [cell(shaded, `${shaded}`, 'shaded'), cell(more, '?'), cell(all - goal.part)], `${all}`)],
          `${shaded} + ? = ${goal.part}`,
        ),
      ),
    ],
    {
      givens: { columns, rows },
      slips: [
        slip(
          count(goal.part),
          `You found how many squares are shaded in the end. ${shaded} of them are shaded already.`,
        ),
        slip(count(all - shaded), 'You counted all the white squares. Not all of them are to be shaded.'),
        slip(count(all - goal.part), 'You found how many squares stay white.'),
        slip(
          count(goal.part + shaded),
          `You added the ${shaded} squares that are shaded already. They need not be shaded again.`,
        ),
        ...(Number.isInteger(ofRest)
          ? [slip(count(ofRest), `You took the part ${other}, the white squares. It is a part of the whole figure.`)]
          : []),
      ].filter(({ value }) => value !== more && value > 0),
      picture: shadedSquares(columns, rows, shaded),
    },
  )
}

export const grids = family(
  'M179',
  'Shaded parts on a grid',
  'area-and-perimeter',
  { marks: 1, choice: true, level: 1, calculator: false, make: areaOnGrid },
  { marks: 2, choice: false, level: 2, calculator: false, make: moreShaded },
)
