/** Families M119 and M120: ratios of measures in different units, and of the parts of a figure. */

import type { Draw, Picture } from '#families/family.ts'
import { drawing, millimetres, polygon, rectangle } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { equation, gcd, num, ratio } from '#families/kit/quantity.ts'
import { different } from '#families/kit/working.ts'

/** Two amounts: the text before, between and after them, the small and the large unit, how many small ones make a large one. */
const AMOUNTS = [
  [
    'A ribbon is ',
    ' long and a rope is ',
    ' long. Find the ratio of the length of the ribbon to the length of the rope.',
    'cm',
    'm',
    100,
  ],
  [
    'A baker mixes ',
    ' of raisins with ',
    ' of flour. Find the ratio of the mass of the raisins to the mass of the flour.',
    'g',
    'kg',
    1000,
  ],
  [
    'A bottle holds ',
    ' of barley water and a jug holds ',
    '. Find the ratio of the volume in the bottle to the volume in the jug.',
    'ml',
    'litres',
    1000,
  ],
  [
    'A train ride takes ',
    ' and a coach ride takes ',
    '. Find the ratio of the time of the train ride to the time of the coach ride.',
    'min',
    'h',
    60,
  ],
] as const

const differentUnits = family('M119', 'Ratio of measures in different units', 'simplest-ratio', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [start, middle, end, small, large, times] = draw.pick(AMOUNTS)
    const second = times === 60 ? draw.int(1, 3) : draw.int(11, 36) / 10
    const first = times === 1000 ? draw.int(200, 2400, 50) : times === 100 ? draw.int(30, 240, 5) : draw.int(20, 75, 5)
    const other = Math.round(second * times)
    const shared = gcd(first, other)
    const [a, b] = [first / shared, other / shared]
    if (a === b || a > 12 || b > 12 || a === 1 || Number.isInteger(second) !== (times === 60)) return null
    const key = ratio(a, b)
    const wrongTimes = times === 100 ? 10 : 100
    const what = (n: number): string => `${num(n)} ${small}`
    return single(
      1,
      `${start}${first} ${small}${middle}${second} ${large}${end} Give your answer in its simplest form.`,
      key,
      [`${second} ${large} = ${what(other)}; ${equation(`${first} : ${other}`, key.text)} ✓`],
      {
        givens: { first, second },
        slips: different(key, [
          slip(ratio(b, a), `You wrote the second amount first. Keep the order of the question.`),
          slip(ratio(first, Math.round(second * wrongTimes)), `You took 1 ${large} as ${wrongTimes} ${small}.`),
          slip(
            ratio(first * 10, Math.round(second * 10)),
            `You left ${first} ${small} and ${second} ${large} as they are. Write both in ${small} first.`,
          ),
          slip(ratio(a, a + b), `You compared the first amount with both together.`),
          slip(ratio(a, b * 10), `You wrote one zero too many when you changed ${second} ${large} into ${small}.`),
          slip(ratio(a + b, b), `You compared both amounts together with the second.`),
          slip(ratio(a + b, a), `You compared both amounts together with the first.`),
          slip(ratio(a, Math.abs(b - a)), `You compared the first amount with the difference of the two.`),
          slip(ratio(b, a + b), `You compared the second amount with both together.`),
        ]),
      },
    )
  },
})

const SIDE = 34

/** Squares in rows; the first are shaded, the next are cut by a diagonal and half shaded. */
function halves(rows: number, columns: number, full: number, half: number): Picture {
  const squares = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [(i % columns) * SIDE, Math.floor(i / columns) * SIDE]
    if (i < full) return rectangle(x, y, SIDE, SIDE, '#bbb')
    if (i >= full + half) return rectangle(x, y, SIDE, SIDE)
    const triangle = polygon(
      [
        [x, y],
        [x + SIDE, y],
        [x, y + SIDE],
      ],
      '#bbb',
    )
    return rectangle(x, y, SIDE, SIDE) + triangle
  })
  return {
    svg: drawing(columns * SIDE, rows * SIDE, ...squares),
    alt: `A rectangle made of ${rows} rows of ${columns} equal squares. ${full} ${full === 1 ? 'square is' : 'squares are'} shaded. ${half} squares are cut along a diagonal and one half of each is shaded.`,
    width: millimetres(columns * SIDE),
  }
}

/** Whole squares and halves of squares. */
function squaresAndHalves(draw: Draw) {
  const [rows, columns] = draw.pick([
    [2, 4],
    [2, 5],
    [3, 4],
    [3, 5],
  ])
  const all = rows * columns
  const [full, half] = [draw.int(1, all - 4), draw.int(2, 5)]
  const plain = all - full - half
  const [a, b] = [2 * full + half, 2 * plain + half]
  if (plain < 1 || a === b) return null
  const key = ratio(a, b)
  const text = draw.pick([
    'The figure is made of equal squares. Find the ratio of the shaded area to the unshaded area.',
    'A floor is laid with equal square tiles. Some tiles are grey, and some are cut along a diagonal into a grey half and a white half. Find the ratio of the grey area to the white area.',
  ])
  return single(
    2,
    `${text} Give your answer in its simplest form.`,
    key,
    [
      `In half squares: shaded ${full} × 2 + ${half} = ${a}, unshaded ${plain} × 2 + ${half} = ${b} ✓`,
      `Shaded to unshaded: ${equation(`${a} : ${b}`, key.text)} ✓`,
    ],
    {
      givens: { rows, columns, full, half },
      picture: halves(rows, columns, full, half),
      slips: different(key, [
        slip(ratio(b, a), `You wrote the unshaded area first.`),
        slip(ratio(a, a + b), `You compared the shaded area with the whole figure.`),
        slip(ratio(full + half, plain), `You counted the ${half} half-shaded squares as whole ones.`),
        slip(ratio(full, plain), `You left out the ${half} squares that are half shaded.`),
        slip(ratio(full, plain + half), `You counted the ${half} half-shaded squares as unshaded.`),
        slip(ratio(full + half, plain + half), `You counted each half square as a whole square on both sides.`),
        slip(ratio(a + b, b), `You compared the whole figure with the unshaded area.`),
        slip(ratio(b, a + b), `You compared the unshaded area with the whole figure.`),
      ]),
    },
  )
}

const BORDER = 130

/** A square in the middle of a larger one. */
function border(draw: Draw) {
  const [p, q] = [draw.int(2, 8), draw.int(3, 10)]
  if (q <= p || gcd(p, q) > 1 || p * 2 < q) return null
  const [small, rest] = [p * p, q * q - p * p]
  const key = ratio(rest, small)
  const inner = (BORDER * p) / q
  const at = (BORDER - inner) / 2
  const text = draw.pick([
    `A square fish pond of side ${p} m lies in the middle of a square garden of side ${q} m. The rest of the garden is grass. Find the ratio of the area of the grass to the area of the pond.`,
    `A square photo of side ${p} cm is glued on a square card of side ${q} cm. Find the ratio of the area of the card that can still be seen to the area of the photo.`,
  ])
  return single(
    2,
    text,
    key,
    [
      `Areas: ${q} × ${q} = ${q * q} and ${p} × ${p} = ${small} ✓`,
      `${q * q} − ${small} = ${rest}; the ratio is ${key.text} ✓`,
    ],
    {
      givens: { p, q },
      picture: {
        svg: drawing(BORDER, BORDER, rectangle(0, 0, BORDER, BORDER, '#ddd'), rectangle(at, at, inner, inner, '#fff')),
        alt: 'A small square in the middle of a large square. The part around the small square is shaded.',
        width: millimetres(BORDER),
      },
      slips: different(key, [
        slip(ratio(q * q, small), `You took the whole large square. The small one covers a part of it.`),
        slip(ratio(small, rest), `You wrote the small square first.`),
        slip(ratio(q, p), `You compared the sides. The question is about areas.`),
        slip(ratio(q - p, p), `You took one side from the other. Find both areas first, then take one away.`),
        slip(ratio(rest, q * q), `You compared with the whole large square.`),
        slip(
          ratio((q - p) * (q - p), small),
          `You squared the difference of the sides. Take one area from the other instead.`,
        ),
        slip(ratio(q * q + small, small), `You added the two areas. The small square lies inside the large one.`),
        slip(ratio(p, q), `You compared the sides, and in the other order. The question is about areas.`),
      ]),
    },
  )
}

const inFigures = family('M120', 'Ratio of the parts of a figure', 'simplest-ratio', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: anyOf(squaresAndHalves, border),
})

export const simplestFamilies = [differentUnits, inFigures] as const
