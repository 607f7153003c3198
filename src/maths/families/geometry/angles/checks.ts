/** Second computations of the angles of single figures: the figure is built from the printed numbers, and measured. */
import { all, type Checks, near, only } from '#maths/checking/check.ts'
import { angleAt, minus, type Point, RIGHT, turn } from '#maths/checking/points.ts'
import { figureChecks } from './figure-checks.ts'

const O: Point = [0, 0]
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

/** The whole number of degrees for which something measured is nothing. */
const solved = (least: number, most: number, off: (angle: number) => number): number[] =>
  all(least, most, (angle) => Math.abs(off(angle)) < 1e-9)

const onLines: Checks = {
  'M150:1': ({ a = 0, b = 0 }, [answer]) => near(answer, angleAt(turn(a, 1), O, turn(180 - b, 1))),
  'M151:2': ({ a = 0, b = 0 }, [answer]) =>
    only(
      all(1, 180, (x) => 90 + a + x + b + x === 360),
      answer,
    ),
  'M152:2': ({ a = 0, b = 0 }, [answer], { parts }) =>
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
}

const inTriangles: Checks = {
  'M153:1': ({ top = 0 }, [answer]) => {
    const [b, c] = [turn(270 - top / 2, 1), turn(270 + top / 2, 1)]
    return near(answer, angleAt(O, c, [c[0] + (c[0] - b[0]), c[1]]))
  },
  'M154:2': ({ angle = 0, y = 0 }, [answer]) => {
    const [a, c]: [Point, Point] = [
      [0, 1],
      [1 / Math.tan((angle * Math.PI) / 180), 0],
    ]
    return near(answer, angleAt([1 / Math.tan((y * Math.PI) / 180), 0], a, c))
  },
  'M155:3': ({ whole = 0 }, [answer]) => {
    const [b, c, d] = [turn(0, 1), turn(60, 1), turn(whole, 1)]
    return near(answer, angleAt(c, d, O)) && near(60, angleAt(O, b, c))
  },
  'M163:2': ({ top = 0, b = 0, a = 0 }, [answer]) => {
    const cut = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
    // BD by the law of sines in the triangle of x, for every whole x: the one with BD = BC, or AC = AD.
    if (top > 0) {
      const base = 2 * cut(top / 2)
      return only(
        solved(1, (180 - top) / 2 - 1, (x) => cut(top) / cut(180 - top - x) - base),
        answer,
      )
    }
    if (a > 0) {
      const [ab, bc] = [1, Math.tan((a * Math.PI) / 180)]
      return only(
        solved(1, 89 - a, (x) => (ab * cut(a)) / cut(180 - a - x) - bc),
        answer,
      )
    }
    const tip: Point = turn(b, 2 * Math.cos((b * Math.PI) / 180))
    const foot: Point = [2 * tip[0] - 1, 0]
    return near(answer, angleAt([1, 0], tip, foot)) && near(1, Math.hypot(...minus(tip, foot)))
  },
}

const inFourSided: Checks = {
  'M47:1': ({ angle = 0 }, [answer]) => near(answer, angleAt(O, [5, 0], plus([5, 0], turn(angle, 3)))),
  'M47:2': ({ angle = 0 }, [answer]) => {
    const d = turn(angle, 3)
    const e: Point = [2 * d[0], 0]
    return near(answer, angleAt([d[0] + 5, d[1]], d, e)) && near(Math.hypot(...minus(e, d)), 3)
  },
  'M50:1': ({ u = 0, v = 0 }, [answer]) => near(answer, angleAt(turn(u + v, 1), O, turn(180, 1))),
  'M50:2': ({ a = 0, b = 0 }, [answer]) => {
    const [s, r] = [turn(a, 2 / Math.sin((a * Math.PI) / 180)), turn(180 - b, 2 / Math.sin((b * Math.PI) / 180))]
    const c: Point = [9 + r[0], r[1]]
    return near(answer, angleAt(O, s, c) + angleAt(s, c, [9, 0])) && RIGHT[1] === 0
  },
  'M159:1': ({ angle = 0 }, [answer]) => {
    const [a, c] = [turn(angle, 1), turn(0, 1)]
    return near(answer, angleAt(plus(a, c), c, a))
  },
  'M160:2': ({ left = 0, right = 0 }, [answer]) => {
    const d = turn(left, 2 / Math.sin((left * Math.PI) / 180))
    const c = plus([9, 0], turn(180 - right, 2 / Math.sin((right * Math.PI) / 180)))
    return near(answer, Math.abs(angleAt(d, c, [9, 0]) - angleAt(O, d, c)))
  },
  'M164:2': ({ angle = 0, a = 0, c = 0 }, [answer]) => {
    if (angle > 0) {
      // The tip B above the middle of DC.
      const b: Point = [1, Math.tan((angle * Math.PI) / 180)]
      return near(answer, angleAt([b[0] - 2, b[1]], O, b))
    }
    const d: Point = [1, Math.tan((a * Math.PI) / 180)]
    const onTop: Point = [2 + d[1] / Math.tan((c * Math.PI) / 180), d[1]]
    return near(answer, angleAt(d, [2, 0], onTop)) && near(c, angleAt(d, onTop, [2, 0]))
  },
  'M164:3': ({ c = 0, b = 0 }, [answer]) => {
    if (b > 0) {
      const a = turn(b, 1)
      return near(answer, angleAt(a, plus(a, [1, 0]), [2, 0]))
    }
    const [corner, d, other] = [O, turn(c / 2, 1), turn(-c / 2, 1)]
    return near(answer, angleAt(plus(d, other), d, [1, 0])) && near(c, angleAt(d, corner, other))
  },
}

export const angleChecks: Checks = { ...onLines, ...inTriangles, ...inFourSided, ...figureChecks }
