/** Problem M216: money saved by a rule for the days of the week. */
import { part, several, slipsOf } from '#families/kit/problem.ts'
import { count, money } from '#families/kit/quantity.ts'
import { written } from './same-problem.ts'

const weeks = part(
  1,
  'How much money is in his box after the first 5 weeks (35 days)?',
  money(140),
  ['A week: 1 + 2 + 3 + 4 + 5 + 6 + 7 = 28 dollars; 5 × $28 = $140 ✓'],
  {
    slips: slipsOf(money, [
      [28, 'That is what he saves in one week.'],
      [35, 'You took $1 for each day. He puts in more on every day but Monday.'],
      [245, 'You took $7 for each day. He puts in $7 on Sundays only.'],
      [105, 'You left out the Sundays. He puts in $7 on each of them.'],
    ]),
  },
)

const days = part(
  2,
  'After how many days does he have at least $200 for the first time?',
  count(51),
  [
    '$200 ÷ $28 = 7 remainder $4: 7 weeks, or 49 days, make $196 ✓',
    'The 50th day is a Wednesday: $196 + $3 = $199; the 51st a Thursday: $199 + $4 = $203. So after 51 days ✓',
  ],
  {
    slips: slipsOf(count, [
      [52, 'You began the eighth week on a Monday. It begins on a Wednesday, as the first one did.'],
      [50, 'You took the $4 that are missing as one day. On the 50th day, a Wednesday, he puts in $3.'],
      [49, 'After 49 days he has $196. A little more is missing.'],
      [56, 'You took whole weeks only. Go on day by day after 7 weeks.'],
      [8, 'You found in which week it is. The question asks for the number of days.'],
    ]),
  },
)

const evenings = part(
  2,
  'His sister also begins on that Wednesday, and puts $4 into her own box, which is empty at first too, every day. On how many evenings of these 35 days do both have the same amount of money?',
  count(10),
  [
    'In a week he has $3, $7, $12, $18, $25, $26, $28 and she has $4, $8, $12, $16, $20, $24, $28: the same on 2 evenings ✓',
    'Both save $28 a week, so it is the same in every week: 5 × 2 = 10 ✓',
  ],
  {
    slips: slipsOf(count, [
      [2, 'That is one week. Both save $28 in every week, so it comes again.'],
      [5, 'You found one evening in each week. Look at every evening, also in the middle of a week.'],
      [1, 'You found the first of these evenings. Go on to the end of the 5 weeks.'],
      [15, 'You counted the days on which both put in $4 as well. Look at the amounts in the boxes.'],
    ]),
  },
)

export const savings = written(
  'M216',
  'Money for each day of the week',
  'number-patterns',
  several(
    'Danish puts money into an empty box every day: $1 on a Monday, $2 on a Tuesday, $3 on a Wednesday and so on, up to $7 on a Sunday. On the next Monday he begins with $1 again. He puts in money for the first time on a Wednesday.',
    [weeks, days, evenings],
    { givens: { weeks: 5, wanted: 200, sister: 4 } },
  ),
)
