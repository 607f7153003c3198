/** Six equal squares: the nets of a cube, and figures that are none. */
import type { Cell } from './cells.ts'

type Pair = readonly [number, number]

/** A net of a cube; `opposite` are the three pairs of faces, by the numbers of their cells. */
export type Net = Readonly<{ cells: readonly Cell[]; opposite: readonly [Pair, Pair, Pair] }>

/** A row of four, with a square above it and another below. */
const fourInARow = (above: number, below: number): Net => ({
  cells: [
    [0, above],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, below],
  ],
  opposite: [
    [0, 5],
    [1, 3],
    [2, 4],
  ],
})

/** A row of three, with two squares above its end and one below. */
const threeInARow = (below: number): Net => ({
  cells: [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, below],
  ],
  opposite: [
    [0, 3],
    [1, 5],
    [2, 4],
  ],
})

/** All of them but the two rows of three. */
export const NETS: readonly [Net, ...Net[]] = [
  fourInARow(0, 0),
  fourInARow(0, 1),
  fourInARow(0, 2),
  fourInARow(0, 3),
  fourInARow(1, 1),
  fourInARow(1, 2),
  threeInARow(1),
  threeInARow(2),
  threeInARow(3),
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
    ],
    opposite: [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  },
]

/** Six squares that do not close when they are folded, and why. */
export const OTHERS: readonly Readonly<{ cells: readonly Cell[]; why: string }>[] = [
  {
    cells: [0, 1, 2].flatMap((column): Cell[] => [
      [0, column],
      [1, column],
    ]),
    why: 'Four of its squares meet at a corner, and at a corner of a cube there are three faces.',
  },
  {
    cells: [
      [0, 0],
      [0, 3],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    why: 'Both single squares stand on the same side of the row of four, so they fold onto the same face.',
  },
  {
    cells: [
      [0, 0],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    why: 'Both single squares stand on the same side of the row of four, so they fold onto the same face.',
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 3],
    ],
    why: 'The two squares at its end fold onto the row of four, and one face is missing.',
  },
  {
    cells: [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ],
    why: 'Four of its squares meet at a corner, and at a corner of a cube there are three faces.',
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    why: 'Four of its squares meet at a corner, and at a corner of a cube there are three faces.',
  },
]
