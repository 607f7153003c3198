/** Families M159 to M161: rhombus, trapezium, and a rhombus with a triangle on its side. */
import { angleMark, drawing, label, line, millimetres, type Point, polygon } from '#maths/drawing.ts'
import { family, type Picture, part, several, single, slipsOf } from '#maths/problem/problem.ts'
import { at, degrees, radians } from './figure-points.ts'

function rhombusPicture(angle: number): Picture {
  const b: Point = [20, 160]
  const [c, a]: [Point, Point] = [at(b, 0, 140), at(b, angle, 140)]
  const d: Point = [c[0] + a[0] - b[0], a[1]]
  const body = [
    polygon([a, b, c, d]),
    line(a, c),
    angleMark(b, c, a, `${angle}°`, 26),
    angleMark(c, d, a, 'x', 24),
    label([a[0] - 4, a[1] - 12], 'A'),
    label([b[0] - 12, b[1] + 8], 'B'),
    label([c[0] + 2, c[1] + 16], 'C'),
    label([d[0] + 12, d[1] - 2], 'D'),
  ]
  const alt = `Rhombus ABCD with the diagonal AC. Angle ABC is ${angle} degrees. Angle ACD is marked x.`
  return { svg: drawing(d[0] + 26, 182, ...body), alt, width: millimetres(d[0] + 26) }
}

const rhombus = family('M159', 'The diagonal of a rhombus', 'four-sided-figures', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const angle = draw.int(50, 76, 2)
    const key = (180 - angle) / 2
    return single(
      1,
      'ABCD is a rhombus. Find ∠x.',
      degrees(key),
      [`∠BCD = 180° − ${angle}° = ${180 - angle}°; AC halves it: ∠x = ${180 - angle}° ÷ 2 = ${key}° ✓`],
      {
        givens: { angle },
        picture: rhombusPicture(angle),
        slips: slipsOf(degrees, [
          [180 - angle, `That is the whole angle BCD. The diagonal cuts it into two equal parts.`],
          [angle / 2, `You halved the ${angle}°. The diagonal AC does not pass through that corner.`],
          [angle, `That is the angle at D, opposite ∠ABC.`],
          [90, `The diagonals of a rhombus cross at 90°, but x is an angle at the corner C.`],
          [90 - angle / 4, `You halved once too often before you subtracted.`],
          [Math.abs(90 - angle), `You took ${angle}° from a right angle. A rhombus need not have one.`],
          [key + 10, `Check the subtraction from 180°.`],
          [45, `Only in a square does the diagonal make 45°.`],
        ]),
      },
    )
  },
})

function trapeziumPicture(left: number, right: number): Picture {
  const height = 110
  const [a, b]: [Point, Point] = [
    [16, 140],
    [256, 140],
  ]
  const d = at(a, left, height / Math.sin(radians(left)))
  const c = at(b, 180 - right, height / Math.sin(radians(right)))
  const body = [
    polygon([a, b, c, d]),
    angleMark(a, b, d, `${left}°`, 26),
    angleMark(b, c, a, `${right}°`, 24),
    angleMark(c, d, b, 'x', 20),
    angleMark(d, a, c, 'y', 20),
    label([a[0] - 8, a[1] + 12], 'A'),
    label([b[0] + 8, b[1] + 12], 'B'),
    label([c[0] + 8, c[1] - 12], 'C'),
    label([d[0] - 8, d[1] - 12], 'D'),
  ]
  const alt = `Trapezium ABCD with AB at the bottom. Angle DAB is ${left} degrees, angle ABC is ${right} degrees, angle BCD is marked x, angle CDA is marked y.`
  return { svg: drawing(272, 162, ...body), alt, width: millimetres(272) }
}

const trapezium = family('M160', 'Angles of a trapezium', 'four-sided-figures', {
  marks: 2,
  choice: false,
  level: 3,
  calculator: false,
  make: (draw) => {
    const [left, right] = [draw.int(54, 84), draw.int(50, 80)]
    const key = Math.abs(left - right)
    if (key < 4) return null
    const [larger, smaller] = left < right ? ['y', 'x'] : ['x', 'y']
    return single(
      2,
      `ABCD is a trapezium with AB parallel to DC. By how many degrees is ∠${larger} larger than ∠${smaller}?`,
      degrees(key),
      [
        `Between parallel sides two angles make 180°: ∠y = 180° − ${left}° = ${180 - left}°, ∠x = 180° − ${right}° = ${180 - right}° ✓`,
        `${Math.max(180 - left, 180 - right)}° − ${Math.min(180 - left, 180 - right)}° = ${key}° ✓`,
      ],
      {
        givens: { left, right },
        picture: trapeziumPicture(left, right),
        slips: slipsOf(degrees, [
          [360 - left - right, `That is x and y together. The difference of the two is asked for.`],
          [180 - left, `That is ∠y alone. Work out ∠x too, then subtract.`],
          [180 - right, `That is ∠x alone. Work out ∠y too, then subtract.`],
          [180 - left - right, `You took both angles from 180°. AB is one side, so each goes with the angle above it.`],
        ]),
      },
    )
  },
})

function rhombusAndTriangle(angle: number): Picture {
  const d: Point = [150, 150]
  const a = at(d, 180, 130)
  const c = at(d, 180 - angle, 130)
  const b: Point = [a[0] + c[0] - d[0], c[1]]
  const e = at(d, 180 - angle - 60, 130)
  const shift = 24 - Math.min(a[0], b[0])
  const move = ([x, y]: Point): Point => [x + shift, y + Math.max(0, 24 - Math.min(b[1], e[1]))]
  const [A, B, C, D, E] = [move(a), move(b), move(c), move(d), move(e)]
  const body = [
    polygon([A, B, C, D]),
    polygon([D, C, E]),
    line(A, E),
    label([A[0] - 12, A[1] + 8], 'A'),
    label([B[0] - 4, B[1] - 12], 'B'),
    label([C[0], C[1] - 12], 'C'),
    label([D[0] + 6, D[1] + 14], 'D'),
    label([E[0] + 12, E[1]], 'E'),
  ]
  const width = Math.max(E[0], D[0], C[0]) + 30
  const height = Math.max(A[1], D[1], E[1]) + 24
  const alt = `Rhombus ABCD with an equilateral triangle DCE on its side DC. A and E are joined by a straight line.`
  return { svg: drawing(width, height, ...body), alt, width: millimetres(width) }
}

const joined = family('M161', 'A rhombus and an equilateral triangle', 'angles-in-figures', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: (draw) => {
    const angle = draw.int(64, 88, 2)
    const whole = angle + 60
    const key = (180 - whole) / 2
    return several(
      `ABCD is a rhombus and DCE is an equilateral triangle. ∠ABC = ${angle}°. The figure is not drawn to scale.`,
      [
        part(
          2,
          'Find ∠ADE.',
          degrees(whole),
          [`Opposite angles of a rhombus are equal: ∠ADC = ∠ABC = ${angle}° ✓`, `∠ADE = ${angle}° + 60° = ${whole}° ✓`],
          {
            slips: slipsOf(degrees, [
              [180 - angle + 60, `You used 180° − ${angle}°. That is the angle beside it; ∠ADC lies opposite ∠ABC.`],
              [angle, `That is ∠ADC. The angle of the triangle at D is part of ∠ADE, too.`],
              [angle + 90, `You added a right angle. An angle of an equilateral triangle is 60°.`],
            ]),
          },
        ),
        part(
          2,
          'Find ∠DAE.',
          degrees(key),
          [`DA = DC = DE, so triangle ADE is isosceles ✓`, `∠DAE = (180° − ${whole}°) ÷ 2 = ${key}° ✓`],
          {
            follows: '(180 - a) / 2',
            slips: slipsOf(degrees, [
              [180 - whole, `That is both equal angles of triangle ADE together. Share it.`],
              [(180 - angle) / 2, `You used ∠ADC. Triangle ADE has the whole angle ADE at D.`],
              [90 - angle / 2 - 60, `Take 60° from the angle at D, not from the answer.`],
            ]),
          },
        ),
      ],
      { givens: { angle }, picture: rhombusAndTriangle(angle) },
    )
  },
})

export const fourSided = [rhombus, trapezium, joined]
