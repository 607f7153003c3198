/** Families M47 and M50: angles in a parallelogram, a trapezium and of crossing lines. */
import type { Picture } from '#families/family.ts'
import { at, degrees, radians } from '#families/geometry/figure/figure-points.ts'
import { angleMark, drawing, label, line, millimetres, type Point, polygon } from '#families/kit/drawing.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

function parallelogram(angle: number, inside: boolean): Picture {
  const [a, b]: [Point, Point] = [
    [10, 150],
    [210, 150],
  ]
  const d = at(a, angle, 130)
  const c: Point = [d[0] + 200, d[1]]
  // E on AB with DE = DA: the isosceles triangle.
  const e: Point = [a[0] + 2 * (d[0] - a[0]), 150]
  const width = Math.max(b[0], c[0]) + 20
  const names = [
    label([a[0] - 4, 165], 'A'),
    label([b[0] + 4, 165], 'B'),
    label([c[0] + 4, c[1] - 10], 'C'),
    label([d[0], d[1] - 10], 'D'),
  ]
  const body = [polygon([a, b, c, d]), ...names, angleMark(a, b, d, `${angle}°`)]
  if (inside) body.push(line(d, e), label([e[0], 165], 'E'))
  else body.push(angleMark(b, a, c, 'x', 18))
  const alt = inside
    ? `Parallelogram ABCD with E on AB so that DA = DE; angle DAB is ${angle} degrees`
    : `Parallelogram ABCD; angle DAB is ${angle} degrees and angle ABC is marked x`
  return { svg: drawing(width, 178, ...body), alt, width: millimetres(width) }
}

const inParallelogram = family(
  'M47',
  'Angles: parallelogram and triangle',
  'four-sided-figures',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const angle = draw.int(52, 78)
      return single(
        1,
        'ABCD is a parallelogram. Find ∠x.',
        degrees(180 - angle),
        [`AD and BC are parallel: ∠x = 180° − ${angle}° = ${180 - angle}° ✓`],
        {
          givens: { angle },
          slips: slipsOf(degrees, [
            [angle, `Neighbouring angles of a parallelogram are not equal. Only opposite ones are.`],
            [90 + angle, `You added a right angle. Between parallel sides two angles make 180°.`],
            [180 - 2 * angle, `You took ${angle}° away twice. x and ${angle}° alone make 180°.`],
            [90 - angle, `You took ${angle}° from 90°. Between parallel sides two angles make 180°.`],
            [360 - angle, `You took ${angle}° from 360°. All four angles make 360°.`],
            [180 - angle / 2, `You took half of ${angle}° away.`],
            [360 - 2 * angle, `That is both angles like x together.`],
          ]),
          picture: parallelogram(angle, false),
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
      const angle = draw.int(54, 70)
      return single(
        2,
        'ABCD is a parallelogram. E is a point on AB and DA = DE. Find ∠CDE.',
        degrees(angle),
        [`Triangle DAE is isosceles: ∠DEA = ∠DAE = ${angle}° ✓`, `DC and AB are parallel: ∠CDE = ∠DEA = ${angle}° ✓`],
        {
          givens: { angle },
          slips: slipsOf(degrees, [
            [180 - 2 * angle, `That is ∠ADE, the angle between the equal sides.`],
            [180 - angle, `That is the whole angle ADC. ∠CDE is only the part outside the triangle.`],
            [
              90 - angle / 2,
              `You treated ${angle}° as the angle between the equal sides. It is one of the two equal angles.`,
            ],
            [90 - (90 - angle) / 2, `Nothing in the figure is a right angle. Use the isosceles triangle first.`],
            [2 * angle - 60, `Triangle DAE is isosceles, but nothing says that it is equilateral.`],
            [120 - angle, `You used 60°. Nothing says that the triangle is equilateral.`],
            [2 * angle, `You added the two equal angles. ∠CDE is as large as one of them.`],
          ]),
          picture: parallelogram(angle, true),
        },
      )
    },
  },
)

function crossing(u: number, v: number): Picture {
  const o: Point = [170, 100]
  const ends = [0, u, u + v].flatMap((angle) => [at(o, angle, 140), at(o, angle + 180, 140)])
  const [right = o, left = o, up = o, down = o, third = o, fourth = o] = ends
  const marks = [
    angleMark(o, right, up, `${u}°`, 38),
    angleMark(o, down, fourth, `${v}°`, 42),
    angleMark(o, third, left, 'x', 30),
  ]
  const body = [line(left, right), line(up, down), line(third, fourth), ...marks]
  const alt = `Three straight lines cross at one point; going round, angles of ${u} degrees, an unmarked angle and x lie above the first line, and the angle opposite the unmarked one is ${v} degrees`
  return { svg: drawing(340, 200, ...body), alt, width: millimetres(340) }
}

function trapezium(a: number, b: number): Picture {
  const [p, q]: [Point, Point] = [
    [10, 130],
    [250, 130],
  ]
  const s = at(p, a, 110 / Math.sin(radians(a)))
  const r = at(q, 180 - b, 110 / Math.sin(radians(b)))
  const body = [
    polygon([p, q, r, s]),
    label([2, 144], 'A'),
    label([258, 144], 'B'),
    label([r[0] + 6, 10], 'C'),
    label([s[0] - 6, 10], 'D'),
    angleMark(p, q, s, `${a}°`),
    angleMark(q, p, r, `${b}°`),
    angleMark(s, p, r, 'x', 16),
    angleMark(r, s, q, 'y', 16),
  ]
  return {
    svg: drawing(266, 152, ...body),
    alt: `Trapezium ABCD with AB parallel to DC; angle A is ${a} degrees, angle B is ${b} degrees, angle D is marked x and angle C is marked y`,
    width: millimetres(266),
  }
}

const lines = family(
  'M50',
  'Angles: trapezium, crossing lines',
  'four-sided-figures',
  {
    marks: 1,
    choice: true,
    level: 1,
    calculator: false,
    make: (draw) => {
      const [u, v] = [draw.int(35, 60), draw.int(45, 75)]
      const key = 180 - u - v
      if (key < 40 || key === u || key === v) return null
      return single(
        1,
        'Three straight lines meet at a point. Find ∠x.',
        degrees(key),
        [`The angle opposite ${v}° is also ${v}°; ∠x = 180° − ${u}° − ${v}° = ${key}° ✓`],
        {
          givens: { u, v },
          slips: slipsOf(degrees, [
            [u, `That is the angle opposite ${u}°. x lies between it and the angle opposite ${v}°.`],
            [v, `That is the angle opposite ${v}°. x lies beside it.`],
            [180 - u, `You took away ${u}° only. The angle of ${v}° is part of the straight line as well.`],
            [180 - v, `You took away ${v}° only. The angle of ${u}° is part of the straight line as well.`],
            [u + v, `You added the two angles. With x they make a straight line.`],
            [Math.abs(u - v), `You subtracted one from the other. Take both from 180°.`],
            [Math.abs(90 - u), `You started from 90°. A straight line is 180°.`],
          ]),
          picture: crossing(u, v),
        },
      )
    },
  },
  {
    marks: 2,
    choice: false,
    level: 2,
    calculator: false,
    make: (draw) => {
      const [a, b] = [draw.int(58, 80), draw.int(52, 76)]
      if (a === b) return null
      return single(
        2,
        'ABCD is a trapezium and AB is parallel to DC. Find ∠x + ∠y.',
        degrees(360 - a - b),
        [
          `Between parallel sides: ∠x = 180° − ${a}° = ${180 - a}° and ∠y = 180° − ${b}° = ${180 - b}° ✓`,
          `∠x + ∠y = ${180 - a}° + ${180 - b}° = ${360 - a - b}° ✓`,
        ],
        {
          givens: { a, b },
          picture: trapezium(a, b),
          slips: slipsOf(degrees, [
            [180 - a, `That is ∠x alone. Add ∠y.`],
            [180 - b, `That is ∠y alone. Add ∠x.`],
            [a + b, `You took x and y as equal to the angles below them. Between parallel sides two angles make 180°.`],
            [180 - a - b, `You took both angles from 180°. Each of them makes 180° with the one above it.`],
          ]),
        },
      )
    },
  },
)

export const angleFamilies = [inParallelogram, lines] as const
