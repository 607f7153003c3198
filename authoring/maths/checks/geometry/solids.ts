/** Second computations of the solids and the symmetries: see proof/check.ts. */

import type { SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/geometry/families.ts'

export const solidChecks = {
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
} satisfies SomeChecksOf<typeof families>

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
