/** Families M53 and M54: perimeters and areas with arcs. */
import type { Picture } from '#families/family.ts'
import { dimension, drawing, label, millimetres, path, rectangle, sketch } from '#families/kit/drawing.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { measure, num } from '#families/kit/quantity.ts'

const SHADE = '#c8c8c8'
const cm = (n: number) => measure(Math.round(n * 100) / 100, 'cm')
const area = (n: number) => measure(Math.round(n * 100) / 100, 'cm²')

/** A rectangle with a semicircle on its right side. */
function withSemicircle(length: number, radius: number): Picture {
  const [x, y] = [170, 120]
  const body = [
    path(`M${x} 0H0V${y}H${x}A${y / 2} ${y / 2} 0 0 0 ${x} 0`, SHADE),
    `<path d="M${x} 0V${y}" stroke="#000" stroke-width="1.2" stroke-dasharray="5 4"/>`,
    dimension([0, y + 14], [x, y + 14], `${length} cm`),
    label([x - 8, y / 2], `${2 * radius} cm`, 'end'),
  ]
  const alt = `A rectangle ${length} cm long and ${2 * radius} cm wide with a semicircle on one of its shorter sides`
  return { svg: sketch(240, y + 38, ...body), alt, width: millimetres(240) }
}

const arcs = family(
  'M53',
  'Perimeter with arcs',
  'circle-figures',
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const [radius, length] = [draw.int(7, 28, 7), draw.int(15, 60)]
      const arc = (22 / 7) * radius
      if (length < radius * 2) return null
      return single(
        3,
        `The figure is made up of a rectangle and a semicircle. Find its perimeter. (Take π\u00a0=\u00a0{22/7}.)`,
        cm(arc + 2 * length + 2 * radius),
        [
          `Curved part: {1/2} × {22/7} × ${2 * radius} = ${num(arc)} cm ✓`,
          `Straight parts: ${length} + ${length} + ${2 * radius} = ${2 * length + 2 * radius} cm ✓`,
          `Perimeter: ${num(arc)} + ${2 * length + 2 * radius} = ${num(arc + 2 * length + 2 * radius)} cm ✓`,
        ],
        {
          givens: { length, diameter: 2 * radius },
          slips: [
            slip(
              cm(arc + 2 * length + 4 * radius),
              `You counted the dashed line of ${2 * radius} cm too. It lies inside the figure, not on its edge.`,
            ),
            slip(
              cm(2 * arc + 2 * length + 2 * radius),
              'You took the whole circumference. Only a semicircle lies on the edge of the figure.',
            ),
            slip(
              cm(2 * arc + 2 * length + 4 * radius),
              `You took a whole circle and the dashed line. Trace the edge with a finger: half a circle and three straight sides.`,
            ),
            slip(cm(arc + 2 * length), `You left out the straight side of ${2 * radius} cm on the left.`),
          ],
          picture: withSemicircle(length, radius),
        },
      )
    },
  },
  {
    marks: 2,
    choice: true,
    level: 2,
    calculator: false,
    make: (draw) => {
      const decimal = draw.int(0, 1) === 1
      const radius = decimal ? draw.int(10, 80, 10) : draw.int(7, 63, 7)
      const [pi, printed] = decimal ? [3.14, '3.14'] : [22 / 7, '{22/7}']
      const quarter = (pi / 2) * radius
      const slips = [
        slip(cm(quarter), 'You found the curved part only. The perimeter has two straight sides as well.'),
        slip(cm(quarter + radius), `You added ${radius} cm once. Two straight sides meet at the corner.`),
        slip(
          cm(2 * quarter + 2 * radius),
          'You took half of a circumference for the curved part, but the figure is a quarter circle.',
        ),
        slip(
          cm((pi / 4) * radius * radius),
          `You found the area, with ${radius} × ${radius}. The perimeter is the length all round the figure.`,
        ),
        slip(cm(4 * quarter), 'You found the circumference of a whole circle, and no straight side.'),
        slip(
          cm(4 * quarter + 2 * radius),
          'You took a whole circumference for the curved part. It is a quarter circle.',
        ),
      ]
      const body = [path('M10 130V10A120 120 0 0 1 130 130Z', SHADE), dimension([10, 144], [130, 144], `${radius} cm`)]
      const alt = `A quarter circle with a radius of ${radius} cm`
      const picture = { svg: drawing(140, 168, ...body), alt, width: millimetres(140) }
      return single(
        2,
        `The figure is a quarter circle. Find its perimeter. (Take π\u00a0=\u00a0${printed}.)`,
        cm(quarter + 2 * radius),
        [
          `Curved part: {1/4} × 2 × ${printed} × ${radius} = ${num(quarter)} cm ✓`,
          `Perimeter: ${num(quarter)} + ${radius} + ${radius} = ${num(quarter + 2 * radius)} cm ✓`,
        ],
        { givens: { radius }, slips, picture },
      )
    },
  },
)

function leaf(side: number): Picture {
  const body = [
    path('M0 150A150 150 0 0 1 150 0A150 150 0 0 1 0 150Z', SHADE),
    rectangle(0, 0, 150, 150),
    dimension([0, 164], [150, 164], `${side} cm`),
  ]
  const alt = `A square with sides of ${side} cm; two quarter circles inside it overlap in a shaded leaf`
  return { svg: drawing(150, 188, ...body), alt, width: millimetres(150) }
}

function corners(side: number): Picture {
  const body = [
    path('M75 0A75 75 0 0 0 150 75A75 75 0 0 0 75 150A75 75 0 0 0 0 75A75 75 0 0 0 75 0Z', SHADE),
    rectangle(0, 0, 150, 150),
    dimension([0, 164], [150, 164], `${side} cm`),
  ]
  const alt = `A square with sides of ${side} cm; at each corner a quarter circle with a radius of half the side; the part between them is shaded`
  return { svg: drawing(150, 188, ...body), alt, width: millimetres(150) }
}

const withCircles = family(
  'M54',
  'Area with circles',
  'circle-figures',
  {
    marks: 4,
    choice: false,
    level: 3,
    calculator: true,
    make: (draw) => {
      const side = draw.int(10, 40, 2)
      const quarter = 0.785 * side * side
      if (!Number.isInteger(Math.round(quarter * 10_000) / 100)) return null
      return single(
        4,
        `The figure shows a square of side ${side} cm and two quarter circles. Find the area of the shaded part. (Take π\u00a0=\u00a03.14.)`,
        area(2 * quarter - side * side),
        [
          `One quarter circle: {1/4} × 3.14 × ${side} × ${side} = ${num(quarter)} cm² ✓`,
          `Square: ${side} × ${side} = ${side * side} cm² ✓`,
          `The two quarter circles cover the square and the shaded part twice: 2 × ${num(quarter)} − ${side * side} ✓`,
          `= ${num(2 * quarter - side * side)} cm² ✓`,
        ],
        {
          givens: { side },
          slips: [
            slip(
              area(side * side - quarter),
              'You took one quarter circle from the square. That leaves one of the two white corners.',
            ),
            slip(
              area(2 * side * side - 2 * quarter),
              'You found both white corners together. The shaded leaf is what they leave of the square.',
            ),
            slip(
              area(quarter),
              'You found one quarter circle. The leaf is only the part where both quarter circles overlap.',
            ),
            slip(area(2 * quarter), 'You added the two quarter circles. They overlap, so the leaf is counted twice.'),
          ],
          picture: leaf(side),
        },
      )
    },
  },
  {
    marks: 3,
    choice: false,
    level: 2,
    calculator: true,
    make: (draw) => {
      const radius = draw.int(7, 21, 7)
      const [square, round] = [4 * radius * radius, (22 / 7) * radius * radius]
      return single(
        3,
        `Four equal quarter circles are cut from the corners of a square of side ${2 * radius} cm. Find the area of the shaded part. (Take π\u00a0=\u00a0{22/7}.)`,
        area(square - round),
        [
          `Square: ${2 * radius} × ${2 * radius} = ${square} cm² ✓`,
          `The four quarter circles make one circle: {22/7} × ${radius} × ${radius} = ${num(round)} cm² ✓`,
          `${square} − ${num(round)} = ${num(square - round)} cm² ✓`,
        ],
        {
          givens: { side: 2 * radius },
          slips: [
            slip(
              area(round),
              'You found the four quarter circles. They are cut away: the shaded part is what is left.',
            ),
            slip(
              area(square - round / 4),
              'You took away one quarter circle. Four of them are cut off, one at each corner.',
            ),
            slip(
              area(Math.abs(square - 4 * round)),
              `You took ${2 * radius} cm as the radius. Two radii make one side of the square.`,
            ),
            slip(area(square - round / 2), 'You took away half a circle. Count the quarter circles at the corners.'),
          ],
          picture: corners(2 * radius),
        },
      )
    },
  },
)

export const circleFamilies = [arcs, withCircles] as const
