/** Family M202: triangles that a ladder, a tent and the wires of a lantern make. */

import type { Draw } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { degrees, radians, up } from '#families/geometry/figure/figure-points.ts'
import type { Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'

const O: Point = [0, 0]

function ladder(draw: Draw) {
  const a = draw.int(56, 70)
  const key = 90 - a
  const [foot, top]: [Point, Point] = [
    [1, 0],
    [0, Math.tan(radians(a))],
  ]
  const picture = figure(
    { o: O, f: foot, t: top, g: [1.6, 0], w: [0, top[1] * 1.2] },
    ['wo', 'og', 'tf'],
    `A ladder leans against an upright wall. Its angle with the level ground is ${a} degrees, its angle with the wall is marked x.`,
    {
      angles: [
        ['tfo', `${a}°`],
        ['otf', 'x'],
      ],
      rights: ['tof'],
      size: [260, 220],
    },
  )
  if (picture === null) return null
  return single(
    1,
    `A ladder leans against an upright wall. It makes an angle of ${a}° with the level ground. Find ∠x, which it makes with the wall.`,
    degrees(key),
    [`The wall and the ground make a right angle: ∠x = 180° − 90° − ${a}° = ${key}° ✓`],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [180 - a, `You left out the right angle between the wall and the ground.`],
        [a, `That is the angle with the ground. The ladder does not make the same angle with the wall.`],
        [90 - a / 2, `You took the ladder as one of two equal sides. The wall and the ground are not equally long.`],
        [45, `You halved the right angle. The ladder makes ${a}° with the ground, not 45°.`],
        [90 + a, `You added the right angle. All three angles of the triangle make 180°.`],
        [a - 45, `You took 45° from ${a}°. The other two angles of the triangle make 90° together.`],
        [key / 2, `You halved what is left. Only one angle is missing in the triangle.`],
      ]),
    },
  )
}

function tent(draw: Draw) {
  const top = draw.int(44, 104, 2)
  const key = (180 - top) / 2
  if (key === top) return null
  const picture = figure(
    { a: O, b: up(O, 270 - top / 2, 1), c: up(O, 270 + top / 2, 1) },
    ['bacb'],
    `The front of a tent is a triangle with two equal sides. The angle between them is ${top} degrees. The angle between one of them and the ground is marked x.`,
    {
      angles: [
        ['bac', `${top}°`],
        ['abc', 'x'],
      ],
      equal: [['ab', 'ac']],
      size: [220, 160],
    },
  )
  if (picture === null) return null
  return single(
    1,
    `The front of a tent is a triangle. Its two poles are equally long and make an angle of ${top}° at the top. Find ∠x between a pole and the ground.`,
    degrees(key),
    [`The poles are equal, so the two angles at the ground are: ∠x = (180° − ${top}°) ÷ 2 = ${key}° ✓`],
    {
      givens: { top },
      picture,
      slips: slipsOf(degrees, [
        [180 - top, `That is both angles at the ground together. They are equal, so share it.`],
        [top, `That is the angle at the top, between the equal poles. The equal angles are at the ground.`],
        [180 - 2 * top, `You took ${top}° for both equal angles. It is the angle between the equal poles.`],
        [Math.abs(90 - top), `You used a right angle. Nothing says that there is one.`],
        [60, `All three angles are 60° only if all three sides are equal.`],
        [top / 2, `You halved the angle at the top. x is at the ground.`],
        [(180 + top) / 2, `You added ${top}° to 180°. The three angles make 180°, so take it away.`],
      ]),
    },
  )
}

function lantern(draw: Draw) {
  const [a, b] = [draw.int(34, 63), draw.int(34, 63)]
  const key = 180 - a - b
  if (Math.abs(a - b) < 4 || key === a || key === b || key === 90) return null
  const across = Math.tan(radians(b)) / (Math.tan(radians(a)) + Math.tan(radians(b)))
  const low: Point = [across, -across * Math.tan(radians(a))]
  const picture = figure(
    { a: O, b: [1, 0], c: low, d: [low[0], low[1] - 0.16], l: [-0.12, 0], r: [1.12, 0] },
    ['lr', 'acb', 'cd'],
    `A lantern hangs from a level beam by two straight wires. Their angles with the beam are ${a} degrees and ${b} degrees. The angle between the wires is marked x.`,
    {
      angles: [
        ['cab', `${a}°`],
        ['cba', `${b}°`],
        ['acb', 'x'],
      ],
      size: [250, 180],
    },
  )
  if (picture === null) return null
  return single(
    1,
    `A lantern hangs from a level beam by two straight wires, which make angles of ${a}° and ${b}° with the beam. Find ∠x between the wires.`,
    degrees(key),
    [`The wires and the beam make a triangle: ∠x = 180° − ${a}° − ${b}° = ${key}° ✓`],
    {
      givens: { a, b },
      picture,
      slips: slipsOf(degrees, [
        [a + b, `You added the two angles. x is what they leave of 180°.`],
        [180 - a, `You took away ${a}° only. The angle of ${b}° is in the triangle as well.`],
        [180 - b, `You took away ${b}° only. The angle of ${a}° is in the triangle as well.`],
        [180 - 2 * a, `You took ${a}° twice. The angles at the beam are different.`],
        [180 - 2 * b, `You took ${b}° twice. The angles at the beam are different.`],
        [90 - Math.min(a, b), `You used a right angle. Nothing says that the wires make one.`],
        [(180 - Math.min(a, b)) / 2, `You shared what is left equally. Both angles at the beam are given.`],
      ]),
    },
  )
}

export const trianglesInLife = family('M202', 'Triangles of a ladder, a tent, wires', 'triangles', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: anyOf(ladder, tent, lantern),
})
