/** Second computations of the families of areas and grids: see proof/check.ts. */

import { near, type SomeChecksOf } from '#authoring/maths/checks/check.ts'
import { areaOf, minus, type Point } from '#authoring/maths/checks/points.ts'
import type { families } from '#families/measure/families.ts'

/** The distance of a point from the line through two others. */
function away(p: Point, a: Point, b: Point): number {
  return (2 * areaOf([p, a, b])) / Math.hypot(...minus(b, a))
}

/** The way all round a figure. */
const around = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => sum + Math.hypot(...minus(points[(i + 1) % points.length] ?? p, p)), 0)

/** How far C is from the foot of the height from A, by Pythagoras. */
const foot = (slant: number, height: number): number => Math.sqrt(slant ** 2 - height ** 2)

export const areaChecks = {
  // The apex is found from the height and the slanting side; the height is drawn outside the triangle.
  'M51:1': ({ base, height, slant }, [answer]) => {
    const apex: Point = [Math.sqrt(slant ** 2 - height ** 2), height]
    return apex[0] > base && near(answer, areaOf([[0, 0], [base, 0], apex]))
  },
  'M51:2': ({ p, q, shaded }, [answer]) => {
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
  'M52:3': ({ length, width }, [answer]) =>
    near(
      answer,
      areaOf([
        [0, width],
        [length / 2, 0],
        [length, width / 2],
      ]),
    ),
  'M175:1': ({ base = 0, height = 0, s = 0, t = 0, a = 0, b = 0, c = 0 }, [answer]) => {
    if (a > 0)
      return (
        near(a * a + b * b, c * c) &&
        near(
          answer,
          areaOf([
            [0, 0],
            [a, 0],
            [0, b],
          ]),
        )
      )
    if (s === 0)
      return near(
        answer,
        areaOf([
          [0, 0],
          [base, 0],
          [3, height],
        ]),
      )
    // From the three sides alone (Heron); the height must be the one that they give.
    const half = (base + s + t) / 2
    const area = Math.sqrt(half * (half - base) * (half - s) * (half - t))
    return near(answer, area) && near((2 * area) / base, height)
  },
  'M175:2': ({ bc = 0, ac = 0, ad = 0, area = 0, known = 0 }, [answer]) => {
    if (bc === 0)
      return near(
        areaOf([
          [0, 0],
          [known, 0],
          [known + 5, answer],
        ]),
        area,
      )
    const [pointB, pointC, pointA]: [Point, Point, Point] = [
      [0, 0],
      [bc, 0],
      [bc - foot(ac, ad), ad],
    ]
    return near(answer, away(pointB, pointA, pointC))
  },
  'M176:2': ({ length, width }, [answer]) => {
    // A point anywhere, and a zigzag of any triangles.
    const p: Point = [length * 0.3, width * 0.45]
    const sides = areaOf([[0, 0], [0, width], p]) + areaOf([[length, 0], [length, width], p])
    const zigzag =
      areaOf([
        [0, 0],
        [5, 0],
        [2, width],
      ]) +
      areaOf([
        [5, 0],
        [length, 0],
        [7, width],
      ])
    return near(answer, sides) && near(answer, zigzag)
  },
  'M176:4': ({ given }, [whole, share], { stem }) => {
    const [, p = 1, q = 1] = (/BE : EC = (\d) : (\d)/.exec(stem) ?? []).map(Number)
    const [, r = 1, s = 1] = (/CF : FD = (\d) : (\d)/.exec(stem) ?? []).map(Number)
    const [long, wide] = [10, whole / 10]
    const [e, f]: [Point, Point] = [
      [long, (wide * p) / (p + q)],
      [(long * s) / (r + s), wide],
    ]
    return near(given, areaOf([[0, 0], [long, 0], e])) && near(share, areaOf([[0, 0], e, f]) / whole)
  },
  'M177:1': ({ length = 0, width = 0, cut = 0, down = 0, deep = 0 }, [answer]) => {
    const outline: Point[] =
      deep > 0
        ? [
            [0, 0],
            [length, 0],
            [length, width],
            [length - 1, width],
            [length - 1, width - deep],
            [2, width - deep],
            [2, width],
            [0, width],
          ]
        : cut > 0
          ? [
              [0, 0],
              [length, 0],
              [length, width - down],
              [length - cut, width - down],
              [length - cut, width],
              [0, width],
            ]
          : [
              [0, 0],
              [length, 0],
              [length, 1],
              [4, 1],
              [4, 3],
              [2, 3],
              [2, width],
              [0, width],
            ]
    return near(answer, around(outline))
  },
  'M177:2': ({ length, width, edge = 0, height = 0, foot: post = 0 }, [answer]) => {
    // The border as four strips; the post or the roof by its corners.
    if (edge > 0) return near(answer, 2 * edge * (length + 2 * edge) + 2 * edge * width)
    const outline: Point[] =
      post > 0
        ? [
            [3, 0],
            [3 + post, 0],
            [3 + post, height],
            [length, height],
            [length, height + width],
            [0, height + width],
            [0, height],
            [3, height],
          ]
        : [
            [0, 0],
            [length, 0],
            [length, width],
            [length / 2, width + height],
            [0, width],
          ]
    return near(answer, areaOf(outline))
  },
  // The outer sides: all sides without two for each pair of squares that touch, pairs read from the drawing.
  'M178:2': ({ area, squares }, [answer], { picture }) => {
    const corners = [...(picture?.svg ?? '').matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="(\d+)"/g)].map((m) =>
      m.slice(1).map(Number),
    )
    const touching = corners.flatMap(([x = 0, y = 0, side = 0]) =>
      corners.filter(([a = 0, b = 0]) => Math.abs(a - x) + Math.abs(b - y) === side && a + b > x + y),
    )
    return corners.length === squares && near(answer, (4 * squares - 2 * touching.length) * Math.sqrt(area / squares))
  },
  'M178:3': ({ perimeter = 0, given = 0 }, [answer], { picture }) => {
    // Measured in the drawing, which is true to scale.
    const pieces = [
      ...(picture?.svg ?? '').matchAll(/x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ].map((m) => m.slice(1).map(Number))
    const across = Math.max(...pieces.map(([x = 0, , w = 0]) => x + w))
    const up = Math.max(...pieces.map(([, y = 0, , h = 0]) => y + h))
    const [, , w = 1, h = 1] = pieces.at(-1) ?? []
    const scale = perimeter > 0 ? perimeter / (2 * (across + up)) : Math.sqrt(given) / w
    const found = perimeter > 0 ? w * h * scale * scale : 2 * (across + up) * scale
    return Math.abs(answer - found) < answer * 0.001
  },
  // The corners are read from the drawing, whose squares are 24 pixels wide.
  'M179:1': (_, [answer], { picture }) => {
    const outline = /d="(M[^"]*Z)"/.exec(picture?.svg ?? '')?.[1] ?? ''
    const points = [...outline.matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]): Point => [Number(x) / 24, Number(y) / 24],
    )
    return near(answer, areaOf(points))
  },
  'M179:2': ({ columns, rows }, [answer], { parts, picture }) => {
    const ask = parts[0]?.ask ?? ''
    const [all, shaded] = [columns * rows, [...(picture?.svg ?? '').matchAll(/fill="#c8c8c8"/g)].length]
    const [, percent] = /(\d+)% of/.exec(ask) ?? []
    const [, top, bottom] = /\{(\d+)\/(\d+)\}/.exec(ask) ?? []
    const [, dark, light] = /is (\d+) : (\d+)/.exec(ask) ?? []
    const inEnd = shaded + answer
    if (percent !== undefined) return near((inEnd / all) * 100, Number(percent))
    if (top !== undefined) return near(inEnd * Number(bottom), all * Number(top))
    return near(inEnd * Number(light), (all - inEnd) * Number(dark))
  },
  'M180:4': ({ a, b, c = 1, d = 1, total = 0, side = 0, long = 0, high = 0 }, [first, second]) => {
    if (total === 0) {
      const shaded = first * long * high
      return near(shaded / (side * side), a / b) && near(second, side * side - shaded + long * high)
    }
    const square = first * second
    const shaded = (square * a) / b
    return near(shaded, (second * c) / d) && near(square + second - shaded, total)
  },
} satisfies SomeChecksOf<typeof families>
