/** Family M111: percentages of a figure of squares. */
import type { Picture, Quantity } from '#families/family.ts'
import { drawing, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single } from '#families/kit/problem.ts'
import { count, measure } from '#families/kit/quantity.ts'
import { slipsBeside } from '#families/kit/working.ts'

const percent = (value: number): Quantity => measure(value, '%')

const SQUARE = 24

/** A rectangle of squares; the shaded ones fill it column by column, or stand here and there. */
function grid(rows: number, columns: number, shaded: number, spread: boolean): Picture {
  const all = rows * columns
  const squares = Array.from({ length: all }, (_, i) => {
    const [column, row] = [Math.floor(i / rows), i % rows]
    // 7 has no factor in common with any number of squares here, so each place comes once.
    const place = spread ? (i * 7 + 3) % all : i
    return rectangle(column * SQUARE, row * SQUARE, SQUARE, SQUARE, place < shaded ? '#bbb' : 'none')
  })
  return {
    svg: drawing(columns * SQUARE, rows * SQUARE, ...squares),
    alt: `A rectangle made of ${rows} rows of ${columns} equal squares. ${shaded} of the squares are shaded.`,
    width: millimetres(columns * SQUARE),
  }
}

const SHADED = [
  ['The figure is made of equal squares. What percentage of the figure is shaded?', false],
  [
    'The picture shows a wall of equal square tiles. Some of them are grey. What percentage of the tiles are grey?',
    true,
  ],
  [
    'The picture shows the windows of an HDB block at night. The windows of flats where nobody is at home are grey. What percentage of the windows are grey?',
    true,
  ],
] as const

const TO_SHADE = [
  [
    'The figure is made of ',
    ' equal squares. How many more squares must be shaded so that ',
    '% of the figure is shaded?',
    false,
  ],
  [
    'The picture shows a wall of ',
    ' equal square tiles. Some of them are grey. How many more tiles must be painted grey so that ',
    '% of the tiles are grey?',
    true,
  ],
  [
    'The plan shows the ',
    ' square plots of a community garden. The grey plots are taken. How many more plots must be taken so that ',
    '% of the plots are taken?',
    true,
  ],
] as const

const shadedFigure = family(
  'M111',
  'Percentage of a figure',
  'percentage-of-a-whole',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [rows, columns] = draw.pick([
        [4, 5],
        [5, 5],
        [4, 10],
        [5, 10],
        [5, 8],
      ])
      const all = rows * columns
      const shaded = draw.int(3, all - 3)
      const p = (shaded * 100) / all
      if (!Number.isInteger(p) || p === 50) return null
      const [text, spread] = draw.pick(SHADED)
      const answer = percent(p)
      return single(1, text, answer, [`{${shaded}/${all}} × 100% = ${p}% ✓`], {
        givens: { rows, columns, shaded },
        picture: grid(rows, columns, shaded, spread),
        slips: slipsBeside(
          answer,
          percent,
          [
            [100 - p, `You found the percentage that is *not* shaded.`],
            [
              shaded,
              `You wrote the ${shaded} shaded squares as a percentage, but the figure has ${all} squares, not 100.`,
            ],
            [p + 100 / all, `You counted one shaded square too many. Count them again, row by row.`],
            [p - 100 / all, `You counted one shaded square too few. Count them again, row by row.`],
            [p + 200 / all, `You counted two shaded squares too many. Count them again, row by row.`],
            [p - 200 / all, `You counted two shaded squares too few. Count them again, row by row.`],
            [
              (shaded * 100) / (all - shaded),
              `You compared the shaded squares with the unshaded ones. Compare them with all squares.`,
            ],
            [
              all - shaded,
              `You counted the unshaded squares. Find what part of the figure is shaded, then write it out of 100.`,
            ],
          ],
          (n) => Number.isInteger(n * 2) && n < 100,
        ),
      })
    },
  },
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [rows, columns] = draw.pick([
        [4, 5],
        [5, 6],
        [4, 10],
        [5, 8],
        [5, 10],
        [6, 10],
      ])
      const all = rows * columns
      const [shaded, p] = [draw.int(2, 16), draw.int(30, 90, 5)]
      const wanted = (all * p) / 100
      const more = wanted - shaded
      if (!Number.isInteger(wanted) || more < 3) return null
      const [start, middle, end, spread] = draw.pick(TO_SHADE)
      const answer = count(more)
      return single(
        2,
        `${start}${all}${middle}${p}${end}`,
        answer,
        [`${p}% of ${all} = ${wanted} squares are to be shaded ✓`, `${wanted} − ${shaded} = ${more} ✓`],
        {
          givens: { all, p, shaded },
          picture: grid(rows, columns, shaded, spread),
          slips: slipsBeside(answer, count, [
            [wanted, `You found how many squares are shaded in the end. Some of them are shaded already.`],
            [all - wanted, `You found the squares that stay unshaded.`],
            [
              p - shaded,
              `You took ${shaded} away from ${p}, but ${p}% is not ${p} squares: the figure has ${all} squares, not 100.`,
            ],
            [all - shaded, `You counted all unshaded squares. Only ${p}% of the figure is to be shaded.`],
            [
              wanted + shaded,
              `You added the ${shaded} shaded squares to the number that is wanted. They are part of it.`,
            ],
            [more - 1, `You counted one square too many as shaded already. Count them again, row by row.`],
            [more - 2, `You counted two squares too many as shaded already. Count them again, row by row.`],
            [more + 1, `You counted one square too few as shaded already. Count them again, row by row.`],
            [more + 2, `You counted two squares too few as shaded already. Count them again, row by row.`],
          ]),
        },
      )
    },
  },
)

export const shaded = [shadedFigure] as const
