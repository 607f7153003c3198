/** A second computation for every maker of this folder, from the printed numbers: see proof/check.ts. */
import { all, type Checks, near, only } from '#maths/checking/check.ts'
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
  'M150:1': ({ a = 0, b = 0 }, [answer]) => near(answer, angleAt(turn(a, 1), [0, 0], turn(180 - b, 1))),
  'M151:2': ({ a = 0, b = 0 }, [answer]) =>
    only(
      all(1, 180, (x) => 90 + a + x + b + x === 360),
      answer,
    ),
  'M152:2': ({ a = 0, b = 0 }, [answer]) => near(answer, angleAt(turn(180 + a, 1), [0, 0], turn(360 - b, 1))),
  'M153:1': ({ top = 0 }, [answer]) => {
    const [a, b, c]: [Point, Point, Point] = [[0, 0], turn(270 - top / 2, 1), turn(270 + top / 2, 1)]
    return near(answer, angleAt(a, c, [c[0] + (c[0] - b[0]), c[1]]))
  },
  'M154:2': ({ angle = 0, y = 0 }, [answer]) => {
    const [a, b, c]: [Point, Point, Point] = [
      [0, 1],
      [0, 0],
      [1 / Math.tan((angle * Math.PI) / 180), 0],
    ]
    const d: Point = [1 / Math.tan((y * Math.PI) / 180), 0]
    return near(answer, angleAt(d, a, c)) && near(90, angleAt(a, b, c))
  },
  'M155:3': ({ whole = 0 }, [answer]) => {
    const [a, b, c, d]: [Point, Point, Point, Point] = [[0, 0], turn(0, 1), turn(60, 1), turn(whole, 1)]
    return near(answer, angleAt(c, d, a)) && near(60, angleAt(a, b, c))
  },
  'M159:1': ({ angle = 0 }, [answer]) => {
    const [a, b, c]: [Point, Point, Point] = [turn(angle, 1), [0, 0], [1, 0]]
    return near(answer, angleAt([a[0] + c[0] - b[0], a[1]], c, a))
  },
  'M160:2': ({ left = 0, right = 0 }, [answer]) => {
    const d = turn(left, 2 / Math.sin((left * Math.PI) / 180))
    const up = turn(180 - right, 2 / Math.sin((right * Math.PI) / 180))
    const [a, b, c]: [Point, Point, Point] = [
      [0, 0],
      [9, 0],
      [9 + up[0], up[1]],
    ]
    return near(answer, Math.abs(angleAt(d, c, b) - angleAt(a, d, c)))
  },
  'M161:4': ({ angle = 0 }, [atD, atA]) => {
    const [d, a, c, e]: [Point, Point, Point, Point] = [
      [0, 0],
      turn(180, 1),
      turn(180 - angle, 1),
      turn(120 - angle, 1),
    ]
    return near(atD, angleAt(a, d, e)) && near(atA, angleAt(d, a, e)) && near(60, angleAt(d, c, e))
  },
  'M156:2': (_givens, [answer], { picture }) => {
    const rows = heights(picture?.alt ?? '')
    const tallest = Math.max(...rows.flat())
    return answer === rows.flat().reduce((sum, n) => sum + tallest - n, 0)
  },
  'M157:1': (_givens, [answer], { picture, parts }) => {
    const rows = heights(picture?.alt ?? '')
    // Every cube from the front to the back, or from the right to the left, hides what is behind it.
    const seen = new Set<string>()
    for (const [i, row] of rows.entries())
      for (const [x, n] of row.entries())
        for (let z = 0; z < n; z += 1) seen.add(parts[0]?.ask.includes('front') === true ? `${x} ${z}` : `${i} ${z}`)
    return seen.size === answer
  },
  'M158:1': (_givens, _answers, { picture, parts }) => {
    const figures = [...(picture?.alt ?? '').matchAll(/Figure ([A-D]): ([^.]+)/g)].map(([, name = '', text = '']) => {
      const cells = [...text.matchAll(/row (\d) places ([\d ]+)/g)].flatMap(([, row = '', places = '']) =>
        places
          .trim()
          .split(' ')
          .map((place) => [Number(row), Number(place)] as const),
      )
      return { name, lines: symmetries(cells) }
    })
    const ask = parts[0]?.ask ?? ''
    const wanted = ask.includes('no line') ? 0 : ask.includes('one line') ? 1 : Number(/exactly (\d)/.exec(ask)?.[1])
    const fitting = figures.filter(({ lines }) => lines === wanted)
    return fitting.length === 1 && parts[0]?.answer.text === `Figure ${fitting[0]?.name}`
  },
}

/** The heights of the columns, as the words of the drawing say them. */
const heights = (alt: string): number[][] =>
  (/columns have ([\d,; ]+) cubes/.exec(alt)?.[1] ?? '').split('; ').map((row) => row.split(', ').map(Number))

/** How many of the four mirrors of a square leave the cells where they are, moved to the middle. */
function symmetries(cells: readonly (readonly [number, number])[]): number {
  const middle = (at: 0 | 1): number =>
    Math.min(...cells.map((cell) => cell[at])) + Math.max(...cells.map((cell) => cell[at]))
  const [rows, columns] = [middle(0), middle(1)]
  const centred = cells.map(([row, column]) => [2 * row - rows, 2 * column - columns] as const)
  const has = new Set(centred.map(([x, y]) => `${x} ${y}`))
  const mirrors = [
    (x: number, y: number) => `${-x} ${y}`,
    (x: number, y: number) => `${x} ${-y}`,
    (x: number, y: number) => `${y} ${x}`,
    (x: number, y: number) => `${-y} ${-x}`,
  ]
  const plain = (text: string): string => text.replaceAll('-0', '0')
  return mirrors.filter((mirror) => centred.every(([x, y]) => has.has(plain(mirror(x, y))))).length
}
