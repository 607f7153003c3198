import { angleFamilies } from '#maths/families/angles.ts'
import { areaFamilies } from '#maths/families/area.ts'
import { circleFamilies } from '#maths/families/circles.ts'
import { volumeFamilies } from '#maths/families/volume.ts'
import { all, holdFamilies, near, only } from './holds.ts'

type Point = readonly [number, number]
const RIGHT: Point = [1, 0]
const turn = (degrees: number, length: number): Point => [
  length * Math.cos((degrees * Math.PI) / 180),
  length * Math.sin((degrees * Math.PI) / 180),
]
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
/** The angle at `b` in the triangle a, b, c, measured from the coordinates. */
function angleAt(a: Point, b: Point, c: Point): number {
  const [u, v] = [minus(a, b), minus(c, b)]
  const cosine = (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))
  return (Math.acos(cosine) * 180) / Math.PI
}
/** Half the sum of cross products, for a polygon in order. */
function areaOf(points: readonly Point[]): number {
  const sum = points.reduce((total, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

holdFamilies('angles', angleFamilies, {
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
})

holdFamilies('area', areaFamilies, {
  // The apex is found from the height and the slanting side; the height is drawn outside the triangle.
  'M51:1': ({ base = 0, height = 0, slant = 0 }, [answer]) => {
    const apex: Point = [Math.sqrt(slant ** 2 - height ** 2), height]
    return apex[0] > base && near(answer, areaOf([[0, 0], [base, 0], apex]))
  },
  'M51:2': ({ p = 1, q = 1, shaded = 0 }, [answer]) => {
    const height = (2 * shaded) / p
    return (
      near(
        answer,
        areaOf([
          [0, 0],
          [p + q, 0],
          [1, height],
        ]),
      ) &&
      near(
        shaded,
        areaOf([
          [0, 0],
          [p, 0],
          [1, height],
        ]),
      )
    )
  },
  'M52:3': ({ length = 0, width = 0 }, [answer]) =>
    near(
      answer,
      areaOf([
        [0, width],
        [length / 2, 0],
        [length, width / 2],
      ]),
    ),
})

/** The length of an arc with a radius, walked in small steps, times what the stated value of pi is too large. */
function walked(radius: number, degrees: number, pi: number): number {
  const steps = 20_000
  const chord = 2 * radius * Math.sin((degrees * Math.PI) / 360 / steps)
  return chord * steps * (pi / Math.PI)
}
const close = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 0.01

holdFamilies('circles', circleFamilies, {
  'M53:3': ({ length = 0, diameter = 0 }, [answer]) =>
    close(answer, walked(diameter / 2, 180, 22 / 7) + length + diameter + length),
  'M53:2': ({ radius = 0 }, [answer], { parts }) =>
    close(answer, walked(radius, 90, parts[0]?.ask.includes('3.14') ? 3.14 : 22 / 7) + radius + radius),
  // The leaf is two segments, each a quarter circle without its triangle.
  'M54:4': ({ side = 0 }, [answer]) => close(answer, 2 * ((walked(side, 90, 3.14) * side) / 2 - (side * side) / 2)),
  'M54:3': ({ side = 0 }, [answer]) => close(answer, side * side - (walked(side / 2, 360, 22 / 7) * side) / 4),
  'M55:2': ({ diameter = 1, metres = 0 }, [answer = 0]) =>
    close((walked(diameter / 2, 360, 22 / 7) * answer) / 100, metres),
  'M55:3': ({ straight = 0, diameter = 0, laps = 0 }, [lap = 0, kilometres = 0]) =>
    close(lap, 2 * straight + 2 * walked(diameter / 2, 180, 22 / 7)) && near(kilometres * 1000, lap * laps),
})

holdFamilies('volume', volumeFamilies, {
  'M56:1': ({ l = 1, b = 1, h = 1, a = 0, c = 1 }, [answer = 0]) => near((answer * 1000) / (l * b), (h * a) / c),
  'M56:3': ({ l = 1, b = 1, h = 1, a = 0, c = 1, k = 0 }, [answer = 0]) =>
    near(l * b * answer, (l * b * h * a) / c + k * 1000) && answer < h,
  'M57:4': ({ l1 = 0, b1 = 0, h = 0, l2 = 0, b2 = 0 }, [level = 0, litres = 0]) =>
    near(l1 * b1 * level + litres * 1000, l1 * b1 * h) && near(litres * 1000, l2 * b2 * level),
  'M58:1': ({ l = 0, b = 0, h = 0, edge = 1 }, [answer]) => {
    const starts = (side: number): number => all(0, side - edge, (at) => at % edge === 0).length
    return only([starts(l) * starts(b) * starts(h)], answer)
  },
})
