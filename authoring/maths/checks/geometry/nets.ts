/** Second computations of nets, views and mirrored figures, from the words of their drawings: see proof/check.ts. */

import type { SomeChecksOf } from '#authoring/maths/checks/check.ts'
import type { families } from '#families/geometry/families.ts'

type Cell = readonly [row: number, column: number]

/** Of 'row 1 places 1 2, row 2 places 2'. */
const cellsIn = (text: string): readonly Cell[] =>
  [...text.matchAll(/row (\d) places? ((?:\d ?)+)/g)].flatMap(([, row = '', places = '']) =>
    places
      .trim()
      .split(' ')
      .map((place): Cell => [Number(row), Number(place)]),
  )

/** The faces of a cube as it lies: bottom, top, north, south, west, east. */
type Cube = readonly [number, number, number, number, number, number]

const START: Cube = [0, 1, 2, 3, 4, 5]
const ROLLS: readonly Readonly<{ by: Cell; roll: (cube: Cube) => Cube }>[] = [
  { by: [-1, 0], roll: ([b, t, n, s, w, e]) => [n, s, t, b, w, e] },
  { by: [1, 0], roll: ([b, t, n, s, w, e]) => [s, n, b, t, w, e] },
  { by: [0, -1], roll: ([b, t, n, s, w, e]) => [w, e, n, s, t, b] },
  { by: [0, 1], roll: ([b, t, n, s, w, e]) => [e, w, n, s, b, t] },
]

/** The cube rolled over all cells from the first one: how it lies on each, in their order. */
function rolled(cells: readonly Cell[]): readonly Cube[] {
  const lies = new Map<string, Cube>([[String(cells[0]), START]])
  const open = cells.slice(0, 1)
  for (const [row, column] of open)
    for (const { by, roll } of ROLLS) {
      const next = cells.find((cell) => cell[0] === row + by[0] && cell[1] === column + by[1])
      const cube = lies.get(String([row, column]))
      if (next === undefined || cube === undefined || lies.has(String(next))) continue
      lies.set(String(next), roll(cube))
      open.push(next)
    }
  return cells.flatMap((cell) => {
    const cube = lies.get(String(cell))
    return cube === undefined ? [] : [cube]
  })
}

const isNet = (cells: readonly Cell[]): boolean => new Set(rolled(cells).map(([bottom]) => bottom)).size === 6

/** Where the dotted line takes a square of a grid of six by six. */
function imageOf(alt: string, [row, column]: Cell): string {
  if (alt.includes('top')) return String([row, 7 - column])
  return alt.includes('left side') ? String([7 - row, column]) : String([column, row])
}

const numbers = (text: string): readonly number[] => text.split(', ').map(Number)

export const netChecks = {
  'M197:1': (_givens, _answers, { picture, parts }) => {
    const figures = [...(picture?.alt ?? '').matchAll(/(Figure [A-D]): ([^.]+)/g)]
    const right = figures.filter(([, , text = '']) => isNet(cellsIn(text))).map(([, name]) => name)
    return figures.length === 4 && right.length === 1 && right[0] === parts[0]?.answer.text
  },
  'M198:1': (_givens, _answers, { picture, parts }) => {
    const faces = [...(picture?.alt ?? '').matchAll(/([P-U]) in (row \d place \d)/g)]
    const cubes = rolled(faces.flatMap(([, , text = '']) => cellsIn(text)))
    const asked = /opposite Face ([P-U])/.exec(parts[0]?.ask ?? '')?.[1]
    const top = cubes[faces.findIndex(([, name]) => name === asked)]?.[1]
    const found = faces.filter((_, i) => cubes[i]?.[0] === top).map(([, name]) => `Face ${name}`)
    return faces.length === 6 && found.length === 1 && found[0] === parts[0]?.answer.text
  },
  'M199:2': ({ whole, b, h }, [answer]) => {
    // Filled with unit cubes, layer by layer.
    let cubes = 0
    for (let layer = 0; layer < h; layer += 1) for (let row = 0; row < b; row += 1) cubes += whole - h - h
    return cubes === answer
  },
  'M200:1': (_givens, [answer], { picture }) => {
    const [grid = '', shaded = ''] = (picture?.alt ?? '').split('Shaded are ')
    const cells = cellsIn(shaded)
    const all = new Set([...cells.map(String), ...cells.map((cell) => imageOf(grid, cell))])
    return all.size - cells.length === answer
  },
  'M201:1': (_givens, _answers, { picture, parts }) => {
    const alt = picture?.alt ?? ''
    const [back = [], front = []] = (/columns have ([\d,; ]+) cubes/.exec(alt)?.[1] ?? '').split('; ').map(numbers)
    const seen = parts[0]?.ask.includes('the front')
      ? back.map((n, x) => Math.max(n, front[x] ?? 0))
      : [Math.max(...front), Math.max(...back)]
    const views = [...alt.matchAll(/(Figure [A-D]) is ([\d, ]+) squares high/g)]
    const right = views.filter(([, , text = '']) => String(numbers(text)) === String(seen)).map(([, name]) => name)
    return views.length === 4 && right.length === 1 && right[0] === parts[0]?.answer.text
  },
} satisfies SomeChecksOf<typeof families>
