/** Family M158: lines of symmetry. */
import type { Picture } from '#families/family.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single } from '#families/kit/problem.ts'
import { words } from '#families/kit/quantity.ts'
import { cellWords, NAMES } from './cells.ts'

/** Figures of a grid of squares by their cells, with the number of their lines of symmetry. */
const SHAPES: readonly Readonly<{ cells: readonly (readonly [number, number])[]; lines: number }>[] = [
  {
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
    ],
    lines: 1,
  },
  {
    cells: [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 1],
    ],
    lines: 4,
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ],
    lines: 0,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 2],
      [1, 2],
      [2, 2],
      [1, 1],
    ],
    lines: 2,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ],
    lines: 1,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    lines: 0,
  },
  {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ],
    lines: 0,
  },
  {
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    lines: 2,
  },
]

function shapesPicture(shapes: readonly (typeof SHAPES)[number][]): Picture {
  const cell = 18
  const body = shapes.flatMap(({ cells }, i) => [
    ...cells.map(([row, column]) => rectangle(i * 80 + column * cell, row * cell, cell, cell, '#ddd')),
    label([i * 80 + 27, 74], `Figure ${NAMES[i]}`),
  ])
  const alt = `Four figures of equal squares. ${shapes
    .map(({ cells }, i) => `Figure ${NAMES[i]}: ${cellWords(cells)}`)
    .join('. ')}.`
  return { svg: drawing(310, 84, ...body), alt, width: millimetres(310) }
}

const symmetry = family('M158', 'Lines of symmetry', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 3,
  calculator: false,
  make: (draw) => {
    const wanted = draw.pick([0, 1, 2, 4] as const)
    const order = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ i, key: draw.int(0, 9999) })).sort((a, b) => a.key - b.key)
    const right = order.find(({ i }) => SHAPES[i]?.lines === wanted)
    const wrong = order.filter(({ i }) => SHAPES[i]?.lines !== wanted).slice(0, 3)
    if (right === undefined) return null
    const place = draw.int(0, 3)
    const list = [...wrong.slice(0, place), right, ...wrong.slice(place)].flatMap(({ i }) => SHAPES.slice(i, i + 1))
    const asked =
      wanted === 0
        ? 'no line of symmetry'
        : wanted === 1
          ? 'exactly one line of symmetry'
          : `exactly ${wanted} lines of symmetry`
    return single(
      1,
      `Which figure has ${asked}?`,
      words(place + 1, `Figure ${NAMES[place]}`),
      [`The lines of symmetry of the figures: ${list.map(({ lines }, i) => `${NAMES[i]} ${lines}`).join(', ')} ✓`],
      {
        givens: {},
        picture: shapesPicture(list),
        slips: NAMES.flatMap((name, i) => {
          const lines = list[i]?.lines ?? 0
          const has = lines === 0 ? 'no line of symmetry' : `${lines} ${lines === 1 ? 'line' : 'lines'} of symmetry`
          return i === place
            ? []
            : [
                {
                  ...words(i + 1, `Figure ${name}`),
                  why: `Figure ${name} has ${has}. Fold it in your mind: up and down, left and right, and along both slanting lines.`,
                },
              ]
        }),
      },
    )
  },
})

export const symmetries = [symmetry]
