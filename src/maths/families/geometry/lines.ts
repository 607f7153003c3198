/** Families M150 to M152: angles on a line, at a point, and where lines cross. */
import { angleMark, drawing, label, line, millimetres, type Point, rightAngle } from '#maths/drawing.ts'
import { family, type Picture, single, slipsOf } from '#maths/problem/problem.ts'
import { degrees } from './figure-points.ts'

const CENTRE: Point = [140, 130]

/** The point at an angle counted anticlockwise from the right. */
const ray = (angle: number, far: number = 110): Point => [
  CENTRE[0] + far * Math.cos((angle * Math.PI) / 180),
  CENTRE[1] - far * Math.sin((angle * Math.PI) / 180),
]

/** The mark of an angle. The words of a wide one stand further out, so that its arc does not cross them. */
function mark(from: number, to: number, text: string): string {
  if (text === 'right') return rightAngle(CENTRE, ray(from), ray(to))
  if (to - from < 90) return angleMark(CENTRE, ray(from), ray(to), text)
  return angleMark(CENTRE, ray(from), ray(to), '', 18) + label(ray((from + to) / 2, 46), text)
}

/** Rays from one point; each mark stands between two neighbours. */
function rays(angles: readonly number[], marks: readonly (readonly [number, number, string])[], alt: string): Picture {
  const body = [
    ...angles.map((angle) => line(CENTRE, ray(angle))),
    ...marks.map(([from, to, text]) => mark(from, to, text)),
  ]
  return { svg: drawing(280, 250, ...body), alt, width: millimetres(280) }
}

const onALine = family('M150', 'Angles on a straight line', 'angles-on-lines', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(25, 75), draw.int(28, 70)]
    const key = 180 - a - b
    if (a === b || key < 30 || key === a || key === b) return null
    const alt = `A straight line with two more lines from a point on it. The three angles on one side are ${a} degrees, x and ${b} degrees, in this order.`
    const picture = rays(
      [0, a, 180 - b, 180],
      [
        [0, a, `${a}°`],
        [a, 180 - b, 'x'],
        [180 - b, 180, `${b}°`],
      ],
      alt,
    )
    return single(
      1,
      'Two lines start from a point on a straight line. Find ∠x.',
      degrees(key),
      [`Angles on a straight line: ∠x = 180° − ${a}° − ${b}° = ${key}° ✓`],
      {
        givens: { a, b },
        picture,
        slips: slipsOf(degrees, [
          [180 - a, `You took away ${a}° only. The ${b}° is on the line as well.`],
          [180 - b, `You took away ${b}° only. The ${a}° is on the line as well.`],
          [360 - a - b, `You started from 360°. That is all the way round; a straight line is half of it.`],
          [a + b, `You added the two angles that are given. x is what is missing up to 180°.`],
          [Math.abs(90 - a - b), `You started from 90°. A straight line is 180°.`],
          [Math.min(a, b), `That angle is given. x stands between the two.`],
          [Math.abs(a - b), `You subtracted the two angles from each other. Take both of them away from 180°.`],
        ]),
      },
    )
  },
})

const atAPoint = family('M151', 'Angles at a point', 'angles-on-lines', {
  marks: 2,
  choice: false,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(95, 140), draw.int(40, 80)]
    const two = 360 - 90 - a - b
    if (two % 2 !== 0 || two / 2 < 25 || two / 2 > 70) return null
    const x = two / 2
    const edges = [0, 90, 90 + a, 90 + a + x, 90 + a + x + b]
    const picture = rays(
      edges,
      [
        [0, 90, 'right'],
        [90, 90 + a, `${a}°`],
        [90 + a, 90 + a + x, 'x'],
        [90 + a + x, 90 + a + x + b, `${b}°`],
        [90 + a + x + b, 360, 'x'],
      ],
      `Five lines meet at a point. The angles round it are a right angle, ${a} degrees, x, ${b} degrees and x again.`,
    )
    return single(
      2,
      'Five lines meet at a point. The two angles marked x are equal. Find ∠x.',
      degrees(x),
      [`Angles at a point: x + x = 360° − 90° − ${a}° − ${b}° = ${two}° ✓`, `∠x = ${two}° ÷ 2 = ${x}° ✓`],
      {
        givens: { a, b },
        picture,
        slips: slipsOf(degrees, [
          [two, `That is both angles marked x together. Share it equally.`],
          [(360 - a - b) / 2, `You left out the right angle. Its small square says 90°.`],
          [360 - 90 - a - b - 90, `You counted the right angle twice.`],
          [(180 - b) / 2, `You used 180°. The angles all the way round a point make 360°.`],
        ]),
      },
    )
  },
})

const crossing = family('M152', 'Vertically opposite angles', 'angles-on-lines', {
  marks: 2,
  choice: true,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [a, b] = [draw.int(38, 62), draw.int(34, 58)]
    const key = 180 - a - b
    if (a === b || key < 65 || key === 90) return null
    const edges = [0, a, a + key, 180, 180 + a, 180 + a + key]
    const picture = rays(
      edges,
      [
        [0, a, `${a}°`],
        [a + key, 180, `${b}°`],
        [180 + a, 180 + a + key, 'x'],
      ],
      `Three straight lines cross at one point. Above the level line stand an angle of ${a} degrees on the right and one of ${b} degrees on the left; x is below, opposite the angle between them.`,
    )
    return single(
      2,
      'Three straight lines cross at one point. Find ∠x.',
      degrees(key),
      [
        `The angle between the two that are given: 180° − ${a}° − ${b}° = ${key}° ✓`,
        `Vertically opposite angles are equal: ∠x = ${key}° ✓`,
      ],
      {
        givens: { a, b },
        picture,
        slips: slipsOf(degrees, [
          [a, `You took the angle opposite ${a}°. x lies opposite the angle between the two that are given.`],
          [b, `You took the angle opposite ${b}°. x lies opposite the angle between the two that are given.`],
          [a + b, `You added the two angles. With the one between them they make a straight line.`],
          [180 - a, `You took away ${a}° only. The ${b}° is on the same side of the line.`],
          [180 - b, `You took away ${b}° only. The ${a}° is on the same side of the line.`],
          [Math.abs(90 - a), `You started from 90°. The three angles on one side of a line make 180°.`],
          [360 - 2 * (a + b), `That is x and the angle opposite x together.`],
        ]),
      },
    )
  },
})

export const anglesOnLines = [onALine, atAPoint, crossing]
