/** Second computations of the angles on lines: the figure is built from the printed numbers, and measured. */

import { all, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { angleAt, minus, type Point, RIGHT, solved, turn } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/geometry/families.ts'

const O: Point = [0, 0]

export const lineChecks = {
  'M150:1': ({ a, b }, [answer]) => near(answer, angleAt(turn(a, 1), O, turn(180 - b, 1))),
  'M151:2': ({ a, b }, [answer]) =>
    only(
      all(1, 180, (x) => 90 + a + x + b + x === 360),
      answer,
    ),
  'M152:2': ({ a, b }, [answer], { parts }) =>
    parts[0]?.ask.includes('Three') === true
      ? near(answer, angleAt(turn(180 + a, 1), O, turn(360 - b, 1)))
      : near(answer, angleAt(turn(180 + a, 1), O, turn(180 + b, 1))),
  'M162:2': ({ whole = 0, n = 0, middle = 0, a = 0 }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    if (whole > 0)
      // A, B, C, D in this order: the turn of B for which BOD is a right angle, and C upright over A.
      return near(
        answer,
        angleAt(turn(solved(1, 89, (b) => angleAt(turn(b, 1), O, turn(whole, 1)) - 90)[0] ?? 0, 1), O, turn(90, 1)),
      )
    if (n > 0) {
      const [small = 0] = all(1, 90, (d) => n * d + middle + d === 180)
      return near(answer, ask.includes('Find ∠BOD') ? small : n * small)
    }
    const upright: Point = [0, 1]
    return near(answer, angleAt(upright, O, turn(ask.includes('Find ∠DOE') ? -a : 180 - a, 1)))
  },
  'M205:1': ({ a = 0, b = 0, c = 0, blades = 0 }, [answer], { parts, picture }) => {
    if (blades > 0) {
      // The gaps inside x, by the words of the figure.
      const inside = Number(/to blade (\d+)/.exec(picture?.alt ?? '')?.[1]) - 1
      return near(answer, angleAt(RIGHT, O, turn((360 / blades) * inside, 1)))
    }
    if (parts[0]?.ask.includes('pizza') === true) return near(answer, angleAt(RIGHT, O, turn(a + b + c, 1)))
    const post = turn(270, 1)
    const left = turn(270 - a, 1)
    return near(answer, angleAt(minus(O, left), O, post))
  },
  'M206:2': ({ more = 0, a = 0 }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    if (more > 0) {
      const [small = 0] = all(1, 180, (one) => one + one + more === 180)
      return near(answer, ask.endsWith('Find ∠BOC.') ? small + more : small)
    }
    if (ask.includes('straight')) {
      // The whole angle for which D is as far from B as from C.
      const c = turn(180 - a, 1)
      const d = solved(1, 180 - a, (one) => angleAt(RIGHT, O, turn(one, 1)) - angleAt(turn(one, 1), O, c))
      return d.length === 1 && near(answer, angleAt([-1, 0], O, turn(d[0] ?? 0, 1)))
    }
    const [one = 0] = all(1, 180, (angle) => a + angle + 2 * angle === 360)
    return near(answer, ask.endsWith('Find ∠BOC.') ? 2 * one : one)
  },
  'M207:3': ({ a = 0, more = 0, k = 0, g = 0 }, [answer]) => {
    if (a > 0) {
      // A to the left and B to the right; D and C on a line through O that makes the angle with it.
      const [d, c] = [turn(a, 1), turn(180 + a, 1)]
      const e = solved(1, a, (one) => angleAt(RIGHT, O, turn(one, 1)) - angleAt(turn(one, 1), O, d))
      return e.length === 1 && near(answer, angleAt(c, O, turn(e[0] ?? 0, 1)))
    }
    if (more > 0) {
      // How far D lies below B while E is a right angle above D.
      const below = solved(1, 89, (one) => angleAt(RIGHT, O, turn(90 - one, 1)) - more - one)
      return below.length === 1 && near(answer, angleAt([-1, 0], O, turn(-(below[0] ?? 0), 1)))
    }
    const [one = 0] = all(1, 179, (angle) => g + angle + k * angle === 180)
    const [c, e] = [turn(180 - one, 1), turn(180 - one - k * one, 1)]
    return near(answer, angleAt(minus(O, c), O, minus(O, e))) && near(g, angleAt([-1, 0], O, minus(O, e)))
  },
} satisfies SomeChecksOf<typeof families>
