/** Family M205: angles of a plank on a post, of the pieces of a pizza, of the blades of a fan. */

import type { Draw, Picture } from '#families/family.ts'
import { figure } from '#families/geometry/figure/figure.ts'
import { at, degrees, up } from '#families/geometry/figure/figure-points.ts'
import { angleMark, circle, drawing, label, line, millimetres, type Point } from '#families/kit/drawing.ts'
import { anyOf } from '#families/kit/kinds.ts'
import { family, single, slipsOf } from '#families/kit/problem.ts'
import { rays } from './rays.ts'

const O: Point = [0, 0]

function plank(draw: Draw) {
  const a = draw.int(56, 78)
  const key = 180 - a
  const turn = 270 - a
  const picture = figure(
    { o: O, l: up(O, turn, 1), r: up(O, turn - 180, 1), p: [0, -0.8], g: [-1, -0.8], h: [1, -0.8] },
    ['lor', 'op', 'gph'],
    `A straight plank lies across the top of an upright post. Its angles with the post are ${a} degrees on the left and x on the right.`,
    {
      angles: [
        ['lop', `${a}°`],
        ['por', 'x'],
      ],
      size: [240, 170],
    },
  )
  if (picture === null) return null
  return single(
    1,
    `A see-saw is a straight plank across the top of an upright post. On one side the plank makes an angle of ${a}° with the post. Find ∠x on the other side.`,
    degrees(key),
    [`The plank is straight: ∠x = 180° − ${a}° = ${key}° ✓`],
    {
      givens: { a },
      picture,
      slips: slipsOf(degrees, [
        [a, `The two angles are equal only if the plank is level.`],
        [360 - a, `You started from 360°. The plank is a straight line, which is half of it.`],
        [90 - a, `You took ${a}° from a right angle. The two angles make a straight line.`],
        [90 + a, `You added a right angle. The two angles make 180° together.`],
        [90, `The plank is not level, so it does not make a right angle with the post.`],
        [180 - a / 2, `You took half of ${a}° away.`],
        [200 - a, `Work out 180° − ${a}° again.`],
      ]),
    },
  )
}

/** Three pieces with their angles, and one with x. */
function pizzaPicture(turns: readonly number[], words: readonly string[], alt: string): Picture {
  const radius = 88
  const middle: Point = [radius, radius]
  const rim = (turn: number): Point => at(middle, turn, radius)
  const cuts = turns.map((turn) => line(middle, rim(turn)))
  const marks = turns.flatMap((turn, i) => {
    const next = turns[i + 1] ?? 360
    return [angleMark(middle, rim(turn), rim(next), '', 20), label(at(middle, (turn + next) / 2, 48), words[i] ?? '')]
  })
  return {
    svg: drawing(2 * radius, 2 * radius, circle(middle, radius), ...cuts, ...marks),
    alt,
    width: millimetres(2 * radius),
  }
}

function pizza(draw: Draw) {
  const [a, b, c] = [draw.int(62, 110), draw.int(62, 110), draw.int(62, 110)]
  const key = 360 - a - b - c
  if (key < 50 || key > 150 || new Set([a, b, c, key]).size < 4 || key === 90) return null
  const picture = pizzaPicture(
    [0, a, a + b, a + b + c],
    [`${a}°`, `${b}°`, `${c}°`, 'x'],
    `A circle cut from its centre into four pieces. The angles of three are ${a}, ${b} and ${c} degrees; the angle of the fourth is marked x.`,
  )
  return single(
    1,
    `A round pizza is cut from its centre into four pieces. Three of the pieces have angles of ${a}°, ${b}° and ${c}° at the centre. Find ∠x of the fourth piece.`,
    degrees(key),
    [`Angles at a point: ∠x = 360° − ${a}° − ${b}° − ${c}° = ${key}° ✓`],
    {
      givens: { a, b, c },
      picture,
      slips: slipsOf(degrees, [
        [360 - a - b, `You left out the piece of ${c}°.`],
        [a + b + c - 180, `You started from 180°. All the way round a point is 360°.`],
        [90, `The pieces are not equal: three angles are given.`],
        [360 - a - c, `You left out the piece of ${b}°.`],
        [180 - a, `You took x and the piece of ${a}° as a straight line. They do not make one.`],
        [180 - c, `You took x and the piece of ${c}° as a straight line. They do not make one.`],
        [key - 10, `Add the three angles again, then take them from 360°.`],
        [key + 10, `Add the three angles again, then take them from 360°.`],
      ]),
    },
  )
}

function fan(draw: Draw) {
  const [blades, steps] = [draw.pick([5, 6, 8, 9, 10]), draw.int(1, 3)]
  const each = 360 / blades
  const key = each * steps
  if (key >= 180) return null
  const turns = Array.from({ length: blades }, (_, i) => i * each)
  const picture = rays(
    turns,
    [[0, key, 'x']],
    `${blades} blades start from one point, with equal angles between them. The angle x is from blade 1 to blade ${steps + 1}.`,
  )
  if (picture === null) return null
  return single(
    1,
    `The ${blades} blades of a fan start from one point. The angles between blades that are side by side are equal. Find ∠x.`,
    degrees(key),
    [
      steps === 1
        ? `Angles at a point: ∠x = 360° ÷ ${blades} = ${key}° ✓`
        : `Angles at a point: 360° ÷ ${blades} = ${each}°; ∠x = ${steps} × ${each}° = ${key}° ✓`,
    ],
    {
      givens: { blades },
      picture,
      slips: slipsOf(degrees, [
        [each * (steps + 1), `You counted one gap too many. Count the gaps inside x, not the blades.`],
        [each * (steps - 1), `You counted one gap too few. Count all the gaps inside x.`],
        [(180 / blades) * steps, `You shared 180°. The blades go all the way round, which is 360°.`],
        [each * (steps + 2), `Count the gaps inside x again.`],
        [180 - key, `That is what x leaves of a straight line.`],
        [each, `That is one gap between two blades. Count the gaps inside x.`],
        [key / 2, `You took half of x.`],
        [90, `Nothing says that the blades make a right angle. Share 360° among the gaps.`],
      ]),
    },
  )
}

export const linesInLife = family('M205', 'Angles of a plank, a pizza, a fan', 'angles-on-lines', {
  marks: 1,
  choice: true,
  level: 1,
  calculator: false,
  make: anyOf(plank, pizza, fan),
})
