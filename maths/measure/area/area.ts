/** Families M51 and M52: triangles, shaded parts of rectangles. */
import type { Picture } from '#families/family.ts'
import { bar, barModel, unitCells } from '#families/kit/bars.ts'
import {
  dashed,
  dimension,
  drawing,
  label,
  line,
  millimetres,
  type Point,
  polygon,
  rectangle,
  rightAngle,
  sketch,
} from '#families/kit/drawing.ts'
import { family, single, slip, withBars } from '#families/kit/problem.ts'
import { gcd, measure } from '#families/kit/quantity.ts'

const SHADE = '#c8c8c8'
const area = (n: number) => measure(n, 'cm²')

function obtuse(base: number, height: number, slant: number): Picture {
  const [a, b, top]: [Point, Point, Point] = [
    [0, 120],
    [150, 120],
    [215, 20],
  ]
  const foot: Point = [215, 120]
  const body = [
    polygon([a, b, top], SHADE),
    dashed(b, foot),
    dashed(foot, top),
    rightAngle(foot, top, b),
    dimension([0, 138], [150, 138], `${base} cm`),
    label([226, 70], `${height} cm`, 'start'),
    label([100, 52], `${slant} cm`, 'end'),
  ]
  const alt = `A triangle with a base of ${base} cm, a slanting side of ${slant} cm and a height of ${height} cm drawn outside it`
  return { svg: sketch(286, 162, ...body), alt, width: millimetres(286) }
}

function sharedHeight(p: number, q: number): Picture {
  const split = 20 + (280 * p) / (p + q)
  const [a, b, top, d]: [Point, Point, Point, Point] = [
    [20, 140],
    [300, 140],
    [130, 20],
    [split, 140],
  ]
  const names = [label([8, 150], 'A'), label([312, 150], 'B'), label([130, 8], 'C'), label([split, 156], 'D')]
  const body = [polygon([a, d, top], SHADE), polygon([a, b, top]), line(top, d), ...names]
  return {
    svg: drawing(322, 166, ...body),
    alt: 'Triangle ABC with D on AB; triangle ADC is shaded',
    width: millimetres(322),
  }
}

const triangle = family(
  'M51',
  'Area of a triangle',
  'area-of-triangles',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [base, height, more] = [draw.int(6, 18), draw.int(6, 16), draw.int(4, 9)]
      const slant = height + more
      if ((base * height) % 2 !== 0 || base === height) return null
      // The foot of the height is beyond the base: the slanting side is longer than if it stood at the base's end.
      if (slant ** 2 <= base ** 2 + height ** 2) return null
      const slips = [
        slip(
          area((base * slant) / 2),
          `You took the slanting side of ${slant} cm as the height. The height stands at a right angle to the base of ${base} cm.`,
        ),
        slip(
          area(base * height),
          `You multiplied ${base} by ${height}, which is a whole rectangle. A triangle is half as large.`,
        ),
        slip(
          area((height * slant) / 2),
          `You multiplied ${height} by ${slant}. Neither of them is the base of the triangle: use ${base} cm and the height that belongs to it.`,
        ),
        slip(
          area(base + height + slant),
          `You added the three lengths ${base}, ${height} and ${slant}. An area comes from multiplying the base by its height.`,
        ),
        // With a slanting side of two heights there would be fewer options than the papers count on.
        ...(slant === 2 * height
          ? []
          : [
              slip(area((base * height) / 4), 'You halved twice. A triangle is half of base times height.'),
              slip(area(base + height), `You added ${base} and ${height}. Multiply them, then halve.`),
            ]),
      ]
      return single(
        1,
        'Find the area of the shaded triangle.',
        area((base * height) / 2),
        [`{1/2} × ${base} × ${height} = ${(base * height) / 2} cm² ✓`],
        { givens: { base, height, slant }, slips, picture: obtuse(base, height, slant) },
      )
    },
  },
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [p, q, unit] = [draw.int(1, 5), draw.int(2, 7), draw.int(4, 15)]
      if (p >= q || (p === 1 && q === 2) || gcd(p, q) > 1) return null
      const slips = [
        slip(
          area((p + q) * unit * p),
          `You took ${p * unit} cm² as 1 unit. The shaded triangle stands on AD, so look how many units AD has.`,
        ),
        slip(area(q * unit), 'You found the area of triangle CDB only. Triangle ABC is both triangles together.'),
        slip(
          area((p * unit * (p + q)) / q),
          `You took ${p * unit} cm² for the triangle on DB, but it is the area of the triangle on AD.`,
        ),
        slip(
          area((q + 1) * unit),
          `You counted ${q + 1} units for the whole of AB. Add the units of AD and those of DB once more.`,
        ),
        slip(
          area(2 * (p + q) * unit),
          'You doubled the area. The areas are in the ratio of the bases already: no doubling or halving is needed.',
        ),
      ]
      return single(
        2,
        `D is on side AB of triangle ABC, and AD : DB = ${p} : ${q}. The area of the shaded triangle is ${p * unit} cm². Find the area of triangle ABC.`,
        area((p + q) * unit),
        [
          withBars(
            `Both small triangles have the same height: their areas are in the ratio ${p} : ${q} ✓`,
            barModel(
              [bar('Triangle ABC', [...unitCells(p, '', 'shaded'), ...unitCells(q)])],
              `${p} ${p === 1 ? 'unit' : 'units'} = ${p * unit} cm²`,
            ),
          ),
          `${p} ${p === 1 ? 'unit' : 'units'} = ${p * unit} cm²; ${p + q} units = ${(p + q) * unit} cm² ✓`,
        ],
        {
          givens: { p, q, shaded: p * unit },
          slips: slips.filter(({ value }) => Number.isInteger(value)),
          picture: sharedHeight(p, q),
        },
      )
    },
  },
)

function midpoints(length: number, width: number): Picture {
  const [x, y] = [240, (240 * width) / length]
  // ABCD from the lower left; E is the middle of AB, F the middle of BC; triangle DEF is shaded.
  const [d, e, f]: [Point, Point, Point] = [
    [10, 20],
    [10 + x / 2, 20 + y],
    [10 + x, 20 + y / 2],
  ]
  const names = [
    label([0, 34 + y], 'A'),
    label([22 + x, 34 + y], 'B'),
    label([22 + x, 10], 'C'),
    label([0, 10], 'D'),
    label([e[0], 34 + y], 'E'),
    label([24 + x, f[1]], 'F'),
  ]
  const body = [
    polygon([d, e, f], SHADE),
    rectangle(10, 20, x, y),
    ...names,
    label([10 + x / 2, 6], `${length} cm`),
    label([-4, 20 + y / 2], `${width} cm`, 'end'),
  ]
  const svg = drawing(x + 96, y + 44, `<g transform="translate(56 0)">${body.join('')}</g>`)
  const alt = `Rectangle ABCD, ${length} cm long and ${width} cm wide; E is on AB, F is on BC, and triangle DEF is shaded`
  return { svg, alt, width: millimetres(x + 96) }
}

const shadedPart = family('M52', 'Shaded part of a rectangle', 'area-and-perimeter', {
  marks: 3,
  choice: false,
  level: 2,
  calculator: true,
  make: (draw) => {
    const [length, width] = [draw.int(12, 36, 2), draw.int(8, 24, 2)]
    if (length < width * 1.3 || length > width * 2.2 || (length * width) % 8 !== 0) return null
    const [whole, one, two, three] = [length * width, (length * width) / 4, (length * width) / 8, (length * width) / 4]
    return single(
      3,
      `ABCD is a rectangle ${length} cm long and ${width} cm wide. E is the midpoint of AB and F is the midpoint of BC. Find the area of the shaded triangle DEF.`,
      area(whole - one - two - three),
      [
        `Rectangle: ${length} × ${width} = ${whole} cm²; triangle AED: {1/2} × ${length / 2} × ${width} = ${one} cm² ✓`,
        `Triangle EBF: {1/2} × ${length / 2} × ${width / 2} = ${two} cm²; triangle DCF: {1/2} × ${length} × ${width / 2} = ${three} cm² ✓`,
        `${whole} − ${one} − ${two} − ${three} = ${whole - one - two - three} cm² ✓`,
      ],
      {
        givens: { length, width },
        slips: [
          slip(
            area(whole - one - three),
            `You took away the triangles AED and DCF from ${whole} cm², but triangle EBF is white too.`,
          ),
          slip(
            area(one + two + three),
            'You added the three white triangles. The shaded triangle is what they leave of the rectangle.',
          ),
          slip(
            area(whole - one - 2 * two - three),
            `You multiplied ${length / 2} by ${width / 2} for the corner at B and did not halve it. EBF is a triangle.`,
          ),
        ],
        picture: midpoints(length, width),
      },
    )
  },
})

export const areaFamilies = [triangle, shadedPart] as const
