/** Family M75: posts round a rectangle, its length and what it all costs. */
import type { Draw, Part, Picture, Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { circle, dimension, drawing, label, millimetres, type Point, rectangle } from '#families/kit/drawing.ts'
import { family, part, several, withBars } from '#families/kit/problem.ts'
import { dollars, measure, money } from '#families/kit/quantity.ts'
import { wrong } from './wrong.ts'

/** The ground with posts at its corners and the first posts of one side; the others are not drawn. */
function ground(long: number, wide: number, gap: number, posts: string): Picture {
  const scale = 340 / long
  const [width, height, top] = [long * scale, Math.max(wide * scale, 70), 40]
  const along = Math.max(gap * scale, 44)
  const corners: readonly Point[] = [
    [0, top],
    [width, top],
    [0, top + height],
    [width, top + height],
  ]
  const spots: readonly Point[] = [...corners, [along, top], [2 * along, top]]
  return {
    svg: drawing(
      width + 10,
      top + height + 34,
      rectangle(0, top, width, height),
      ...spots.map((spot) => circle(spot, 4.5, '#000')),
      dimension([0, top - 32], [along, top - 32], `${gap} m`),
      label([width / 2, top + height / 2], 'not drawn to scale'),
      label([width / 2, top + height + 20], 'length'),
    ),
    alt: `A rectangle with ${posts} at its four corners. Two more stand on its upper side, ${gap} m and another ${gap} m from the corner; the others are not drawn`,
    width: millimetres(width + 10),
  }
}

const GROUNDS = [
  ['garden', 'A rectangular community garden', 'posts', 'post', 'A fence', 'fence'],
  ['court', 'A rectangular futsal court', 'poles', 'pole', 'A net', 'net'],
  [
    'courtyard',
    'A rectangular school courtyard',
    'flagpoles',
    'flagpole',
    'A string of small flags',
    'string of flags',
  ],
] as const

const metres = (value: number): Quantity => measure(value, 'm')

/** The numbers of M75; the rectangle is `x` by `y` gaps. */
type Ground = Readonly<{ names: (typeof GROUNDS)[number]; gap: number; x: number; y: number }>

function perimeterPart({ names: [name, , posts, post], gap, x, y }: Ground): Part {
  const number = 2 * (x + y)
  const round = number * gap
  return part(
    1,
    `What is the perimeter of the ${name}?`,
    metres(round),
    [`Round a closed figure there are as many gaps as ${posts}: ${number} × ${gap} m = ${round} m ✓`],
    {
      slips: wrong(
        round,
        [
          [
            round - gap,
            `You took one gap fewer than there are ${posts}, as on a straight road. Here the last gap leads back to the first ${post}.`,
          ],
          [
            round - 4 * gap,
            `You left out four gaps for the corners. Draw a small rectangle and count its ${posts} and gaps.`,
          ],
          [
            round + 4 * gap,
            `You counted the corners twice. A ${post} at a corner belongs to two sides, but it is one ${post}.`,
          ],
          [number + gap, `You added ${number} and ${gap}. Each of the gaps is ${gap} m long.`],
        ],
        metres,
      ),
    },
  )
}

function lengthPart({ names: [name], gap, x, y }: Ground): Part {
  const [wide, long] = [gap * x, gap * y]
  const [round, more] = [2 * (wide + long), long - wide]
  return part(
    2,
    `What is the length of the ${name}?`,
    metres(long),
    [
      withBars(
        `Length + width = ${round} m ÷ 2 = ${round / 2} m ✓`,
        barModel(
          [bar('length', [cell(wide, ''), cell(more, `${more} m`, 'shaded')]), bar('width', [cell(wide, '')])],
          `both together ${round / 2} m`,
        ),
      ),
      withBars(
        `Twice the length: ${round / 2} m + ${more} m = ${2 * long} m; ${2 * long} m ÷ 2 = ${long} m ✓`,
        barModel(
          [bar('length', [cell(long, '?')]), bar('width', [cell(wide, ''), cell(more, `+ ${more} m`, 'shaded')])],
          `both together ${2 * long} m`,
        ),
      ),
    ],
    {
      slips: wrong(
        long,
        [
          [wide, `You found the width. The length is ${more} m more.`],
          [(round + more) / 2, `You used the whole perimeter. Length and width together are only part of it.`],
          [
            round / 4 + more,
            `You added ${more} m to a quarter of the perimeter. Test it: with a width ${more} m less, is the perimeter right?`,
          ],
          [round / 2, `You found the length and the width together. How much of it is the length?`],
          [
            round / 2 - more,
            `You took ${more} m from the length and the width together. What is left is not the length.`,
          ],
          [2 * long, `You found the length twice. The length itself is asked for.`],
        ],
        metres,
      ),
      follows: `(a / 2 + ${more}) / 2`,
    },
  )
}

type Prices = Readonly<{ metre: number; each: number }>

function costPart({ names: [, , posts, post, fence, kept], gap, x, y }: Ground, { metre, each }: Prices): Part {
  const number = 2 * (x + y)
  const round = number * gap
  const cost = round * metre + number * each
  return part(
    2,
    `${fence} joins all the ${posts} along the four sides. The ${kept} costs ${dollars(metre)} a metre and each ${post} costs ${dollars(each)}. How much do the ${kept} and the ${posts} cost altogether?`,
    money(cost),
    [
      `${round} × ${dollars(metre)} = ${dollars(round * metre)}; ${number} × ${dollars(each)} = ${dollars(number * each)} ✓`,
      `${dollars(round * metre)} + ${dollars(number * each)} = ${dollars(cost)} ✓`,
    ],
    {
      slips: wrong(
        cost,
        [
          [round * metre, `You paid for the ${kept} only. The ${number} ${posts} cost money too.`],
          [number * each, `You paid for the ${posts} only. The ${kept} costs money too.`],
          [
            round * each + number * metre,
            `You swapped the prices: ${dollars(metre)} is for a metre, ${dollars(each)} for one ${post}.`,
          ],
          [number * (metre + each), `You paid for one metre a ${post}. The ${posts} are ${gap} m apart.`],
          [(round / 2) * metre + number * each, `You paid for half of the ${kept}. It goes along all four sides.`],
        ],
        money,
      ),
      follows: `a * ${metre} + ${number * each}`,
    },
  )
}

function fenced(draw: Draw) {
  const names = draw.pick(GROUNDS)
  const [gap, x, y] = [draw.int(2, 5), draw.int(4, 12), draw.int(7, 20)]
  const [metre, each] = [draw.int(6, 18), draw.int(15, 45)]
  const [wide, long, number] = [gap * x, gap * y, 2 * (x + y)]
  const [, place, posts, post] = names
  if (y - x < 2 || long > 75 || wide < 12 || long > 2.5 * wide) return null
  const all: Ground = { names, gap, x, y }
  return several(
    `${place} has ${number} ${posts} along its four sides. They are ${gap} m apart, with one ${post} at each corner. The length is ${long - wide} m more than the width.`,
    [perimeterPart(all), lengthPart(all), costPart(all, { metre, each })],
    { givens: { number, gap, more: long - wide, metre, each }, picture: ground(long, wide, gap, posts) },
  )
}

export const posts = family('M75', 'Posts round a rectangle', 'whole-number-problems', {
  marks: 5,
  choice: false,
  level: 3,
  calculator: true,
  make: fenced,
})
