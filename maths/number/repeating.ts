/** Family M71: shapes that repeat in a row. */
import type { Draw, Picture } from '#families/family.ts'
import { circle, drawing, label, millimetres, type Point, polygon, rectangle } from '#families/kit/drawing.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { count, words } from '#families/kit/quantity.ts'
import { wrong } from './wrong.ts'

const SHAPES = ['circle', 'square', 'star', 'triangle'] as const

type Shape = (typeof SHAPES)[number]

/** The groups that repeat: none begins to repeat within itself. */
const GROUPS: readonly [readonly Shape[], ...(readonly Shape[])[]] = [
  ['circle', 'square', 'triangle', 'triangle', 'star'],
  ['square', 'circle', 'circle', 'triangle', 'star', 'triangle'],
  ['triangle', 'star', 'circle', 'square', 'circle'],
  ['star', 'star', 'circle', 'triangle', 'square', 'circle'],
  ['circle', 'triangle', 'square', 'circle', 'star', 'star', 'square'],
]

const [RADIUS, APART] = [11, 32]

function drawn(shape: Shape, [x, y]: Point): string {
  const around = (turn: number, far: number): Point => [x + far * Math.sin(turn), y - far * Math.cos(turn)]
  if (shape === 'circle') return circle([x, y], RADIUS)
  if (shape === 'square') return rectangle(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS, '#bbb')
  if (shape === 'triangle')
    return polygon([
      [x, y - RADIUS],
      [x + RADIUS, y + RADIUS],
      [x - RADIUS, y + RADIUS],
    ])
  return polygon(
    Array.from({ length: 10 }, (_, i) => around((i * Math.PI) / 5, i % 2 === 0 ? RADIUS + 2 : RADIUS / 2)),
    '#000',
  )
}

/** The group twice and the first two shapes of the third. */
function row(group: readonly Shape[]): Picture {
  const shown = [...group, ...group, ...group.slice(0, 2)]
  const width = shown.length * APART + 20
  const body = shown.map((shape, i) => drawn(shape, [RADIUS + i * APART, RADIUS + 2]))
  return {
    svg: drawing(width, 2 * RADIUS + 4, ...body, label([shown.length * APART + 8, RADIUS + 2], '…')),
    alt: `A row of shapes: ${shown.join(', ')} and so on`,
    width: millimetres(width),
  }
}

/** '57th' */
function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

const ROWS = [
  'Beads are threaded on a string in a pattern that repeats.',
  'Shapes are painted along the wall of a void deck in a pattern that repeats.',
  'Stickers are pasted round a notice board in a pattern that repeats.',
] as const

const THINGS = { [ROWS[0]]: 'bead', [ROWS[1]]: 'shape', [ROWS[2]]: 'sticker' } as const

/** The shape at a place far along the row. */
function shapeAt(draw: Draw) {
  const [group, story, n] = [draw.pick(GROUPS), draw.pick(ROWS), draw.int(38, 199)]
  const [size, rest] = [group.length, n % group.length]
  const key = group[(n - 1) % size] ?? 'circle'
  const places = (shape: Shape): string =>
    Array.from({ length: 2 * size }, (_, i) => i)
      .filter((i) => group[i % size] === shape)
      .map((i) => i + 1)
      .join(', ')
  const thing = THINGS[story]
  return single(
    1,
    `${story} The first ${2 * size + 2} are shown. Which shape is the ${ordinal(n)} ${thing}?`,
    words(SHAPES.indexOf(key) + 1, key),
    [
      rest === 0
        ? `The group of ${size} repeats. ${n} ÷ ${size} = ${n / size} without a remainder: the last of the group, a ${key} ✓`
        : `The group of ${size} repeats. ${n} ÷ ${size} = ${(n - rest) / size} remainder ${rest}: number ${rest} of the group, a ${key} ✓`,
    ],
    {
      givens: { n },
      picture: row(group),
      slips: SHAPES.filter((shape) => shape !== key).map((shape) =>
        slip(
          words(SHAPES.indexOf(shape) + 1, shape),
          `A ${shape} stands at the places ${places(shape)} and so on. After every ${size} places it comes again: is place ${n} one of them?`,
        ),
      ),
    },
  )
}

/** How many of one shape there are in the first so many. */
function shapesIn(draw: Draw) {
  const [group, story, n] = [draw.pick(GROUPS), draw.pick(ROWS), draw.int(47, 149)]
  const [size, rest] = [group.length, n % group.length]
  const full = (n - rest) / size
  const shape = draw.pick(SHAPES)
  const each = group.filter((one) => one === shape).length
  const more = group.slice(0, rest).filter((one) => one === shape).length
  const key = full * each + more
  if (each < 2 || rest < 2 || more === 0) return null
  const thing = `${THINGS[story]}s`
  return single(
    2,
    `${story} The first ${2 * size + 2} are shown. How many ${shape}s are there among the first ${n} ${thing}?`,
    count(key),
    [
      `The group of ${size} repeats. ${n} ÷ ${size} = ${full} groups, remainder ${rest}; ${full} × ${each} = ${full * each} ✓`,
      `The ${rest} left over have ${more} ${shape}${more === 1 ? '' : 's'}: ${full * each} + ${more} = ${key} ✓`,
    ],
    {
      givens: { n },
      picture: row(group),
      slips: wrong(key, [
        [
          full * each,
          `You counted full groups only. After ${full} groups there are ${rest} ${thing} left: look at them one by one.`,
        ],
        [(full + 1) * each, `You counted one more full group. Only ${rest} of its ${size} ${thing} are there.`],
        [full * each + rest, `You counted all ${rest} ${thing} that are left over. How many of them are ${shape}s?`],
        [full + more, `You counted one ${shape} for each group. How many ${shape}s does a group have?`],
        [full, `You found the number of full groups. How many ${shape}s does each group have?`],
        [Math.round(n / 4), `You shared ${n} equally among the four shapes. They do not come equally often.`],
      ]),
    },
  )
}

export const repeating = family(
  'M71',
  'Repeating pattern',
  'number-patterns',
  { marks: 1, choice: true, level: 1, calculator: false, make: shapeAt },
  { marks: 2, choice: false, level: 2, calculator: false, make: shapesIn },
)
