/** The families of this folder. */
import { digitCards } from './digit-cards.ts'
import { factors } from './factors.ts'
import { lastQuestions } from './last-questions.ts'
import { numberRows } from './number-rows.ts'
import { operations } from './operations.ts'
import { patterns } from './patterns.ts'
import { placeValue } from './place-value.ts'
import { puzzles } from './puzzles.ts'
import { relatedSums } from './related-sums.ts'
import { repeating } from './repeating.ts'
import { tens } from './tens.ts'
import { wholeNumberProblems } from './whole-number-problems.ts'
import { wholeNumbers } from './whole-numbers.ts'

export const families = [
  ...wholeNumbers,
  ...wholeNumberProblems,
  ...puzzles,
  ...patterns,
  ...placeValue,
  digitCards,
  ...factors,
  ...operations,
  ...tens,
  relatedSums,
  repeating,
  numberRows,
  ...lastQuestions,
] as const
