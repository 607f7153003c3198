/** Families M153 to M155: angles of isosceles, right-angled and joined triangles. */
import { angleMark, drawing, label, line, millimetres, type Point, polygon, rightAngle } from '#maths/drawing.ts'
import { family, type Picture, single, slipsOf } from '#maths/problem/problem.ts'
import { degrees, radians } from './figure-points.ts'

/** A short stroke across the middle of a side: equal sides carry the same. */
function tick(a: Point, b: Point): string {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const far = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [dx, dy] = [((b[1] - a[1]) / far) * 6, ((a[0] - b[0]) / far) * 6]
  return line([x - dx, y - dy], [x + dx, y + dy])
}

function isoscelesPicture(base: number): Picture {
  const [b, c]: [Point, Point] = [
    [40, 170],
    [200, 170],
  ]
  const a: Point = [120, 170 - 80 * Math.tan(radians(base))]
  const d: Point = [270, 170]
  const top = Math.min(0, a[1] - 20)
  const move = (p: Point): Point => [p[0], p[1] - top]
  const [A, B, C, D] = [move(a), move(b), move(c), move(d)]
  const body = [
    polygon([A, B, C]),
    line(C, D),
    tick(A, B),
    tick(A, C),
    angleMark(C, D, A, 'x', 20),
    label([A[0], A[1] - 12], 'A'),
    label([B[0] - 12, B[1] + 8], 'B'),
    label([C[0], C[1] + 16], 'C'),
    label([D[0] + 10, D[1]], 'D'),
  ]
  return {
    svg: drawing(290, 190 - top, ...body),
    alt: 'Triangle ABC with equal sides AB and AC. Side BC is drawn on to D. The angle ACD is marked x.',
    width: millimetres(290),
  }
}

const isosceles = family('M153', 'Isosceles triangle and a straight line', 'triangles', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: (draw) => {
    const base = draw.int(52, 72)
    const top = 180 - 2 * base
    const key = 180 - base
    return single(
      1,
      `ABC is an isosceles triangle with AB = AC, and BCD is a straight line. ∠BAC = ${top}°. Find ∠x.`,
      degrees(key),
      [`∠ACB = (180° − ${top}°) ÷ 2 = ${base}°; ∠x = 180° − ${base}° = ${key}° ✓`],
      {
        givens: { top },
        picture: isoscelesPicture(base),
        slips: slipsOf(degrees, [
          [base, `That is ∠ACB inside the triangle. x is beside it on the straight line.`],
          [180 - top, `That is both equal angles together. Only one of them stands beside x.`],
          [top, `That is the angle at A. The equal angles are at B and C.`],
          [180 - 2 * top, `You took ${top}° for both equal angles. It is the angle between the equal sides.`],
          [key + 10, `Check the subtraction from 180°.`],
          [360 - base, `You started from 360°. A straight line is 180°.`],
          [90 + base, `You added a right angle. ∠ACB and x make a straight line.`],
        ]),
      },
    )
  },
})

function rightPicture(angle: number): Picture {
  const [b, c]: [Point, Point] = [
    [20, 190],
    [220, 190],
  ]
  const height = Math.min(170, 200 * Math.tan(radians(angle)))
  const a: Point = [20, 190 - height]
  const d: Point = [20 + height / Math.tan(radians(angle)) / 2.2, 190]
  const body = [
    polygon([a, b, c]),
    line(a, d),
    rightAngle(b, a, c),
    angleMark(c, b, a, `${angle}°`, 30),
    angleMark(a, d, c, 'x', 30),
    angleMark(d, b, a, 'y', 18),
    label([a[0] - 12, a[1] - 4], 'A'),
    label([b[0] - 12, b[1] + 8], 'B'),
    label([c[0] + 12, c[1] + 4], 'C'),
    label([d[0], d[1] + 16], 'D'),
  ]
  return {
    svg: drawing(250, 212, ...body),
    alt: `Right-angled triangle ABC with the right angle at B. D is on BC and is joined to A. Angle ACB is ${angle} degrees, angle DAC is marked x, angle ADB is marked y.`,
    width: millimetres(250),
  }
}

const rightAngled = family('M154', 'A line inside a right-angled triangle', 'triangles', {
  marks: 2,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const [angle, bad] = [draw.int(26, 40), draw.int(18, 32)]
    const key = 90 - angle - bad
    const y = 90 - bad
    if (key < 12 || key === bad || key === angle) return null
    return single(
      2,
      `ABC is a right-angled triangle and D is a point on BC. ∠ACB = ${angle}° and ∠y = ${y}°. The figure is not drawn to scale. Find ∠x.`,
      degrees(key),
      [
        `In triangle ABD: ∠BAD = 180° − 90° − ${y}° = ${bad}°; in triangle ABC: ∠BAC = 90° − ${angle}° = ${90 - angle}° ✓`,
        `∠x = ${90 - angle}° − ${bad}° = ${key}° ✓`,
      ],
      {
        givens: { angle, y },
        picture: rightPicture(angle),
        slips: slipsOf(degrees, [
          [90 - angle, `That is the whole angle at A. x is only the part inside triangle ADC.`],
          [bad, `That is the other part of the angle at A, in triangle ABD.`],
          [y - angle + 10, `Check the subtraction: the outside angle y is x and ∠ACB together.`],
          [180 - y - angle, `You used y inside triangle ADC. There the angle at D is 180° − y.`],
          [y + angle, `You added. y is the larger angle: x and ∠ACB make it up.`],
          [90 - y, `You worked out ∠BAD. x is the angle next to it.`],
          [key - 5, `Check the subtraction.`],
          [Math.floor((90 - angle) / 2), `You shared the angle at A equally. Nothing says that AD does.`],
          [Math.abs(y - 2 * angle), `You took ∠ACB away twice.`],
        ]),
      },
    )
  },
})

function equilateralPicture(): Picture {
  const [b, c]: [Point, Point] = [
    [20, 170],
    [160, 170],
  ]
  const a: Point = [90, 170 - 140 * Math.sin(radians(60))]
  const d: Point = [250, 96]
  const body = [
    polygon([a, b, c]),
    polygon([a, c, d]),
    tick(a, b),
    tick(b, c),
    tick(c, a),
    tick(a, d),
    angleMark(d, c, a, 'x', 26),
    angleMark(c, d, a, 'y', 18),
    label([a[0] - 4, a[1] - 12], 'A'),
    label([b[0] - 12, b[1] + 6], 'B'),
    label([c[0], c[1] + 16], 'C'),
    label([d[0] + 12, d[1]], 'D'),
  ]
  return {
    svg: drawing(272, 192, ...body),
    alt: 'An equilateral triangle ABC and a triangle ACD on its side AC, with AD as long as AC. Angle ADC is marked x, angle ACD is marked y.',
    width: millimetres(272),
  }
}

const joined = family('M155', 'An equilateral and an isosceles triangle', 'triangles', {
  marks: 3,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const half = draw.int(52, 76)
    const whole = 60 + 180 - 2 * half
    if (whole >= 165) return null
    const cad = whole - 60
    return single(
      3,
      `ABC is an equilateral triangle and AD = AC. ∠BAD = ${whole}°. The figure is not drawn to scale. Find ∠x.`,
      degrees(half),
      [
        `Each angle of an equilateral triangle is 60° ✓`,
        `∠CAD = ${whole}° − 60° = ${cad}° ✓`,
        `AD = AC, so ∠x = ∠y = (180° − ${cad}°) ÷ 2 = ${half}° ✓`,
      ],
      {
        givens: { whole },
        picture: equilateralPicture(),
        slips: slipsOf(degrees, [
          [180 - cad, `That is x and y together. They are equal, so share it.`],
          [cad, `That is ∠CAD, the angle between the equal sides.`],
          [60, `Triangle ACD is isosceles, but nothing says that it is equilateral.`],
          [(180 - whole) / 2, `You used ∠BAD in triangle ACD. Its angle at A is 60° less.`],
          [180 - whole, `You took ∠BAD from 180°. First find the angle at A inside triangle ACD.`],
        ]),
      },
    )
  },
})

export const triangles = [isosceles, rightAngled, joined]
