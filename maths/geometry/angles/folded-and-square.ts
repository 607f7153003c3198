/** Families M48 and M49: folded paper, a square with a triangle. */
import type { Picture } from '#families/family.ts'
import { at, degrees, radians } from '#families/geometry/figure/figure-points.ts'
import { angleMark, dashed, drawing, label, line, millimetres, type Point, polygon } from '#families/kit/drawing.ts'
import { family, part, several, single, slipsOf } from '#families/kit/problem.ts'

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

const foldedPaper = family('M48', 'Angles: folded paper', 'angles-in-figures', {
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
        slips: slipsOf(degrees, [
          [180 - angle, `You took ${angle}° away once. The folded part covers an angle of the same size.`],
          [90 - angle, `You started from 90°. The long edge of the strip is a straight line.`],
          [angle, `The angle equal to ${angle}° lies on the other side of the fold. x is beside both.`],
          [2 * angle - 90, `You started from 90° and mixed up what is taken away.`],
          [2 * angle, `That is the folded angle and its image together. x is what is left of 180°.`],
          [180 - angle / 2, `You halved ${angle}°. The fold makes two whole angles of ${angle}°.`],
          [360 - 2 * angle, `You started from 360°. The long edge of the strip is a straight line.`],
          [Math.abs(90 - angle / 2), `You halved ${angle}°. The fold makes two whole angles of ${angle}°.`],
        ]),
        picture: folded(angle),
      },
    )
  },
})

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

const squareTriangle = family('M49', 'Angles: square and triangle', 'angles-in-figures', {
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
        part(1, 'Find ∠ABE.', degrees(corner), [`90° ${outside ? '+' : '−'} ${angle}° = ${corner}° ✓`], {
          slips: slipsOf(degrees, [
            [
              outside ? 90 - angle : 90 + angle,
              `The triangle is ${outside ? 'outside' : 'inside'} the square. See whether ${angle}° is added to the right angle or taken from it.`,
            ],
            [180 - angle, `You started from 180°. The angle of a square is 90°.`],
          ]),
        }),
        part(
          2,
          'Find ∠DAE.',
          degrees(90 - base),
          [`AB = BC = BE, so ∠BAE = (180° − ${corner}°) ÷ 2 = ${base}° ✓`, `∠DAE = 90° − ${base}° = ${90 - base}° ✓`],
          {
            follows: '90 - (180 - a) / 2',
            slips: slipsOf(degrees, [
              [base, `That is ∠BAE. ∠DAE is the rest of the right angle at A.`],
              [45, `AE is not a diagonal of the square. Use the isosceles triangle ABE.`],
              [180 - corner, `That is both equal angles of triangle ABE together.`],
            ]),
          },
        ),
      ],
      { givens: { angle }, picture: squareAndTriangle(angle, outside) },
    )
  },
})

export const foldedAndSquare = [foldedPaper, squareTriangle] as const
