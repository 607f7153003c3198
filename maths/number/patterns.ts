/** Families M09 and M72: figures that grow by the same number, and by more and more. */
import type { Draw, Picture, Quantity } from '#families/family.ts'
import { circle, drawing, label, millimetres, type Point, rectangle } from '#families/kit/drawing.ts'
import { family, part, several } from '#families/kit/problem.ts'
import { count, num } from '#families/kit/quantity.ts'
import { wrong } from './wrong.ts'

const APART = 18
const GAP = 44
/** What a caption needs of width. */
const CAPTION = 64

/**
 * The dots of one figure in columns and rows: a row of `fixed` dots that every figure has, and `arms` lines of `long` dots
 * that grow from it: to the right, up, to the left, down.
 */
function dotsOf(fixed: number, arms: number, long: number): Point[] {
  const middle = arms === 2 ? 0 : Math.floor((fixed - 1) / 2)
  const along = Array.from({ length: long }, (_, i) => i + 1)
  const grown: readonly Point[][] = [
    along.map((i) => [fixed - 1 + i, 0]),
    along.map((i) => [middle, -i]),
    along.map((i) => [-i, 0]),
    along.map((i) => [middle, i]),
  ]
  return [...Array.from({ length: fixed }, (_, i): Point => [i, 0]), ...grown.slice(0, arms).flat()]
}

/** The first three figures: a fixed part, and lines of dots that become longer. */
function dots(first: number, step: number): Picture {
  const base = 4 + 3 * APART
  let left = 8
  const body = [1, 2, 3].map((figure) => {
    const points = dotsOf(first - step, step, figure)
    const [low, high] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
    const width = Math.max(CAPTION, (high - low) * APART)
    const start = left + (width - (high - low) * APART) / 2
    const spots = points.map(([x, y]) => circle([start + (x - low) * APART, base + y * APART], 6, '#000'))
    const caption = label([left + width / 2, base + (step === 4 ? 3 * APART : 0) + 24], `Figure ${figure}`)
    left += width + GAP
    return spots.join('') + caption
  })
  const width = left - GAP + 8
  const height = base + (step === 4 ? 3 * APART : 0) + 32
  const alt = `Figure 1 has ${first} dots, Figure 2 has ${first + step} dots and Figure 3 has ${first + 2 * step} dots: a row of ${first - step} in each, and ${step} lines of dots that are one dot longer in each figure`
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}

/** The number of a figure as an answer: 'Figure 12'. */
const figureNumber = (value: number): Quantity => ({
  value,
  text: `Figure ${value}`,
  form: { kind: 'number', before: 'Figure', after: '' },
})

const figurePattern = family('M09', 'Figure pattern', 'number-patterns', {
  marks: 4,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [a, first, ask] = [draw.int(2, 4), draw.int(4, 7), draw.int(18, 40)]
    const b = first - a
    const inverse = draw.int(25, 70)
    const shown = a * inverse + b
    if (b < 1 || inverse === ask) return null
    return several(
      'Dots are arranged in a pattern. The first three figures are shown.',
      [
        part(
          2,
          `How many dots are there in Figure ${ask}?`,
          count(a * ask + b),
          [
            `Figure 1 has ${first} dots; each figure has ${a} dots more than the one before: number of dots = ${a} × figure number + ${b} ✓`,
            `${a} × ${ask} + ${b} = ${a * ask + b} ✓`,
          ],
          {
            slips: wrong(a * ask + b, [
              [
                first + a * ask,
                `You added ${a} dots ${ask} times to the ${first} dots of Figure 1. From Figure 1 to Figure ${ask} there are fewer steps.`,
              ],
              [a * ask, `You counted only the dots that are added. Every figure has a part that stays the same.`],
              [
                first * ask,
                `You multiplied the ${first} dots of Figure 1 by ${ask}. Each new figure has only ${a} dots more than the one before.`,
              ],
            ]),
          },
        ),
        part(
          2,
          `Which figure has ${shown} dots?`,
          figureNumber(inverse),
          [`${shown} − ${b} = ${a * inverse} ✓`, `${a * inverse} ÷ ${a} = ${inverse} ✓`],
          {
            slips: wrong(
              inverse,
              [
                [
                  inverse - 1,
                  `You divided ${shown} − ${first} by ${a}. That is the number of steps after Figure 1, not the number of the figure.`,
                ],
                [shown / a, `You divided all ${shown} dots by ${a}. Take away the part that stays the same first.`],
                [
                  (shown + b) / a,
                  `You added the ${b} that stays the same. To go backwards, take it away before you divide.`,
                ],
                [
                  a * inverse,
                  `${a * inverse} is the number of dots that were added. How many were added for each figure?`,
                ],
              ],
              figureNumber,
            ),
          },
        ),
      ],
      { givens: { first, second: first + a, ask, dots: shown }, picture: dots(first, a) },
    )
  },
})

/**
 * `rowsOf` gives the lengths of the shaded rows of a figure, from the top; `say` the number of shaded squares as a sum, and
 * `undo` how the number of the figure is found from the number of shaded squares.
 */
type Kind = Readonly<{
  rowsOf(figure: number): readonly number[]
  say(figure: number): string
  undo(figure: number): string
}>

const times = (n: number, length: (row: number) => number): readonly number[] =>
  Array.from({ length: n }, (_, i) => length(i + 1))

const KINDS: readonly [Kind, ...Kind[]] = [
  {
    rowsOf: (n) => times(n, () => n),
    say: (n) => `${n} × ${n}`,
    undo: (n) => `${num(n * n)} = ${n} × ${n}`,
  },
  {
    rowsOf: (n) => times(n, () => n + 1),
    say: (n) => `${n} × ${n + 1}`,
    undo: (n) => `Two whole numbers next to each other with the product ${num(n * (n + 1))}: ${n} × ${n + 1}`,
  },
  {
    rowsOf: (n) => times(n, (row) => row),
    say: (n) => (n < 4 ? times(n, (row) => row).join(' + ') : `1 + 2 + … + ${n} = ${n} × ${n + 1} ÷ 2`),
    undo: (n) =>
      `Two whole numbers next to each other with the product ${(n * (n + 1)) / 2} × 2 = ${num(n * (n + 1))}: ${n} × ${n + 1}`,
  },
]

const sum = (rows: readonly number[]): number => rows.reduce((total, length) => total + length, 0)

const CELL = 18

/** The first three figures: shaded rows, and white squares that go on from the lowest row. */
function picture({ rowsOf }: Kind, white: number): Picture {
  const base = Math.max(rowsOf(3).length, 3) * CELL
  let left = 0
  const body = [1, 2, 3].map((figure) => {
    const rows = rowsOf(figure)
    const lowest = rows.at(-1) ?? 0
    const own = (lowest + white) * CELL
    const width = Math.max(CAPTION, own)
    const start = left + (width - own) / 2
    const shaded = rows.map((length, i) =>
      times(length, (at) => at)
        .map((at) => rectangle(start + (at - 1) * CELL, base - (rows.length - i) * CELL, CELL, CELL, '#bbb'))
        .join(''),
    )
    const rest = times(white, (at) => at).map((at) =>
      rectangle(start + (lowest + at - 1) * CELL, base - CELL, CELL, CELL, '#fff'),
    )
    const caption = label([left + width / 2, base + 18], `Figure ${figure}`)
    left += width + GAP
    return [...shaded, ...rest, caption].join('')
  })
  const width = left - GAP
  const shadedRows = [1, 2, 3].map((figure) => `in Figure ${figure} ${rowsOf(figure).join(' and ')}`).join(', ')
  return {
    svg: drawing(width, base + 28, ...body),
    alt: `Three figures of small squares. The shaded squares lie in rows: ${shadedRows}. Each figure also has ${white} white, beside the lowest row`,
    width: millimetres(width),
  }
}

const MADE_OF = ['square tiles', 'square stickers', 'square cards'] as const

function growing(draw: Draw) {
  const [kind, white, ask, found, made] = [
    draw.pick(KINDS),
    draw.int(1, 4),
    draw.int(12, 24),
    draw.int(13, 30),
    draw.pick(MADE_OF),
  ]
  const shaded = (figure: number): number => sum(kind.rowsOf(figure))
  const all = (figure: number): number => shaded(figure) + white
  if (ask === found) return null
  const [total, step] = [all(found), all(3) - all(2)]
  const tested = (figure: number): string =>
    `Test your answer: Figure ${figure} has ${num(all(figure))} ${made}, not ${num(total)}.`
  const whites = white === 1 ? 'the white one' : `the ${white} white ones`
  return several(
    `A pattern is made of shaded and white ${made}. The first three figures are shown.`,
    [
      part(
        2,
        `How many ${made}, shaded and white together, are there in Figure ${ask}?`,
        count(all(ask)),
        [
          `Shaded: ${[1, 2, 3].map((n) => (kind.say(n) === String(n) ? `${n}` : kind.say(n))).join('; ')} …; Figure ${ask} has ${kind.say(ask)} = ${shaded(ask)} ✓`,
          `With ${whites}: ${shaded(ask)} + ${white} = ${all(ask)} ✓`,
        ],
        {
          slips: wrong(all(ask), [
            [shaded(ask), `You counted the shaded ${made} only. Each figure has white ones as well.`],
            [
              all(3) + (ask - 3) * step,
              `You added ${step} for each new figure. The number that is added grows from figure to figure.`,
            ],
            [shaded(ask) + white * ask, `You let the white part grow. It is the same in every figure.`],
            [2 * ask + white, `You doubled ${ask}. Look at the rows of the shaded part: how many rows, and how long?`],
          ]),
        },
      ),
      part(
        2,
        `Which figure has ${num(total)} ${made} altogether?`,
        figureNumber(found),
        [`Shaded: ${num(total)} − ${white} = ${num(shaded(found))} ✓`, `${kind.undo(found)}, so Figure ${found} ✓`],
        {
          slips: wrong(
            found,
            [
              [found + 1, tested(found + 1)],
              [found - 1, tested(found - 1)],
              [(total - all(3)) / step + 3, `You took ${step} for each new figure. The number that is added grows.`],
              [shaded(found) / 2, `You halved ${num(shaded(found))}. Look for the number of rows of the shaded part.`],
            ],
            figureNumber,
          ),
        },
      ),
    ],
    { givens: { white, ask, total }, picture: picture(kind, white) },
  )
}

const growingFigures = family('M72', 'Growing figures', 'number-patterns', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: growing,
})

export const patterns = [figurePattern, growingFigures] as const
