/** Second computations of the angles of triangles: the figure is built from the printed numbers, and measured. */

import { all, near, only, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { angleAt, minus, type Point, plus, solved, turn } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/geometry/families.ts'

const O: Point = [0, 0]

export const triangleChecks = {
  'M153:1': ({ top }, [answer]) => {
    const [b, c] = [turn(270 - top / 2, 1), turn(270 + top / 2, 1)]
    return near(answer, angleAt(O, c, [c[0] + (c[0] - b[0]), c[1]]))
  },
  'M154:2': ({ angle, y }, [answer]) => {
    const [a, c]: [Point, Point] = [
      [0, 1],
      [1 / Math.tan((angle * Math.PI) / 180), 0],
    ]
    return near(answer, angleAt([1 / Math.tan((y * Math.PI) / 180), 0], a, c))
  },
  'M155:3': ({ whole }, [answer]) => {
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
  'M202:1': ({ a = 0, b = 0, top = 0 }, [answer]) => {
    const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
    if (top > 0) {
      const [left, right] = [turn(270 - top / 2, 1), turn(270 + top / 2, 1)]
      return near(answer, angleAt(O, left, right))
    }
    if (b === 0) return near(answer, angleAt(O, [0, tan(a)], [1, 0]))
    const x = tan(b) / (tan(a) + tan(b))
    return near(answer, angleAt(O, [x, -x * tan(a)], [1, 0]))
  },
  'M203:2': ({ k = 0, more }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    if (k > 0) {
      const [b = 0] = all(1, 90, (angle) => k * angle + angle + (angle + more) === 180)
      return near(answer, ask.endsWith('Find ∠A.') ? k * b : b + more)
    }
    if (ask.startsWith('One angle')) {
      const [small = 0] = all(1, 44, (angle) => angle + (angle + more) === 90)
      return near(answer, ask.includes('Find the larger') ? small + more : small)
    }
    const [third = 0] = all(1, 90, (angle) => angle + 2 * (angle + more) === 180)
    return near(answer, ask.endsWith('Find the third angle.') ? third : third + more)
  },
  'M204:3': ({ top }, [answer], { parts }) => {
    const ask = parts[0]?.ask ?? ''
    const [b, c] = [turn(270 - top / 2, 1), turn(270 + top / 2, 1)]
    if (ask.startsWith('BCD')) return near(answer, angleAt(O, [c[0] + 1, c[1]], c))
    if (ask.includes('equilateral')) return near(answer, angleAt(O, b, plus(b, turn(60, c[0] - b[0]))))
    // D on AC as far from A as the law of angle bisectors says.
    const share = 1 / (1 + (c[0] - b[0]))
    return near(answer, angleAt(b, [c[0] * share, c[1] * share], c))
  },
} satisfies SomeChecksOf<typeof families>
