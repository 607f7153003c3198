/** Second computations of the angles of four-sided figures: the figure is built from the printed numbers, and measured. */

import { near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { angleAt, minus, type Point, plus, RIGHT, turn } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/geometry/families.ts'
import { figureChecks } from './figures.ts'

const O: Point = [0, 0]

const inFourSided = {
  'M47:1': ({ angle }, [answer]) => near(answer, angleAt(O, [5, 0], plus([5, 0], turn(angle, 3)))),
  'M47:2': ({ angle }, [answer]) => {
    const d = turn(angle, 3)
    const e: Point = [2 * d[0], 0]
    return near(answer, angleAt([d[0] + 5, d[1]], d, e)) && near(Math.hypot(...minus(e, d)), 3)
  },
  'M50:1': ({ u, v }, [answer]) => near(answer, angleAt(turn(u + v, 1), O, turn(180, 1))),
  'M50:2': ({ a, b }, [answer]) => {
    const [s, r] = [turn(a, 2 / Math.sin((a * Math.PI) / 180)), turn(180 - b, 2 / Math.sin((b * Math.PI) / 180))]
    const c: Point = [9 + r[0], r[1]]
    return near(answer, angleAt(O, s, c) + angleAt(s, c, [9, 0])) && RIGHT[1] === 0
  },
  'M159:1': ({ angle }, [answer]) => {
    const [a, c] = [turn(angle, 1), turn(0, 1)]
    return near(answer, angleAt(plus(a, c), c, a))
  },
  'M160:2': ({ left, right }, [answer]) => {
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
} satisfies SomeChecksOf<typeof families>

export const angleChecks = { ...inFourSided, ...figureChecks } satisfies SomeChecksOf<typeof families>
