/** Family M201: which figure is the view of stacked cubes. */
import type { Picture } from '#families/family.ts'
import { drawing, label, millimetres, rectangle } from '#families/kit/drawing.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { words } from '#families/kit/quantity.ts'
import { NAMES } from './cells.ts'
import { describe, type Stack, stackBody, steps } from './stack.ts'

const CELL = 20
const SPACE = 96

/** The heights of its columns, from the left. */
type View = readonly number[]

function viewPicture(stack: Stack, views: readonly View[]): Picture {
  const { body, height } = stackBody(stack)
  const top = height + 24
  const ground = top + 4 * CELL
  const figures = views.flatMap((view, i) => {
    const middle = (i + 0.5) * SPACE
    const left = middle - (view.length * CELL) / 2
    const squares = view.flatMap((n, x) =>
      Array.from({ length: n }, (_, z) => rectangle(left + x * CELL, ground - (z + 1) * CELL, CELL, CELL)),
    )
    return [...squares, label([middle, ground + 18], `Figure ${NAMES[i]}`)]
  })
  const width = 4 * SPACE
  const alt = `${describe(stack)} Four views of squares; ${views.map((view, i) => `Figure ${NAMES[i]} is ${view.join(', ')} squares high`).join('; ')}.`
  return { svg: drawing(width, ground + 28, body, ...figures), alt, width: millimetres(width) }
}

const whichView = family('M201', 'Which figure is the view', 'solids-and-nets', {
  marks: 1,
  choice: true,
  level: 2,
  calculator: false,
  make: (draw) => {
    const stack = steps(draw)
    const [back = [], front = []] = stack
    const fromFront = back.map((n, x) => Math.max(n, front[x] ?? 0))
    // From the right, the front row stands on the left.
    const fromRight = [front, back].map((row) => Math.max(...row))
    const side = draw.pick(['the front', 'the right side'])
    const key: View = side === 'the front' ? fromFront : fromRight
    const other: View = side === 'the front' ? fromRight : fromFront
    const found: readonly (readonly [View, string])[] = [
      [other, `That is the view from ${side === 'the front' ? 'the right side' : 'the front'}.`],
      [key.toReversed(), 'Left and right are exchanged in it.'],
      [
        side === 'the front' ? front : [front.length, back.length],
        side === 'the front'
          ? 'That is the front row alone. Taller columns behind it are seen, too.'
          : 'That is the view from the top.',
      ],
      [key.map((n, x) => (x === 0 ? n + 1 : n)), 'Its first column is too tall.'],
      [key.map((n, x) => (x === key.length - 1 ? n + 1 : n)), 'Its last column is too tall.'],
    ]
    const seen = new Set([key.join()])
    const wrong = found.filter(([view]) => {
      const isNew = !seen.has(view.join()) && Math.min(...view) > 0 && Math.max(...view) < 5
      seen.add(view.join())
      return isNew
    })
    if (wrong.length < 3 || (front[0] ?? 0) === 0) return null
    const place = draw.int(0, 3)
    const three = wrong.slice(0, 3)
    const views = [...three.slice(0, place), [key] as const, ...three.slice(place)].map(([view]) => view)
    const names = NAMES.filter((_, i) => i !== place)
    return single(
      1,
      `The solid is built of unit cubes and has two rows. Which figure is the view from ${side}?`,
      words(place + 1, `Figure ${NAMES[place]}`),
      [
        `From ${side}, the tallest stack of each column is seen; from left to right they have ${key.join(', ')} cubes ✓`,
      ],
      {
        givens: {},
        picture: viewPicture(stack, views),
        slips: three.map(([, why], i) => slip(words(NAMES.indexOf(names[i] ?? 'A') + 1, `Figure ${names[i]}`), why)),
      },
    )
  },
})

export const whichViews = [whichView]
