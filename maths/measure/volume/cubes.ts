/** Family M181: solids built of equal cubes. */
import type { Draw, Picture } from '#families/family.ts'
import { type Point, polygon } from '#families/kit/drawing.ts'
import { family, single, slip } from '#families/kit/problem.ts'
import { cm3, spread } from '#families/kit/quantities.ts'
import { count } from '#families/kit/quantity.ts'
import { picture } from '#families/kit/shapes.ts'

/** How many cubes stand on each other, row by row from the back, each row from the left. No pile hides another. */
type Piles = readonly (readonly number[])[]

const EDGE = 30
const [RIGHT, DOWN] = [EDGE * 0.87, EDGE * 0.5]

/** Left and right faces and the top, as light falls from above. */
const FACES = ['#bdbdbd', '#e3e3e3', '#fff'] as const

/** The cubes from the back to the front, seen from above between the front and the right. */
function pilesPicture(piles: Piles, alt: string): Picture {
  const rows = piles.length
  const columns = piles[0]?.length ?? 0
  const tallest = Math.max(...piles.flat())
  const at = (x: number, y: number, z: number): Point => [(x - y + rows) * RIGHT, (x + y) * DOWN + (tallest - z) * EDGE]
  const body = piles.flatMap((row, y) =>
    row.flatMap((height, x) =>
      Array.from({ length: height }, (_, z) => [
        polygon([at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)], FACES[0]),
        polygon([at(x + 1, y, z), at(x + 1, y + 1, z), at(x + 1, y + 1, z + 1), at(x + 1, y, z + 1)], FACES[1]),
        polygon([at(x, y, z + 1), at(x + 1, y, z + 1), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)], FACES[2]),
      ]).flat(),
    ),
  )
  const size = [(columns + rows) * RIGHT, (columns + rows) * DOWN + tallest * EDGE] as const
  return picture(size, [0, 0], alt, body)
}

/** Heights that never grow towards the front or the right. */
function pilesOf(draw: Draw): Piles {
  const [columns, rows, tallest] = [draw.int(2, 4), draw.int(2, 3), draw.int(2, 4)]
  const piles: number[][] = []
  for (let y = 0; y < rows; y += 1) {
    const row: number[] = []
    for (let x = 0; x < columns; x += 1) {
      const most = Math.min(row[x - 1] ?? tallest, piles[y - 1]?.[x] ?? tallest)
      row.push(x === 0 && y === 0 ? tallest : draw.int(0, most))
    }
    piles.push(row)
  }
  return piles
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What a figure of piles is about. */
type Solid = Readonly<{
  piles: Piles
  cubes: number
  tops: number
  box: readonly [number, number, number]
  alt: string
}>

function solidOf(draw: Draw): Solid | null {
  const piles = pilesOf(draw)
  const all = piles.flat()
  const cubes = sum(all)
  const box = [
    piles[0]?.filter((n) => n > 0).length ?? 0,
    piles.filter((row) => sum(row) > 0).length,
    Math.max(...all),
  ] as const
  // Neither a cuboid nor one single row.
  if (box[0] < 2 || box[1] < 2 || box[0] !== piles[0]?.length || box[1] !== piles.length) return null
  if (cubes === box[0] * box[1] * box[2] || cubes < 7 || cubes > 22) return null
  const rows = piles.map((row) => row.join(', ')).join('; ')
  const alt = `A solid of equal cubes that stand in piles; the numbers of cubes in the piles, row by row from the back, each row from the left: ${rows}`
  return { piles, cubes, tops: all.filter((n) => n > 0).length, box, alt }
}

/** Cubes of which no face is to be seen from the front, the right or above. */
function hiddenCubes(piles: Piles): number {
  const height = (x: number, y: number): number => piles[y]?.[x] ?? 0
  return sum(
    piles.flatMap((row, y) => row.map((n, x) => Math.min(n, height(x + 1, y), height(x, y + 1), Math.max(0, n - 1)))),
  )
}

function volumeOfPiles(draw: Draw) {
  const solid = solidOf(draw)
  if (solid === null) return null
  const { piles, cubes, tops, box, alt } = solid
  const hidden = hiddenCubes(piles)
  const answer = cm3(cubes)
  const slips = spread(draw, answer, [
    ...(hidden > 0
      ? [slip(cm3(cubes - hidden), 'You counted the cubes that can be seen. Some stand hidden under or behind others.')]
      : []),
    slip(cm3(tops), 'You counted the squares seen from above. Some piles have more than one cube.'),
    slip(cm3(cubes - 1), 'You missed one cube. Count pile by pile: how many cubes stand in each?'),
    slip(cm3(cubes - 2), 'You missed two cubes. Count pile by pile from the back.'),
    slip(cm3(cubes + 1), 'You counted one cube too many. Count pile by pile from the back.'),
    slip(cm3(cubes + 2), 'You counted two cubes too many. Count pile by pile from the back.'),
    slip(
      cm3(box[0] * box[1] * box[2]),
      `You took a whole cuboid of ${box.join(' by ')}. Some of its cubes are missing.`,
    ),
  ])
  if (slips === null) return null
  const layers = Array.from({ length: box[2] }, (_, z) => piles.flat().filter((n) => n > z).length)
  return single(
    1,
    'The solid is made up of cubes with edges of 1 cm. No cube is missing below another cube. Find the volume of the solid.',
    answer,
    [`Cubes in the layers from below: ${layers.join(' + ')} = ${cubes}; volume ${cubes} cm³ ✓`],
    { givens: {}, slips, picture: pilesPicture(piles, alt) },
  )
}

function moreCubes(draw: Draw) {
  const solid = solidOf(draw)
  if (solid === null) return null
  const { piles, cubes, box, alt } = solid
  const [kind, most] = [draw.pick(['cube', 'cuboid']), Math.max(...box)]
  const whole = kind === 'cube' ? most ** 3 : box[0] * box[1] * box[2]
  const more = whole - cubes
  if (more < 3) return null
  const sides = kind === 'cube' ? [most, most, most] : box
  return single(
    2,
    `The solid is made up of equal cubes. At least how many *more* cubes are needed to make it a ${kind === 'cube' ? 'large cube' : 'cuboid'}? The cubes that are there stay in their places.`,
    count(more),
    [
      `Smallest ${kind}: ${sides.join(' × ')} = ${whole} cubes ✓`,
      `In the solid: ${cubes} cubes; ${whole} − ${cubes} = ${more} ✓`,
    ],
    {
      givens: {},
      slips: [
        slip(count(whole), 'You found how many cubes there are in the end. Many of them are there already.'),
        slip(count(cubes), 'You counted the cubes of the solid. The question asks how many are still needed.'),
        slip(
          count(whole - cubes + hiddenCubes(piles)),
          'You counted only the cubes of the solid that can be seen. Some are hidden.',
        ),
        ...(kind === 'cube'
          ? [
              slip(
                count(box[0] * box[1] * box[2] - cubes),
                'You filled it up to a cuboid. All edges of a cube are equal.',
              ),
            ]
          : [slip(count(most ** 3 - cubes), 'You filled it up to a cube. A cuboid needs fewer cubes.')]),
        slip(count(more + 1), 'You are one cube out. Count the cubes of the solid layer by layer.'),
      ].filter(({ value }) => value > 0 && value !== more),
      picture: pilesPicture(piles, alt),
    },
  )
}

export const cubeSolids = family(
  'M181',
  'Solids made of cubes',
  'volume',
  { marks: 1, choice: true, level: 1, calculator: false, make: volumeOfPiles },
  { marks: 2, choice: false, level: 2, calculator: false, make: moreCubes },
)
