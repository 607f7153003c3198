/** Family M176: triangles in a rectangle. */
import type { Draw, Picture } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { drawing, label, millimetres, type Point, polygon, rectangle } from '#families/kit/drawing.ts'
import { family, part, several, single, slip, withBars } from '#families/kit/problem.ts'
import { cm2 } from '#families/kit/quantities.ts'
import { fraction, gcd, num, units } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'

const WIDE = 240

/** The outline with its length below and its width on the left. */
function outline(length: number, width: number, alt: string, inside: (up: number) => readonly string[]): Picture {
  const up = (WIDE * width) / length
  const body = [
    ...inside(up),
    rectangle(0, 0, WIDE, up),
    label([WIDE / 2, up + 28], `${length} cm`),
    label([-14, up / 2], `${width} cm`, 'end'),
  ]
  return picture([WIDE + 100, up + 56], [76, 16], alt, body)
}

const corners = (up: number): string[] => [
  label([-10, up + 10], 'A'),
  label([WIDE + 10, up + 10], 'B'),
  label([WIDE + 10, -8], 'C'),
  label([-10, -8], 'D'),
]

/** The figure, the question, and why the triangles are half of the rectangle. */
type Shaded = Readonly<{ drawn: Picture; ask: string; why: string }>

/** P is joined to the four corners; the triangles on the shorter or on the longer sides are shaded. */
function pointInside(draw: Draw, length: number, width: number): Shaded {
  const [x, y, upright] = [draw.int(32, 68, 4), draw.int(36, 64, 4), draw.int(0, 1) === 1]
  const names = upright ? ['APD', 'BPC'] : ['APB', 'CPD']
  const alt = `Rectangle ABCD, ${length} cm long and ${width} cm wide; P is a point inside it, joined to all four corners; triangles ${names.join(' and ')} are shaded`
  const drawn = outline(length, width, alt, (up) => {
    const p: Point = [(WIDE * x) / 100, (up * y) / 100]
    const [a, b, c, d]: [Point, Point, Point, Point] = [
      [0, up],
      [WIDE, up],
      [WIDE, 0],
      [0, 0],
    ]
    const shaded = upright
      ? [polygon([a, p, d], SHADE), polygon([b, p, c], SHADE)]
      : [polygon([a, p, b], SHADE), polygon([c, p, d], SHADE)]
    const beside: Point = upright ? [p[0], p[1] - 20] : [p[0] + 26, p[1]]
    return [...shaded, ...corners(up), label(beside, 'P')]
  })
  const [side, across] = upright ? [width, length] : [length, width]
  return {
    drawn,
    ask: 'ABCD is a rectangle. P is a point inside it. Find the total area of the two shaded triangles.',
    why: `Both bases are ${side} cm long and both heights together are ${across} cm: the triangles are {1/2} of the rectangle`,
  }
}

/** Triangles with their bases side by side along the lower side and their tops on the upper side. */
function zigzag(draw: Draw, length: number, width: number): Shaded {
  const shares = draw.pick([
    [0, 30, 55, 100],
    [0, 40, 100],
    [0, 25, 65, 100],
    [0, 20, 50, 72, 100],
  ])
  const lean = draw.int(30, 70, 10)
  const triangles = shares.length - 1
  const alt = `A rectangle ${length} cm long and ${width} cm wide with ${triangles} shaded triangles; their bases fill its lower side and their tops are on its upper side`
  const drawn = outline(length, width, alt, (up) =>
    shares.slice(1).map((to, i) => {
      const from = shares[i] ?? 0
      const at = (share: number): number => (WIDE * share) / 100
      return polygon(
        [
          [at(from), up],
          [at(to), up],
          [at(from + ((to - from) * lean) / 100), 0],
        ],
        SHADE,
      )
    }),
  )
  return {
    drawn,
    ask: `The figure shows ${triangles} triangles inside a rectangle. Find the total area of the shaded triangles.`,
    why: `All the bases together are ${length} cm long and every height is ${width} cm: the triangles are {1/2} of the rectangle`,
  }
}

function halfShaded(draw: Draw) {
  const [length, width] = [draw.int(12, 30), draw.int(7, 18)]
  if (width * 1.4 > length || width * 2.4 < length || (length * width) % 2 !== 0) return null
  const { drawn, ask, why } = draw.pick([pointInside, zigzag])(draw, length, width)
  const area = length * width
  return single(
    2,
    ask,
    cm2(area / 2),
    [
      withBars(
        `${why} ✓`,
        barModel([bar('Rectangle', [cell(1, 'shaded', 'shaded'), cell(1, 'white')])], `2 units = ${num(area)} cm²`),
      ),
      `{1/2} × ${length} × ${width} = ${num(area / 2)} cm² ✓`,
    ],
    {
      givens: { length, width },
      slips: [
        slip(cm2(area), `You found the whole rectangle, ${length} × ${width}. Only the triangles are shaded.`),
        slip(
          cm2(area / 4),
          'You took a quarter of the rectangle. Each triangle is half of base times height: put the bases or the heights together.',
        ),
        slip(cm2((length + width) * 2), 'You found the perimeter of the rectangle, not an area.'),
        slip(cm2(length + width), `You added ${length} and ${width}. An area comes from multiplying.`),
      ].filter(({ value }) => value !== area / 2),
      picture: drawn,
    },
  )
}

type Joined = Readonly<{ p: number; q: number; r: number; s: number }>

/** E on BC with BE : EC = p : q, F on CD with CF : FD = r : s; triangle AEF is shaded. */
function joined({ p, q, r, s }: Joined, given: number): Picture {
  const up = 150
  const e: Point = [WIDE, up - (up * p) / (p + q)]
  const f: Point = [WIDE - (WIDE * r) / (r + s), 0]
  const body = [
    polygon([[0, up], e, f], SHADE),
    rectangle(0, 0, WIDE, up),
    ...corners(up),
    label([e[0] + 12, e[1]], 'E'),
    label([f[0], -10], 'F'),
  ]
  const alt = `Rectangle ABCD with E on BC and F on CD; triangle AEF is shaded; triangle ABE, which has an area of ${given} cm², is white`
  return {
    svg: drawing(WIDE + 50, up + 40, `<g transform="translate(22 22)">${body.join('')}</g>`),
    alt,
    width: millimetres(WIDE + 50),
  }
}

function lastQuestion(draw: Draw) {
  const [p, q, r, s, k] = [draw.int(1, 3), draw.int(1, 4), draw.int(1, 3), draw.int(1, 3), draw.int(5, 20)]
  const [onBC, onCD] = [p + q, r + s]
  const given = p * k
  if (gcd(p, q) > 1 || gcd(r, s) > 1 || (p === q && r === s) || onBC > 5) return null
  const whole = 2 * onBC * k
  const [ecf, adf] = [(whole * q * r) / (2 * onBC * onCD), (whole * s) / (2 * onCD)]
  const shaded = whole - given - ecf - adf
  if (![ecf, adf].every(Number.isInteger)) return null
  const answer = fraction(shaded, whole)
  const half = onBC === 2 ? 'E is the midpoint of BC' : `BE : EC = ${p} : ${q}`
  const cut = onCD === 2 ? 'F is the midpoint of CD' : `CF : FD = ${r} : ${s}`
  return several(
    `ABCD is a rectangle. E is on BC and F is on CD. ${half} and ${cut}. The area of triangle ABE is ${given} cm².`,
    [
      part(
        2,
        'Find the area of rectangle ABCD.',
        cm2(whole),
        [
          withBars(
            `BC is ${units(onBC)} and BE ${units(p)} long, so triangle ABC is ${given} ÷ ${p} × ${onBC} = ${onBC * k} cm² ✓`.replace(
              '÷ 1 ',
              '',
            ),
            barModel(
              [bar('Triangle ABC', [...unitCells(p, '', 'shaded'), ...unitCells(q)], `${onBC * k} cm²`)],
              `${units(p)} = ${given} cm²`,
            ),
          ),
          `Rectangle: 2 × ${onBC * k} = ${whole} cm² ✓`,
        ],
        {
          slips: [
            slip(cm2(onBC * k), 'You found triangle ABC, which has all of BC as a side. The rectangle is larger.'),
            slip(cm2(2 * given), `You doubled ${given} cm². That is a rectangle on BE, not on the whole of BC.`),
            slip(cm2(2 * onBC * given), `You took ${given} cm² for 1 unit of BC. Look how many units BE has.`),
            slip(cm2((2 * onBC * given) / q), `You took triangle ABE as the part on EC.`),
          ].filter(({ value, text }) => value !== whole && !/\.\d{3}/.test(text)),
        },
      ),
      part(
        2,
        'What fraction of rectangle ABCD is shaded? Give your answer in its simplest form.',
        answer,
        [
          `Triangle ECF: {1/2} × {${q}/${onBC}} × {${r}/${onCD}} × ${whole} = ${ecf} cm²; triangle ADF: {1/2} × {${s}/${onCD}} × ${whole} = ${adf} cm² ✓`,
          `Shaded: ${whole} − ${given} − ${ecf} − ${adf} = ${shaded} cm²; fraction: ${`{${shaded}/${whole}}` === answer.text ? answer.text : `{${shaded}/${whole}} = ${answer.text}`} ✓`,
        ],
        {
          slips: [
            slip(fraction(whole - shaded, whole), 'You gave the fraction that is *not* shaded.'),
            slip(fraction(whole - given - adf, whole), 'You forgot triangle ECF at the corner C. It is white too.'),
            slip(
              fraction(whole - given - 2 * ecf - adf, whole),
              'You did not halve the corner at C. ECF is a triangle, not a rectangle.',
            ),
            slip(fraction(1, 2), 'You took half of the rectangle. That is so only if E or F is at a corner.'),
          ].filter(({ value }) => value > 0 && value !== answer.value),
        },
      ),
    ],
    { givens: { given }, picture: joined({ p, q, r, s }, given) },
  )
}

export const trianglesInRectangles = family(
  'M176',
  'Triangles in a rectangle',
  'area-of-triangles',
  { marks: 2, choice: false, level: 2, calculator: false, make: halfShaded },
  { marks: 4, choice: false, level: 3, calculator: true, make: lastQuestion },
)
