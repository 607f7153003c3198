/** Family M177: figures made of rectangles. */

import type { Draw } from '#families/family.ts'
import { dashed, dimension, label, type Point, rectangle } from '#families/kit/drawing.ts'
import { oneOf } from '#families/kit/kinds.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm2 } from '#families/kit/quantities.ts'
import { num } from '#families/kit/quantity.ts'
import { picture, SHADE } from '#families/kit/shapes.ts'
import { outlined, perimeterOf } from './outlines.ts'

/** A rectangle with a path of one width all round it. */
function path(draw: Draw) {
  const [length, width, edge] = [draw.int(8, 16), draw.int(5, 12), draw.int(1, 3)]
  if (length <= width + 1 || length > width * 2) return null
  const [long, wide] = [length + 2 * edge, width + 2 * edge]
  const [outer, inner] = [long * wide, length * width]
  const scale = 210 / long
  const place = draw.pick([
    ['A rectangular pond', 'a path', 'path'],
    ['A rectangular lawn below an HDB block', 'a footpath', 'footpath'],
    ['A rectangular carpet', 'a strip of bare floor', 'strip of floor'],
  ])
  const m2 = (n: number) => ({
    ...cm2(n),
    text: `${num(n)}\u00a0m²`,
    form: { kind: 'number', before: '', after: 'm²' } as const,
  })
  const body = [
    rectangle(0, 0, long * scale, wide * scale, SHADE),
    rectangle(edge * scale, edge * scale, length * scale, width * scale, '#fff'),
    label([(long * scale) / 2, (edge + width) * scale - 14], `${length} m`),
    label([edge * scale + 8, (wide * scale) / 2], `${width} m`, 'start'),
    dimension([long * scale + 12, 0], [long * scale + 12, edge * scale], `${edge} m`),
  ]
  const alt = `A rectangle ${length} m long and ${width} m wide with a shaded border ${edge} m wide all round it`
  return single(
    2,
    `${place[0]}, ${length} m by ${width} m, has ${place[1]} ${edge} m wide all round it. Find the area of the ${place[2]}.`,
    m2(outer - inner),
    [
      `Outer rectangle: ${length} + ${edge} + ${edge} = ${long} m; ${width} + ${edge} + ${edge} = ${wide} m; ${long} × ${wide} = ${num(outer)} m² ✓`,
      `${num(outer)} − ${length} × ${width} = ${num(outer)} − ${num(inner)} = ${num(outer - inner)} m² ✓`,
    ],
    {
      givens: { length, width, edge },
      slips: [
        slip(
          m2((length + edge) * (width + edge) - inner),
          `You added ${edge} m to each length once. The border is on both sides.`,
        ),
        slip(
          m2(outer),
          `You found the outer rectangle. The white part of ${length} m by ${width} m does not belong to it.`,
        ),
        slip(m2(2 * edge * (length + width)), `You forgot the four corners, squares with sides of ${edge} m.`),
        slip(
          m2(inner - (length - 2 * edge) * (width - 2 * edge)),
          `You laid the border inside the ${length} m by ${width} m. It is outside, all round.`,
        ),
      ],
      picture: picture([long * scale + 70, wide * scale + 10], [4, 2], alt, body),
    },
  )
}

/** Two rectangles joined to a T or an L, or a rectangle with a triangle on top. */
function joined(draw: Draw) {
  const [length, width, height, roof] = [draw.int(10, 20, 2), draw.int(5, 12), draw.int(4, 10), draw.int(0, 1) === 1]
  const foot = draw.int(4, length - 6, 2)
  const top: Point[] = roof
    ? [
        [0, 0],
        [length, 0],
        [length, width],
        [length / 2, width + height],
        [0, width],
      ]
    : [
        [(length - foot) / 2, 0],
        [(length + foot) / 2, 0],
        [(length + foot) / 2, height],
        [length, height],
        [length, height + width],
        [0, height + width],
        [0, height],
        [(length - foot) / 2, height],
      ]
  const body = length * width
  const extra = roof ? (length * height) / 2 : foot * height
  const words = roof
    ? `A rectangle ${length} cm long and ${width} cm high with an isosceles triangle on top; the triangle is ${height} cm high`
    : `A T-shaped figure: a bar ${length} cm long and ${width} cm high on a post ${foot} cm wide and ${height} cm high`
  if (Math.abs(width - height) < 1) return null
  const base = outlined(
    {
      points: top,
      named: roof ? [0, 4] : [0, 1, 3, 4],
      inside: roof ? [length / 2, 0.1] : [length / 2, height + width / 2],
      words,
    },
    true,
  )
  const scale = Math.min(210 / length, 140 / (width + height))
  const side = length * scale + 14
  const line = roof
    ? `<g transform="translate(58 24)">${dashed([0, height * scale], [length * scale, height * scale])}${dimension([side, 0], [side, height * scale], `${height} cm`)}</g></svg>`
    : '</svg>'
  return single(
    2,
    roof
      ? 'The figure is made up of a rectangle and a triangle. Find its area.'
      : 'All the corners of the figure are right angles. Find its area.',
    cm2(body + extra),
    [
      roof
        ? `Rectangle: ${length} × ${width} = ${body} cm²; triangle: {1/2} × ${length} × ${height} = ${extra} cm² ✓`
        : `Bar: ${length} × ${width} = ${body} cm²; post: ${foot} × ${height} = ${extra} cm² ✓`,
      `${body} + ${extra} = ${body + extra} cm² ✓`,
    ],
    {
      givens: { length, width, height, ...(roof ? {} : { foot }) },
      slips: [
        slip(cm2(body), 'You found the larger part only. The figure has a second part.'),
        slip(
          cm2(length * (width + height)),
          roof
            ? 'You did not halve the triangle on top.'
            : `You took the whole rectangle round the figure. The post is only ${foot} cm wide.`,
        ),
        slip(
          cm2(body + (roof ? (length * (width + height)) / 2 : foot * (width + height))),
          roof
            ? 'You took the triangle as high as the whole figure.'
            : 'You took the post as high as the whole figure, so its part inside the bar is counted twice.',
        ),
        slip(
          cm2(2 * (length + width + height)),
          'You found the perimeter of the rectangle round the figure, not its area.',
        ),
      ].filter(({ value }) => value !== body + extra),
      picture: { ...base, svg: base.svg.replace('</svg>', line) },
    },
  )
}

export const composite = family(
  'M177',
  'Figures made of rectangles',
  'area-and-perimeter',
  { marks: 1, choice: true, level: 1, calculator: false, make: perimeterOf },
  { marks: 2, choice: false, level: 2, calculator: false, make: oneOf(path, joined) },
)
