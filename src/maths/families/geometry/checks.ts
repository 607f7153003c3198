/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { type Checks, near } from '#maths/checking/check.ts'
import { angleAt, minus, type Point, RIGHT, turn } from '#maths/checking/points.ts'

export const checks: Checks = {
  'M47:1': ({ angle = 0 }, [answer]) =>
    near(answer, angleAt([0, 0], [5, 0], [5 + turn(angle, 3)[0], turn(angle, 3)[1]])),
  'M47:2': ({ angle = 0 }, [answer]) => {
    const d = turn(angle, 3)
    const e: Point = [2 * d[0], 0]
    return near(answer, angleAt([d[0] + 5, d[1]], d, e)) && near(Math.hypot(...minus(e, d)), 3)
  },
  'M48:2': ({ angle = 0 }, [answer]) => near(answer, angleAt(turn(2 * angle, 1), [0, 0], [-1, 0])),
  'M49:3': ({ angle = 0 }, [abe, dae], { stem }) => {
    const [a, b, d]: [Point, Point, Point] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ]
    const out = turn(stem.includes('outside') ? 90 - angle : 90 + angle, 1)
    const e: Point = [1 + out[0], out[1]]
    return near(abe, angleAt(a, b, e)) && near(dae, angleAt(d, a, e))
  },
  'M50:1': ({ u = 0, v = 0 }, [answer]) => near(answer, angleAt(turn(u + v, 1), [0, 0], turn(180, 1))),
  'M50:2': ({ a = 0, b = 0 }, [answer]) => {
    const [s, r] = [turn(a, 2 / Math.sin((a * Math.PI) / 180)), turn(180 - b, 2 / Math.sin((b * Math.PI) / 180))]
    const c: Point = [9 + r[0], r[1]]
    return near(answer, angleAt([0, 0], s, c) + angleAt(s, c, [9, 0])) && RIGHT[1] === 0
  },
}
