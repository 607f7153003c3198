/** Problem M214: five different scores, of which some are told. */
import { part, several, slipsOf } from '#families/kit/problem.ts'
import { count } from '#families/kit/quantity.ts'
import { written } from './same-problem.ts'

const total = part(1, 'What was his total score?', count(70), ['5 × 14 = 70 ✓'], {
  slips: slipsOf(count, [
    [75, 'You multiplied the score in the middle by 5. The total comes from the average.'],
    [56, 'You multiplied 14 by 4. He played 5 rounds.'],
    [90, 'You multiplied the highest score by 5. The total comes from the average.'],
  ]),
})

const least = part(
  2,
  'What is the smallest possible value of his lowest score?',
  count(6),
  [
    'The other three are 16 or 17, and two below 15. With 17 the two lowest make 70 − 18 − 17 − 15 = 20 ✓',
    'The larger of these two is at most 14: 20 − 14 = 6 ✓',
  ],
  {
    slips: slipsOf(count, [
      [7, 'You took 16 as the second highest score. It can be higher.'],
      [5, 'You took 15 or 18 twice. The five scores are different.'],
      [9, 'You took the two lowest scores near to each other. One of them may be much lower.'],
      [20, 'That is what the two lowest scores make together.'],
    ]),
    follows: 'a - 64',
  },
)

const greatest = part(
  2,
  'What is the greatest possible value of his lowest score?',
  count(10),
  [
    'With 16 as the second highest the two lowest make 70 − 18 − 16 − 15 = 21 ✓',
    '21 = 10 + 11, and with other numbers the lower one is smaller: 10 ✓',
  ],
  {
    slips: slipsOf(count, [
      [9, 'You took 17 as the second highest score. It can be lower.'],
      [11, 'You took a lowest score that is not the lowest: the other one would be 10.'],
      [21, 'That is what the two lowest scores make together.'],
      [13, 'You took the numbers next below 15. All five scores must make the total.'],
      [7, 'You took 14 as the other low score. It can be lower.'],
    ]),
  },
)

export const scores = written(
  'M214',
  'Five scores',
  'average',
  several(
    'Kumar played 5 rounds of a game. His score was a different whole number in each round. His average score was 14. His highest score was 18. In order from the lowest to the highest, the score in the middle was 15.',
    [total, least, greatest],
    { givens: { rounds: 5, average: 14, highest: 18, middle: 15 } },
  ),
)
