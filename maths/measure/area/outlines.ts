/** Outlines with right angles and their perimeters, for family M177. */
import type { Draw, Picture } from '#families/family.ts'
import { type Point, polygon } from '#families/kit/drawing.ts'
import { single, slip } from '#families/kit/problem.ts'
import { cm, spread } from '#families/kit/quantities.ts'
import { picture, SHADE, sideLabel } from '#families/kit/shapes.ts'

/** The points are in centimetres, y upwards; `named` says which sides have their length, by their first point. */
type Outline = Readonly<{ points: readonly Point[]; named: readonly number[]; inside: Point; words: string }>

/** Pixels of a centimetre. */
const scaleOf = (wide: number, high: number): number => Math.min(210 / wide, 140 / high)

/** The outline with the lengths of the named sides. */
export function outlined({ points, named, inside, words }: Outline, shaded: boolean): Picture {
  const [wide, high] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))]
  const scale = scaleOf(wide, high)
  const at = ([x, y]: Point): Point => [x * scale, (high - y) * scale]
  const labels = named.map((i) => {
    const [a, b] = [points[i] ?? inside, points[(i + 1) % points.length] ?? inside]
    const long = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]))
    return sideLabel(at(a), at(b), at(inside), `${long} cm`)
  })
  const body = [polygon(points.map(at), shaded ? SHADE : 'none'), ...labels]
  return picture([wide * scale + 116, high * scale + 50], [58, 24], words, body)
}

/** Its perimeter, the four numbers that are printed, and slips from them. */
type Shape = Readonly<{
  outline: Outline
  perimeter: number
  givens: Readonly<Record<string, number>>
  steps: readonly string[]
  extra: number
}>

/** A corner is cut off: the perimeter is that of the whole rectangle. */
function corner(draw: Draw, length: number, width: number): Shape | null {
  const [cut, down] = [draw.int(3, length - 4), draw.int(2, width - 3)]
  const scale = scaleOf(length, width)
  if (cut * scale < 96 || down * scale < 50) return null
  const points: Point[] = [
    [0, 0],
    [length, 0],
    [length, width - down],
    [length - cut, width - down],
    [length - cut, width],
    [0, width],
  ]
  return {
    outline: {
      points,
      named: [0, 2, 3, 5],
      inside: [(length - cut) / 2, (width - down) / 2],
      words: `An L-shaped figure: ${length} cm along the bottom and ${width} cm up the left side; the corner cut off at the top right is ${cut} cm long and ${down} cm high; all corners are right angles`,
    },
    perimeter: 2 * (length + width),
    givens: { length, width, cut, down },
    steps: [
      `The cut corner does not change the length all round: 2 × (${length} + ${width}) = ${2 * (length + width)} cm ✓`,
    ],
    extra: cut + down,
  }
}

/** Three stairs; only the whole length and height are told. */
function stairs(draw: Draw, length: number, width: number): Shape {
  const [x, y] = [draw.int(3, 4) / 10, draw.int(6, 7) / 10]
  const [a, b, c, d] = [length * x, length * y, width * (1 - y), width * (1 - x)]
  const points: Point[] = [
    [0, 0],
    [length, 0],
    [length, c],
    [b, c],
    [b, d],
    [a, d],
    [a, width],
    [0, width],
  ]
  return {
    outline: {
      points,
      named: [0, 7],
      inside: [a / 2, c / 2],
      words: `A figure like three stairs: ${length} cm along the bottom and ${width} cm up the left side; the stairs go down to the right; all corners are right angles`,
    },
    perimeter: 2 * (length + width),
    givens: { length, width },
    steps: [
      `The steps together are as long and as high as the figure: 2 × (${length} + ${width}) = ${2 * (length + width)} cm ✓`,
    ],
    extra: Math.round((length + width) / 2),
  }
}

/** A notch in the upper side adds its depth twice. */
function notch(draw: Draw, length: number, width: number): Shape | null {
  const [gap, deep] = [draw.int(3, length - 6), draw.int(2, width - 3)]
  const left = Math.round((length - gap) / 2)
  const scale = scaleOf(length, width)
  if ((length - gap - left) * scale < 60 || deep * scale < 24 || gap * scale < 40) return null
  const points: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [left + gap, width],
    [left + gap, width - deep],
    [left, width - deep],
    [left, width],
    [0, width],
  ]
  return {
    outline: {
      points,
      named: [0, 7, 3],
      inside: [length / 2, 0.5],
      words: `A U-shaped figure: ${length} cm along the bottom and ${width} cm up the left side; a gap in its upper side is ${deep} cm deep; all corners are right angles`,
    },
    perimeter: 2 * (length + width + deep),
    givens: { length, width, deep },
    steps: [
      `The whole rectangle has 2 × (${length} + ${width}) = ${2 * (length + width)} cm; the gap adds ${deep} cm twice: ${2 * (length + width + deep)} cm ✓`,
    ],
    extra: -2 * deep,
  }
}

/** The perimeter of an outline of which not all sides are told. */
export function perimeterOf(draw: Draw) {
  const [length, width] = [draw.int(10, 20), draw.int(6, 14)]
  if (length <= width) return null
  const shape = draw.pick([corner, stairs, notch])(draw, length, width)
  if (shape === null) return null
  const answer = cm(shape.perimeter)
  const hidden = shape.extra > 0
  const slips = spread(draw, answer, [
    ...(hidden
      ? [
          slip(
            cm(shape.perimeter - shape.extra),
            'You left out sides that have no number. Trace the outline and give each side its length.',
          ),
          slip(
            cm(shape.perimeter + shape.extra),
            'You added inner sides to the perimeter of a whole rectangle. Here they take the place of the missing corner.',
          ),
        ]
      : [
          slip(
            cm(shape.perimeter + shape.extra),
            `You found the perimeter of the whole rectangle, without the sides of the gap.`,
          ),
          slip(
            cm(shape.perimeter + shape.extra / 2),
            'You counted one side of the gap. It goes down and comes up again.',
          ),
          slip(cm(shape.perimeter - shape.extra), 'You counted the sides of the gap twice as often as they are there.'),
        ]),
    slip(cm(length * width), `You multiplied ${length} by ${width}. A perimeter is the length all round.`),
    slip(
      cm(length + width),
      `You added ${length} and ${width} once. The figure has the same length again on its other sides.`,
    ),
    slip(cm(2 * length + width), 'You added three sides only. Go all round the figure, back to where you began.'),
    slip(cm(4 * length), `You took the figure as a square with sides of ${length} cm.`),
    slip(cm(shape.perimeter + length), `You counted the side of ${length} cm once too often.`),
  ])
  if (slips === null) return null
  return single(1, 'All the corners of the figure are right angles. Find its perimeter.', answer, shape.steps, {
    givens: shape.givens,
    slips,
    picture: outlined(shape.outline, false),
  })
}
