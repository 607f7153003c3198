/** Problem M212: a queue at a stall, and who stands where in it. */
import type { Quantity } from '#families/family.ts'
import { bar, barModel, cell } from '#families/kit/bars.ts'
import { part, several, slip, slipsOf, withBars } from '#families/kit/problem.ts'
import { count, fraction, measure } from '#families/kit/quantity.ts'
import { written } from './same-problem.ts'

const minutes = (value: number): Quantity => measure(value, 'min')

const people = part(
  2,
  'How many people were in the queue?',
  count(24),
  [
    '{7/12} + {3/8} = {14/24} + {9/24} = {23/24} ✓',
    withBars(
      'Priya herself is 1 − {23/24} = {1/24} of the queue, so there were 24 people ✓',
      barModel(
        [bar('queue', [cell(14, '14 units'), cell(1, '', 'shaded'), cell(9, '9 units')])],
        'in front of Priya, Priya = 1 unit, behind her',
      ),
    ),
  ],
  {
    slips: slipsOf(count, [
      [23, 'That is how many people were in front of Priya and behind her. She is in the queue as well.'],
      [25, 'You added Priya once more. She is one of the 24 parts already.'],
      [12, 'You took the denominator of the larger fraction. Add the two fractions: what is left is Priya.'],
      [20, 'You added the denominators. Write both fractions with the same denominator.'],
      [96, 'You multiplied the denominators. The rest of the queue is one person, Priya: find which fraction that is.'],
    ]),
  },
)

const front = part(
  1,
  'After how many minutes was Priya the first in the queue?',
  minutes(21),
  ['In front of her: {7/12} × 24 = 14 people; 14 ÷ 2 × 3 min = 21 min ✓'],
  {
    slips: slipsOf(minutes, [
      [42, 'You took 3 minutes for each person in front. Two people leave every 3 minutes.'],
      [14, 'That is how many people were in front of Priya.'],
      [7, 'That is how many times two people had to leave. Each time took 3 minutes.'],
      [24, 'You waited until Priya had left the queue, too.'],
    ]),
    follows: '7 * a / 12 / 2 * 3',
  },
)

const behind = part(
  2,
  'What fraction of the queue was behind her then? Give your answer in its simplest form.',
  fraction(16, 17),
  [
    'Behind her: {3/8} × 24 = 9 people, and 21 ÷ 3 = 7 joined: 9 + 7 = 16 ✓',
    'In the queue: 16 + 1 = 17 people; {16/17} were behind her ✓',
  ],
  {
    slips: [
      slip(fraction(9, 10), 'You left out the people who joined at the back while Priya waited.'),
      slip(fraction(2, 3), 'You divided by the number of people at the beginning. Most of them have left since.'),
      slip(fraction(3, 8), 'That was the fraction at the beginning. People have left and joined since.'),
      slip(fraction(23, 24), 'You let 2 people join every 3 minutes. One person joined.'),
      slip(fraction(30, 31), 'You let one person join every minute. One joined every 3 minutes.'),
      slip(fraction(15, 16), 'You counted the times one too few. People joined 7 times.'),
    ],
    follows: '(3 * a / 8 + b / 3) / (3 * a / 8 + b / 3 + 1)',
  },
)

export const queue = written(
  'M212',
  'A queue at a stall',
  'fraction-problems',
  several(
    'Some people stood in one queue at a satay stall. {7/12} of the queue was in front of Priya, and {3/8} of it was behind her. From then on, at the end of every 3 minutes, the 2 people at the front left with their satay and 1 person joined the queue at the back.',
    [people, front, behind],
    { givens: { minutes: 3, leave: 2, join: 1 } },
  ),
)
