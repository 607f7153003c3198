/** Problem M215: a block of cake, covered on top and at its sides, cut into cubes. */
import type { Picture } from '#families/family.ts'
import { polygon } from '#families/kit/drawing.ts'
import { part, several, slip, slipsOf } from '#families/kit/problem.ts'
import { count, fraction } from '#families/kit/quantity.ts'
import { cornerOf, edgeLabels, fitted, picture, type Solid } from '#families/kit/shapes.ts'
import { written } from './same-problem.ts'

/** The three faces that are seen. */
function block(): Picture {
  const size = fitted([24, 16, 8], [230, 130])
  const solid: Solid = { left: 0, bottom: size.height + size.depth * 0.45, ...size }
  const at = (x: number, y: number, back: boolean) => cornerOf(solid, x, y, back)
  const { width, height, depth } = solid
  const faces = [
    polygon([at(0, 0, false), at(width, 0, false), at(width, height, false), at(0, height, false)], '#e3e3e3'),
    polygon([at(0, height, false), at(width, height, false), at(width, height, true), at(0, height, true)], '#e3e3e3'),
    polygon([at(width, 0, false), at(width, 0, true), at(width, height, true), at(width, height, false)], '#e3e3e3'),
  ]
  return picture(
    [width + depth * 0.6 + 52, solid.bottom + 24],
    [0, 0],
    'A cuboid, 24 cm long, 16 cm wide and 8 cm high.',
    [...faces, edgeLabels(solid, ['24 cm', '16 cm', '8 cm'])],
  )
}

const cubes = part(1, 'How many cubes are there?', count(48), ['24 ÷ 4 = 6, 16 ÷ 4 = 4, 8 ÷ 4 = 2; 6 × 4 × 2 = 48 ✓'], {
  slips: slipsOf(count, [
    [24, 'That is one layer. The block is two layers high.'],
    [768, 'You divided the volume by 4. The volume of a cube is 4 × 4 × 4 cubic centimetres.'],
    [192, 'You divided the volume by 4 × 4. A cube has three edges of 4 cm.'],
    [12, 'You added the numbers of cubes along the edges. Multiply them.'],
  ]),
})

const twoFaces = part(
  2,
  'How many of the cubes have chocolate on exactly two faces?',
  count(16),
  [
    'Upper layer: at the edges, but not in the corners, 2 × (6 − 2) + 2 × (4 − 2) = 12 cubes ✓',
    'Lower layer: the 4 cubes in the corners; 12 + 4 = 16 ✓',
  ],
  {
    slips: slipsOf(count, [
      [12, 'You left out the lower layer. Its cubes in the corners have chocolate on two sides.'],
      [24, 'You took the bottom as covered, too. It has no chocolate.'],
      [20, 'You counted the upper corners as well. They have chocolate on three faces.'],
      [4, 'You left out the upper layer. The cubes along its edges have chocolate on top and on one side.'],
    ]),
  },
)

const bare = part(
  2,
  'What fraction of the cubes have no chocolate? Give your answer in its simplest form.',
  fraction(8, 48),
  ['Lower layer, inside: (6 − 2) × (4 − 2) = 8 cubes ✓', '{8/48} = {1/6} ✓'],
  {
    slips: [
      slip(fraction(24, 48), 'You took the whole lower layer. Its outer cubes have chocolate on their sides.'),
      slip(fraction(15, 48), 'You took away one row of cubes in each direction. There is one at both ends.'),
      slip(fraction(16, 48), 'The upper cubes have chocolate on top, and the fraction is of the cubes of both layers.'),
      slip(fraction(40, 48), 'That is the fraction with chocolate.'),
    ],
    follows: '8 / a',
  },
)

export const cake = written(
  'M215',
  'A block of cake in cubes',
  'volume',
  several(
    'A block of cake is a cuboid 24 cm long, 16 cm wide and 8 cm high. Its top and its four sides are covered with chocolate, but its bottom is not. The block is cut into cubes of edge 4 cm.',
    [cubes, twoFaces, bare],
    { givens: { length: 24, width: 16, height: 8, edge: 4 }, picture: block() },
  ),
)
