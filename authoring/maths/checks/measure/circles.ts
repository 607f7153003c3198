/** Second computations of the families of circles: see proof/check.ts. */

import { near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { walked } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/measure/families.ts'

const close = (a: number | undefined, b: number): boolean => a !== undefined && Math.abs(a - b) < 0.01

/** The value of π that a question states; where it asks for π, the answer is a multiple of it: `by`. */
function stated(ask: string = ''): { pi: number; by: number } {
  if (ask.includes('3.14')) return { pi: 3.14, by: 1 }
  return ask.includes('{22/7}') ? { pi: 22 / 7, by: 1 } : { pi: Math.PI, by: Math.PI }
}

function degreesOf(ask: string): number {
  if (ask.includes('semicircle')) return 180
  return ask.includes('three-quarter') ? 270 : 90
}

export const circleChecks = {
  'M53:3': ({ length, diameter }, [answer]) =>
    close(answer, walked(diameter / 2, 180, 22 / 7) + length + diameter + length),
  'M53:2': ({ radius }, [answer], { parts }) =>
    close(answer, walked(radius, 90, parts[0]?.ask.includes('3.14') ? 3.14 : 22 / 7) + radius + radius),
  // The leaf is two segments, each a quarter circle without its triangle.
  'M54:4': ({ side }, [answer]) => close(answer, 2 * ((walked(side, 90, 3.14) * side) / 2 - (side * side) / 2)),
  'M54:3': ({ side }, [answer]) => close(answer, side * side - (walked(side / 2, 360, 22 / 7) * side) / 4),
  'M55:2': ({ diameter, metres }, [answer]) => close((walked(diameter / 2, 360, 22 / 7) * answer) / 100, metres),
  'M55:3': ({ straight, diameter, laps }, [lap, kilometres]) =>
    close(lap, 2 * straight + 2 * walked(diameter / 2, 180, 22 / 7)) && near(kilometres * 1000, lap * laps),
  'M186:1': ({ given }, [answer], { parts, picture }) => {
    const { pi, by } = stated(parts[0]?.ask)
    return close(answer * by, walked(picture?.alt.includes('diameter') ? given / 2 : given, 360, pi))
  },
  'M186:2': ({ given = 0, around = 0 }, [answer], { parts, picture }) => {
    const ask = parts[0]?.ask ?? ''
    const { pi } = stated(ask)
    if (around > 0) return close(around, walked(ask.includes('the radius') ? answer : answer / 2, 360, pi))
    const radius = picture?.alt.includes('diameter') ? given / 2 : given
    return close(answer, walked(radius, degreesOf(ask), pi) + radius + radius)
  },
  // An area as many thin triangles from the centre: half of the arc times the radius.
  'M187:1': ({ given }, [answer], { parts, picture }) => {
    const { pi, by } = stated(parts[0]?.ask)
    const radius = picture?.alt.includes('diameter') ? given / 2 : given
    return close(answer * by, (walked(radius, 360, pi) * radius) / 2)
  },
  'M187:2': ({ given }, [answer], { parts, picture }) => {
    const { pi, by } = stated(parts[0]?.ask)
    const radius = picture?.alt.includes('diameter') ? given / 2 : given
    return close(answer * by, (walked(radius, degreesOf(parts[0]?.ask ?? ''), pi) * radius) / 2)
  },
  'M188:3': ({ inner = 0, edge = 0, circles = 0, length = 0 }, [answer], { parts, picture }) => {
    const { pi } = stated(parts[0]?.ask)
    // A ring is as large as a strip of its width along the circle in its middle.
    if (inner > 0) return close(answer, walked(inner + edge / 2, 360, pi) * edge)
    const [, across = 1] = (/rows? of (\d+)/.exec(picture?.alt ?? '') ?? []).map(Number)
    const side = length / across
    return close(answer / circles, side * side - (walked(side / 2, 360, pi) * side) / 4)
  },
  'M188:4': ({ diameter, p, q }, [around, share], { parts }) => {
    const { pi } = stated(parts[0]?.ask)
    const radii = [diameter / 2, (diameter * p) / (p + q) / 2, (diameter * q) / (p + q) / 2] as const
    const [large, one, two] = radii.map((radius) => walked(radius, 360, pi))
    const areas = radii.map((radius) => radius * radius)
    return (
      close(around, (large ?? 0) + (one ?? 0) + (two ?? 0)) &&
      close(share, 1 - ((areas[1] ?? 0) + (areas[2] ?? 0)) / (areas[0] ?? 1))
    )
  },
  'M189:1': ({ count, total }, [answer], { parts }) => {
    const { pi, by } = stated(parts[0]?.ask)
    return close((answer * by) / count, walked(total / count / 2, 180, pi))
  },
  'M189:2': ({ radius = 0, side = 0, length = 0, width = 0 }, [answer]) => {
    if (radius > 0) return close(answer, walked(radius, 90, Math.PI) + radius + radius)
    if (side > 0) return close(answer, walked(side / 2, 180, Math.PI) + side + side + side)
    return close(answer, 2 * walked(width / 2, 180, Math.PI) + length + length)
  },
  'M189:3': ({ small, large }, [answer], { parts }) => {
    const { pi } = stated(parts[0]?.ask)
    const arcs = [small + large, small, large].map((diameter) => walked(diameter / 2, 180, pi))
    return close(
      answer,
      arcs.reduce((sum, arc) => sum + arc, 0),
    )
  },
  'M190:3': ({ diameter = 0, side = 0 }, [answer], { parts }) => {
    const { pi } = stated(parts[0]?.ask)
    const radius = (diameter + side) / 2
    const half = (walked(radius, 180, pi) * radius) / 2
    return close(answer, diameter > 0 ? half - radius * radius : side * side - 2 * half)
  },
  // A petal is two segments, each a quarter circle without its triangle; the fish by adding and taking away.
  'M190:5': ({ side = 0, whole = 0 }, [around, area], { parts }) => {
    const { pi } = stated(parts[0]?.ask)
    const radius = side > 0 ? side / 2 : whole / 4
    const arc = walked(radius, 180, pi)
    if (side > 0) {
      const segment = (walked(radius, 90, pi) * radius) / 2 - (radius * radius) / 2
      return close(around, 4 * arc) && close(area, 8 * segment)
    }
    const large = walked(2 * radius, 180, pi)
    return (
      close(around, large + arc + arc) &&
      close(area, (large * 2 * radius) / 2 - (arc * radius) / 2 + (arc * radius) / 2)
    )
  },
} satisfies SomeChecksOf<typeof families>
