/** Problem M211: stools on one another, on a trolley, through a door. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell, unitCells } from '#families/kit/bars.ts'
import { part, several, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, measure } from '#families/kit/quantity.ts'
import { written } from './same-problem.ts'

const cm = (value: number): Quantity => measure(value, 'cm')

const height = part(
  2,
  'How high is one stool?',
  cm(49),
  [
    withBars(
      '4 stools more: 105 cm − 77 cm = 28 cm; each adds 28 cm ÷ 4 = 7 cm ✓',
      barModel(
        [
          bar('5 stools', [cell(3, '?'), ...unitCells(4)], '77 cm'),
          bar('9 stools', [cell(3, '?'), ...unitCells(4), ...unitCells(4, '', 'shaded')], '105 cm'),
        ],
        '4 stools more = 28 cm',
      ),
    ),
    '77 cm − 4 × 7 cm = 49 cm ✓',
  ],
  {
    slips: slipsOf(
      cm,
      [
        [15.4, 'You shared 77 cm by 5. Only the lowest stool stands there with its whole height.'],
        [42, 'You took 7 cm away for every stool of a stack. The lowest one is not on top of another.'],
        [28, 'That is how much higher 4 stools more make the stack.'],
        [7, 'That is how much one stool more adds. The question asks for a stool that stands alone.'],
        [56, 'You took 7 cm away three times. On the lowest of 5 stools there are 4 more.'],
      ],
      () => true,
    ),
  },
)

const stack = part(
  2,
  'The stools are moved on a trolley. Its platform is 18 cm above the floor, and the door is 2.1 m high. What is the greatest number of stools in a stack that passes through the door?',
  count(21),
  [
    'Room for a stack: 210 cm − 18 cm = 192 cm ✓',
    '(192 cm − 49 cm) ÷ 7 cm = 20 remainder 3 cm; 20 stools on the lowest one: 20 + 1 = 21 ✓',
  ],
  {
    slips: slipsOf(count, [
      [20, 'You counted the stools on top of the lowest one. The lowest is a stool as well.'],
      [24, 'You left out the trolley. Its platform is 18 cm above the floor.'],
      [27, 'You divided all of the 192 cm by 7 cm. The lowest stool takes up its whole height.'],
      [22, 'With the remainder of 3 cm there is no room for one stool more.'],
      [3, 'You gave each stool its whole height. On a stack a stool adds less than that.'],
    ]),
  },
)

const trips = part(
  1,
  'The trolley takes two such stacks at a time. How many trips are needed to move 300 stools?',
  count(8),
  ['2 × 21 = 42; 300 ÷ 42 = 7 remainder 6, so 7 + 1 = 8 trips ✓'],
  {
    slips: slipsOf(count, [
      [7, '7 trips move 294 stools. The stools that are left need a trip, too.'],
      [15, 'You took one stack at a time. The trolley takes two.'],
      [14, 'You took one stack at a time. The trolley takes two.'],
    ]),
  },
)

export const stools = written(
  'M211',
  'Stools on one another',
  'whole-number-problems',
  several(
    'At a community club, stools of the same kind are stacked on one another. A stack of 5 stools is 77 cm high, and a stack of 9 stools is 105 cm high.',
    [height, stack, trips],
    { givens: { few: 5, low: 77, many: 9, high: 105, platform: 18, door: 2.1, stools: 300 } },
  ),
)
