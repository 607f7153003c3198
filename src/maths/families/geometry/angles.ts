/** Families M47 to M50: angles in quadrilaterals, folded paper, parallel and crossing lines. */
import { angleMark, dashed, drawing, label, line, millimetres, type Point, polygon } from '#maths/drawing.ts'
import { type Family, type Picture, part, several, single } from '#maths/problem/problem.ts'
import { measure } from '#maths/problem/quantity.ts'

const degrees = (n: number) => measure(n, '°')
const radians = (n: number): number => (n * Math.PI) / 180
/** The point this far from `from` at an angle counted anticlockwise from the right. */
const at = (from: Point, angle: number, far: number): Point => [
  from[0] + far * Math.cos(radians(angle)),
  from[1] - far * Math.sin(radians(angle)),
]

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

const inParallelogram: Family = {
  id: 'M47',
  name: 'Angles: parallelogram and triangle',
  skill: 'four-sided-figures',
  until: 0,
  makers: [
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
            slips: [angle, 90 + angle, 180 - 2 * angle, 90 - angle].map(degrees),
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
            slips: [180 - 2 * angle, 180 - angle, 90 - angle / 2, 90 - (90 - angle) / 2]
              .filter(Number.isInteger)
              .concat([2 * angle - 60, 120 - angle])
              .map(degrees),
            picture: parallelogram(angle, true),
          },
        )
      },
    },
  ],
}

function folded(angle: number): Picture {
  const [bottom, top, height, right] = [220, 110, 110, 150]
  const [p, q]: [Point, Point] = [
    [120, bottom],
    [120 + right, bottom],
  ]
  const fold = at(p, angle, height / Math.sin(radians(angle)))
  const image = at(p, 2 * angle, right)
  const corner = at(image, 2 * angle - 90, height)
  const body = [
    polygon([[0, bottom], p, fold, [0, top]]),
    dashed(p, q),
    dashed(q, [q[0], top]),
    dashed([q[0], top], fold),
    polygon([p, fold, corner, image], '#fff'),
    angleMark(p, image, fold, `${angle}°`, 34),
    angleMark(p, [0, bottom], image, 'x', 22),
  ]
  const alt = `A strip of paper folded along a line; the angle between the fold and the folded edge is ${angle} degrees, the angle between the folded edge and the rest of the straight edge is marked x`
  return { svg: drawing(280, 226, ...body), alt, width: millimetres(280) }
}

const foldedPaper: Family = {
  id: 'M48',
  name: 'Angles: folded paper',
  skill: 'angles-in-figures',
  until: 0,
  makers: [
    {
      marks: 2,
      choice: true,
      level: 2,
      calculator: false,
      make: (draw) => {
        const angle = draw.int(51, 68)
        return single(
          2,
          'A strip of paper is folded as shown. The dotted lines show where the paper was before. Find ∠x.',
          degrees(180 - 2 * angle),
          [
            `The flap equals its image: the angle on the other side of the fold is also ${angle}° ✓`,
            `∠x = 180° − 2 × ${angle}° = ${180 - 2 * angle}° ✓`,
          ],
          {
            givens: { angle },
            slips: [180 - angle, 90 - angle, angle, 2 * angle - 90].map(degrees),
            picture: folded(angle),
          },
        )
      },
    },
  ],
}

function squareAndTriangle(angle: number, outside: boolean): Picture {
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [20, 190],
    [180, 190],
    [180, 30],
    [20, 30],
  ]
  const e = at(b, outside ? 90 - angle : 90 + angle, 160)
  const body = [
    polygon([a, b, c, d]),
    line(b, e),
    line(c, e),
    line(a, e),
    label([e[0] + (outside ? 12 : -4), e[1] - (outside ? 0 : 12)], 'E'),
    label([8, 200], 'A'),
    label([190, 204], 'B'),
    label([190, 18], 'C'),
    label([8, 18], 'D'),
    angleMark(b, c, e, `${angle}°`, 15),
  ]
  const alt = `Square ABCD with triangle BCE ${outside ? 'outside' : 'inside'} it; angle CBE is ${angle} degrees and A is joined to E`
  const width = outside ? 346 : 200
  return { svg: drawing(width, 212, ...body), alt, width: millimetres(width) }
}

const squareTriangle: Family = {
  id: 'M49',
  name: 'Angles: square and triangle',
  skill: 'angles-in-figures',
  until: 0,
  makers: [
    {
      marks: 3,
      choice: false,
      level: 2,
      calculator: true,
      make: (draw) => {
        const [angle, outside] = [draw.int(36, 68, 2), draw.int(0, 1) === 1]
        const corner = outside ? 90 + angle : 90 - angle
        const base = (180 - corner) / 2
        return several(
          `ABCD is a square. BCE is a triangle ${outside ? 'outside' : 'inside'} the square with BE = BC and ∠CBE = ${angle}°.`,
          [
            part(1, 'Find ∠ABE.', degrees(corner), [`90° ${outside ? '+' : '−'} ${angle}° = ${corner}° ✓`]),
            part(2, 'Find ∠DAE.', degrees(90 - base), [
              `AB = BC = BE, so ∠BAE = (180° − ${corner}°) ÷ 2 = ${base}° ✓`,
              `∠DAE = 90° − ${base}° = ${90 - base}° ✓`,
            ]),
          ],
          { givens: { angle }, picture: squareAndTriangle(angle, outside) },
        )
      },
    },
  ],
}

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

const lines: Family = {
  id: 'M50',
  name: 'Angles: trapezium, crossing lines',
  skill: 'four-sided-figures',
  until: 0,
  makers: [
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
          { givens: { u, v }, slips: [u, v, 180 - u, 180 - v, u + v].map(degrees), picture: crossing(u, v) },
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
          { givens: { a, b }, picture: trapezium(a, b) },
        )
      },
    },
  ],
}

export const angleFamilies: readonly Family[] = [inParallelogram, foldedPaper, squareTriangle, lines]
