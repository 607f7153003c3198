/** Families M168 and M169: the last questions, with three figures joined. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, fourth, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, part, several, slipsOf } from '#families/kit/problem.ts'
import { gcd, units } from '#families/kit/quantity.ts'

const O: Point = [0, 0]

/** A parallelogram, an isosceles triangle and a square around the point B. */
function aroundB(draw: Draw) {
  const a = draw.int(56, 84, 2)
  const half = a / 2
  const key = 90 + half
  if (a === 60) return null
  // C at the origin with D to the left and E to the right.
  const C: Point = O
  const B = up(C, 180 + a, 1)
  const D: Point = [-1.35, 0]
  const E: Point = [1, 0]
  const A = fourth(B, C, D)
  const [dx, dy] = [E[0] - B[0], E[1] - B[1]]
  const [F, G]: [Point, Point] = [
    [E[0] + dy, E[1] - dx],
    [B[0] + dy, B[1] - dx],
  ]
  const picture = figure(
    { A, B, C, D, E, F, G },
    ['ABCDA', 'CEB', 'EFGB'],
    `Parallelogram ABCD, triangle BCE and square BEFG around the point B. DCE is a straight line, and CB is as long as CE. Angle DAB is ${a} degrees.`,
    { angles: [['DAB', `${a}°`]], equal: [['CB', 'CE']], size: [280, 230] },
  )
  if (picture === null) return null
  return several(
    'ABCD is a parallelogram, BCE is an isosceles triangle with CB = CE, and BEFG is a square. DCE is a straight line.',
    [
      part(
        2,
        'Find ∠BEC.',
        degrees(half),
        [
          `∠BCD = ∠DAB = ${a}°, so ∠BCE = 180° − ${a}° = ${180 - a}° ✓`,
          `CB = CE: ∠BEC = (180° − ${180 - a}°) ÷ 2 = ${half}° ✓`,
        ],
        {
          slips: slipsOf(degrees, [
            [a, `That is ∠BCD. ∠BEC is one of two equal angles of triangle BCE.`],
            [180 - a, `That is ∠BCE, the angle between the equal sides.`],
            [(180 - a) / 2, `You took ${a}° as the angle of the triangle at C. It is on the other side of CB.`],
            [45, `BE is a side of the square, not its diagonal.`],
          ]),
        },
      ),
      part(
        2,
        'Find ∠ABG.',
        degrees(key),
        [
          `∠ABC = 180° − ${a}° = ${180 - a}° and ∠CBE = ∠BEC = ${half}° ✓`,
          `Angles at the point B: ∠ABG = 360° − ${180 - a}° − ${half}° − 90° = ${key}° ✓`,
        ],
        {
          follows: `360 - (180 - ${a}) - a - 90`,
          slips: slipsOf(degrees, [
            [180 - key, `You started from 180°. The four angles at B go all the way round.`],
            [270 - half, `You left out the parallelogram's own angle, ∠ABC.`],
            [360 - (180 - a) - 90, `You left out ∠CBE, the angle of the triangle at B.`],
            [360 - 2 * half - half - 90, `You took ∠ABC as ${a}°. Neighbouring angles of a parallelogram make 180°.`],
            [360 - (180 - a) - half, `You left out the right angle of the square.`],
          ]),
        },
      ),
    ],
    { givens: { a }, picture },
  )
}

/** A square, an equilateral triangle and a rhombus around the point C. */
function aroundC(draw: Draw) {
  const r = draw.int(52, 88, 2)
  const open = 210 - r
  const key = (180 - open) / 2
  if (r === 60 || key < 10) return null
  const [D, E, B]: [Point, Point, Point] = [[-1, 0], up(O, 120, 1), [0, -1]]
  const G = up(O, 120 - r, 1)
  const picture = figure(
    { A: [-1, -1], B, C: O, D, E, F: fourth(E, O, G), G },
    ['ABCDA', 'CED', 'EFGC', 'BG'],
    `Square ABCD, equilateral triangle DCE and rhombus CEFG around the point C. B and G are joined. Angle ECG is ${r} degrees.`,
    { angles: [['ECG', `${r}°`]], size: [250, 250] },
  )
  if (picture === null) return null
  return several(
    `ABCD is a square, DCE is an equilateral triangle and CEFG is a rhombus. ∠ECG = ${r}°.`,
    [
      part(
        2,
        'Find ∠BCG.',
        degrees(open),
        [`∠BCD = 90° and ∠DCE = 60° ✓`, `Angles at the point C: ∠BCG = 360° − 90° − 60° − ${r}° = ${open}° ✓`],
        {
          slips: slipsOf(degrees, [
            [360 - r - 90, `You left out the angle of the equilateral triangle at C.`],
            [360 - r - 60, `You left out the right angle of the square at C.`],
            [360 - r - 180, `You took both other angles as 90°. The triangle is equilateral.`],
            [180 - r, `You started from 180°. DC and CG do not lie on a straight line.`],
          ]),
        },
      ),
      part(
        2,
        'Find ∠CBG.',
        degrees(key),
        [
          `The square, the triangle and the rhombus share their sides, so CB = CD = CE = CG ✓`,
          `∠CBG = (180° − ${open}°) ÷ 2 = ${key}° ✓`,
        ],
        {
          follows: '(180 - a) / 2',
          slips: slipsOf(degrees, [
            [180 - open, `That is ∠CBG and ∠CGB together. CB and CG are equally long, so share it.`],
            [r / 2, `You halved ∠ECG. Triangle BCG has its own angle at C.`],
            [45, `BG is not a diagonal of the square. Triangle BCG is isosceles.`],
            [open / 2, `You halved ∠BCG. Take it from 180° first, as it is one of three angles.`],
          ]),
        },
      ),
    ],
    { givens: { r }, picture },
  )
}

/** A rhombus on a square, and an equilateral triangle on the rhombus. */
function threeStoreys(draw: Draw) {
  const a = draw.int(52, 76, 2)
  const [atB, base] = [90 + a, (90 - a) / 2]
  const key = 60 + a + base
  if (a === 60) return null
  const [A, B]: [Point, Point] = [O, [1, 0]]
  const D = up(A, a, 1)
  const C = fourth(B, A, D)
  const picture = figure(
    { A, B, C, D, E: [1, -1], F: [0, -1], G: up(D, 60, 1) },
    ['ABCDA', 'BEFA', 'CGD', 'CE'],
    `Square ABEF with the rhombus ABCD on its side AB and the equilateral triangle DCG on the side DC of the rhombus. C and E are joined. Angle DAB is ${a} degrees.`,
    { angles: [['DAB', `${a}°`]], size: [210, 290] },
  )
  if (picture === null) return null
  return several(
    `ABEF is a square, ABCD is a rhombus and DCG is an equilateral triangle. ∠DAB = ${a}°.`,
    [
      part(
        2,
        'Find ∠CBE.',
        degrees(atB),
        [
          `AD and BC are parallel: ∠ABC = 180° − ${a}° = ${180 - a}° ✓`,
          `Angles at the point B: ∠CBE = 360° − 90° − ${180 - a}° = ${atB}° ✓`,
        ],
        {
          slips: slipsOf(degrees, [
            [270 - a, `You took ∠ABC as ${a}°. It stands beside ∠DAB, not opposite it.`],
            [180 - a, `That is ∠ABC, inside the rhombus. ∠CBE is outside both figures.`],
            [90 + 180 - a, `You added the angles of the square and the rhombus at B. ∠CBE is what they leave of 360°.`],
            [180 + a, `You left out the right angle of the square.`],
          ]),
        },
      ),
      part(1, 'Find ∠BCE.', degrees(base), [`BC = AB = BE: ∠BCE = (180° − ${atB}°) ÷ 2 = ${base}° ✓`], {
        follows: '(180 - a) / 2',
        slips: slipsOf(degrees, [
          [180 - atB, `That is ∠BCE and ∠BEC together. BC and BE are equally long, so share it.`],
          [a / 2, `You halved ∠BCD. CE lies outside the rhombus.`],
          [45, `CE is not a diagonal of the square. Use the isosceles triangle BCE.`],
        ]),
      }),
      part(
        2,
        'Find the angle ECG that is less than 180°.',
        degrees(key),
        [`∠DCG = 60° and ∠BCD = ∠DAB = ${a}° ✓`, `∠ECG = 60° + ${a}° + ${base}° = ${key}° ✓`],
        {
          follows: `60 + ${a} + b`,
          slips: slipsOf(degrees, [
            [a + base, `That is ∠DCE. The angle of the equilateral triangle is part of ∠ECG, too.`],
            [60 + a, `That is ∠BCG. ∠BCE is part of ∠ECG, too.`],
            [60 + base, `You left out the angle of the rhombus at C.`],
            [60 + 180 - a + base, `You took ∠BCD as ${180 - a}°. It is opposite ∠DAB.`],
            [360 - key, `That is the angle on the other side. It is more than 180°.`],
          ]),
        },
      ),
    ],
    { givens: { a }, picture },
  )
}

const RATIOS = [
  [2, 3],
  [4, 5],
  [5, 7],
  [7, 8],
  [7, 11],
  [5, 4],
  [11, 9],
  [7, 5],
  [8, 7],
  [19, 17],
] as const

/** Two angles of a rhombus in a ratio, with a square or an equilateral triangle on a side. */
function fromRatio(draw: Draw) {
  const [[p, q], square] = [draw.pick(RATIOS), draw.int(0, 1) === 1]
  const unit = 180 / (p + q)
  const [atA, added] = [p * unit, square ? 90 : 60]
  const whole = atA + added
  const key = (180 - whole) / 2
  if (gcd(p, q) !== 1 || !Number.isInteger(key) || key < 7) return null
  const [A, B] = [O, up(O, 0, 1)]
  const D = up(A, atA, 1)
  const E = up(A, whole, 1)
  const on = square ? { F: fourth(E, A, D) } : {}
  const name = square ? 'ADFE is a square' : 'ADE is an equilateral triangle'
  const picture = figure(
    { A, B, C: fourth(B, A, D), D, E, ...on },
    ['ABCDA', square ? 'DFEA' : 'DEA', 'BE'],
    `Rhombus ABCD with ${square ? 'the square ADFE' : 'the equilateral triangle ADE'} on its side AD, outside it. B and E are joined.`,
    { size: [270, 200] },
  )
  if (picture === null) return null
  return several(
    `ABCD is a rhombus and ${name}. ∠DAB : ∠ABC = ${p} : ${q}.`,
    [
      part(
        2,
        'Find ∠DAB.',
        degrees(atA),
        [
          `AD and BC are parallel: ∠DAB + ∠ABC = 180°, which is ${units(p + q)} ✓`,
          `1 unit = 180° ÷ ${p + q} = ${unit}°; ∠DAB = ${p} × ${unit}° = ${atA}° ✓`,
        ],
        {
          slips: slipsOf(degrees, [
            [q * unit, `That is ∠ABC, with ${q} units. ∠DAB has ${p}.`],
            [2 * atA, `You shared 360°. The two angles make 180°; all four make 360°.`],
            [unit, `That is one unit. ∠DAB has ${p} of them.`],
            [(90 * p) / (p + q), `You shared 90°. The two angles of the rhombus on one side make 180°.`],
          ]),
        },
      ),
      part(
        3,
        'Find ∠ABE.',
        degrees(key),
        [
          `∠BAE = ${atA}° + ${added}° = ${whole}° ✓`,
          `AB = AD = AE, so triangle ABE is isosceles ✓`,
          `∠ABE = (180° − ${whole}°) ÷ 2 = ${key}° ✓`,
        ],
        {
          follows: `(180 - a - ${added}) / 2`,
          slips: slipsOf(degrees, [
            [180 - whole, `That is ∠ABE and ∠AEB together. AB and AE are equally long, so share it.`],
            [(180 - atA) / 2, `You used ∠DAB. The angle of triangle ABE at A is larger by ${added}°.`],
            [(180 - q * unit) / 2, `BE does not halve ∠ABC, and triangle ABE has its own angle at A.`],
            [(180 - atA - (150 - added)) / 2, `You added ${150 - added}° at A. Look at which figure stands on AD.`],
            [whole, `That is ∠BAE, between the equal sides.`],
          ]),
        },
      ),
    ],
    { givens: { p, q }, picture },
  )
}

const aroundAPoint = family('M168', 'Three figures around a point', 'angles-in-figures', {
  marks: 4,
  choice: false,
  level: 3,
  calculator: true,
  make: anyOf(aroundB, aroundC),
})

const joinedThree = family('M169', 'Three figures joined', 'angles-in-figures', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: anyOf(threeStoreys, fromRatio),
})

export const lastAngles = [aroundAPoint, joinedThree]
