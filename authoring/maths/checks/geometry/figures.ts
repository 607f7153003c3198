/** Second computations of the angles of joined and folded figures: the figure is built from the printed numbers. */

import { near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { angleAt, minus, type Point, plus, turn } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/geometry/families.ts'

const O: Point = [0, 0]
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
const equal = (...lengths: readonly Point[]): boolean =>
  lengths.every((side) => near(Math.hypot(...side), Math.hypot(...(lengths[0] ?? O))))

/** A right turn by 90 degrees. */
const aside = ([x, y]: Point): Point => [y, -x]

const folded = {
  'M48:2': ({ angle }, [answer]) => near(answer, angleAt(turn(2 * angle, 1), O, [-1, 0])),
  'M166:3': ({ a = 0, tip = 0, left = 0, c = 0, b = 0 }, [answer]) => {
    if (a > 0) {
      // BF is as long as BC, and E is where the perpendicular to BF at F meets CD.
      const f = turn(90 - a, 1)
      const e: Point = [1, (1 - f[0] * 1) / f[1]]
      return near(answer, angleAt(O, e, f)) && equal(minus(e, f), minus(e, [1, 0]))
    }
    if (tip > 0) {
      // D at the origin, A to the left, B to the right: DF is as long as DA, and E as far from F as from A.
      const [corner, f]: [Point, Point] = [[-1, 0], turn(-left, 1)]
      const way = turn(-tip, 1)
      // |corner + s way − f| = s
      const gap = minus(corner, f)
      const s = -(gap[0] ** 2 + gap[1] ** 2) / (2 * (gap[0] * way[0] + gap[1] * way[1]))
      const e = plus(corner, [s * way[0], s * way[1]])
      return near(answer, angleAt(f, e, plus(e, way)))
    }
    // A lies over D − C, and the fold turns BC by twice the angle at B.
    return near(answer, angleAt(turn(180 - c, 1), O, turn(2 * b, 1)))
  },
} satisfies SomeChecksOf<typeof families>

const joined = {
  'M49:3': ({ angle }, [abe, dae], { stem }) => {
    const [a, b, d]: [Point, Point, Point] = [O, [1, 0], [0, 1]]
    const e = plus(b, turn(stem.includes('outside') ? 90 - angle : 90 + angle, 1))
    return near(abe, angleAt(a, b, e)) && near(dae, angleAt(d, a, e))
  },
  'M161:4': ({ angle }, [atD, atA]) => {
    const [a, c, e] = [turn(180, 1), turn(180 - angle, 1), turn(120 - angle, 1)]
    return near(atD, angleAt(a, O, e)) && near(atA, angleAt(O, a, e)) && near(60, angleAt(O, c, e))
  },
  'M167:2': ({ a = 0, b = 0, given = 0 }, [answer]) => {
    if (given > 0) {
      const [e, f]: [Point, Point] = [[1, 0], plus([1, 0], turn(180 - given, 1))]
      return near(answer, angleAt([0, 1], O, minus(f, e)))
    }
    const [left, right]: [Point, Point] = [
      [-tan(a), -1],
      [tan(b), -1],
    ]
    return near(answer, angleAt(left, O, right))
  },
  'M167:3': ({ e = 0, b = 0 }, [answer]) => {
    if (b > 0) {
      const a = turn(b, 1)
      return near(answer, angleAt(plus(a, [1, 0]), a, turn(60, 1)))
    }
    // D at the origin, A below, C to the right; F to the right of E.
    const up = turn(180 - e, 1)
    return near(answer, angleAt(O, [0, -1], up)) && near(e, angleAt(O, up, plus(up, [1, 0])))
  },
} satisfies SomeChecksOf<typeof families>

const last = {
  'M168:4': ({ a = 0, r = 0 }, [first, second]) => {
    if (a > 0) {
      // B at the origin: A to the left, C up, and E as far from C as B, to the right.
      const c = turn(180 - (180 - a), 1)
      const e = plus(c, [1, 0])
      return (
        near(first, angleAt(O, e, c)) &&
        near(second, 360 - angleAt([-1, 0], O, c) - angleAt(c, O, e) - angleAt(e, O, aside(e)))
      )
    }
    const [b, d]: [Point, Point] = [
      [0, -1],
      [-1, 0],
    ]
    const e = turn(120, 1)
    const g = turn(120 - r, 1)
    return near(60, angleAt(d, O, e)) && near(first, angleAt(b, O, g)) && near(second, angleAt(O, b, g))
  },
  'M169:5': ({ a = 0, p = 0, q = 0 }, [first, second, third], { stem }) => {
    if (a > 0) {
      const [b, e, c]: [Point, Point, Point] = [[1, 0], [1, -1], plus([1, 0], turn(a, 1))]
      const g = plus(turn(a, 1), turn(60, 1))
      return near(first, angleAt(c, b, e)) && near(second, angleAt(b, c, e)) && near(third, angleAt(e, c, g))
    }
    const atA = (180 / (p + q)) * p
    const [b, d] = [turn(0, 1), turn(atA, 1)]
    const e = turn(atA + (stem.includes('square') ? 90 : 60), 1)
    return near(first, angleAt(b, O, d)) && near(second, angleAt(O, b, e)) && equal(b, d, e)
  },
} satisfies SomeChecksOf<typeof families>

export const figureChecks = { ...folded, ...joined, ...last } satisfies SomeChecksOf<typeof families>
