/** Problem M213: photos in rows that share their pins. */
import type { Picture } from '#families/family.ts'
import { circle, drawing, millimetres, rectangle } from '#families/kit/drawing.ts'
import { part, several, slipsOf } from '#families/kit/problem.ts'
import { count } from '#families/kit/quantity.ts'
import { written } from './same-problem.ts'

const [ROWS, PHOTOS] = [2, 3] as const
const [WIDE, HIGH, OVERLAP, INSIDE] = [80, 60, 10, 16] as const

/** Two rows of three photos, which overlap at their edges, with a pin where corners meet. */
function board(): Picture {
  const [across, down] = [WIDE - OVERLAP, HIGH - OVERLAP]
  const each = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
  const photos = each(ROWS).flatMap((row) =>
    each(PHOTOS).flatMap((photo) => [
      rectangle(photo * across, row * down, WIDE, HIGH, '#fff'),
      rectangle(photo * across + INSIDE, row * down + INSIDE, WIDE - 2 * INSIDE, HIGH - 2 * INSIDE, '#d8d8d8'),
    ]),
  )
  const pins = each(ROWS + 1).flatMap((row) =>
    each(PHOTOS + 1).map((pin) => circle([pin * across + OVERLAP / 2, row * down + OVERLAP / 2], 3.5, '#000')),
  )
  const [width, height] = [PHOTOS * across + OVERLAP, ROWS * down + OVERLAP]
  return {
    svg: drawing(width, height, ...photos, ...pins),
    alt: 'Two rows of three photos. Photos that are side by side or one above the other overlap at their edges. There is a pin at each corner, one for all photos that meet there.',
    width: millimetres(width),
  }
}

const pinned = part(1, 'How many pins does she need for 4 rows of 9 photos?', count(50), ['(4 + 1) × (9 + 1) = 50 ✓'], {
  slips: slipsOf(count, [
    [36, 'That is how many photos there are. In each direction there is one pin more.'],
    [40, 'You added one pin in each row. There is one row of pins more as well.'],
    [45, 'You added one row of pins. In each row there is one pin more as well.'],
    [144, 'You gave each photo its own four pins. Photos that meet share a pin.'],
    [37, 'You added one pin to the number of photos. There is one more in each row and one row more.'],
  ]),
})

const fewest = part(
  2,
  'She wants to put up 60 photos. What is the smallest number of pins that she can use?',
  count(77),
  [
    '60 = 1 × 60 = 2 × 30 = 3 × 20 = 4 × 15 = 5 × 12 = 6 × 10; pins: 122, 93, 84, 80, 78, 77 ✓',
    'The smallest number is (6 + 1) × (10 + 1) = 77 ✓',
  ],
  {
    slips: slipsOf(count, [
      [78, 'You put up 5 rows of 12. Try the other pair of factors that are near to each other.'],
      [80, 'You put up 4 rows of 15. Factors that are nearer to each other need fewer pins.'],
      [122, 'You put up one row of 60. Several rows share pins.'],
      [66, 'You added one pin in each row. There is one row of pins more as well.'],
      [60, 'You took one pin for each photo. There are more pins than photos.'],
      [240, 'You gave each photo its own four pins. Photos that meet share a pin.'],
    ]),
  },
)

const most = part(
  2,
  'Another time she uses exactly 84 pins. What is the largest number of photos that she can put up?',
  count(66),
  [
    '84 = 2 × 42 = 3 × 28 = 4 × 21 = 6 × 14 = 7 × 12; photos, one less in each direction: 41, 54, 60, 65, 66 ✓',
    'The largest number is (7 − 1) × (12 − 1) = 66 ✓',
  ],
  {
    slips: slipsOf(count, [
      [65, 'You took 6 × 14 pins. Another pair of factors is nearer to each other.'],
      [60, 'You took 4 × 21 pins. Factors that are nearer to each other hold more photos.'],
      [41, 'You took 2 × 42 pins. One row holds the fewest photos.'],
      [84, 'You took as many photos as pins. In each direction there is one photo less.'],
      [21, 'You gave each photo its own four pins. Photos that meet share a pin.'],
      [104, 'You added one in each direction. There are fewer photos than pins.'],
    ]),
  },
)

export const pins = written(
  'M213',
  'Photos that share their pins',
  'factors-and-multiples',
  several(
    'Mrs Tan puts photos of the same size on a board, in equal rows. Photos that are next to each other overlap at their edges, so that one pin holds all the corners that meet. The figure shows 2 rows of 3 photos, which need 12 pins.',
    [pinned, fewest, most],
    { givens: { rows: 4, photos: 9, wanted: 60, pins: 84 }, picture: board() },
  ),
)
