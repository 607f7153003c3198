/** What Submit will do, worked out before anything is shown: while a finger is still down on it, nobody waits for that. */
import type { Quiz, QuizType, Score } from '#quiz/contract/quiz-type.ts'
import { askedOf } from './asked.ts'
import type { QuizState } from './quiz-state.ts'
import { reduce } from './reduce.ts'
import { type Marks, marksOnScreen } from './show-marks.ts'

export type Submission<Q extends Quiz> = Readonly<{
  /** What it was worked out from: of another state it says nothing. */
  before: QuizState
  after: QuizState
  asked: Q
  score: Score
  marks: Marks
}>

/** null where Submit marks nothing: it is refused, or there is no form. */
export function submissionOf<Q extends Quiz>(
  type: QuizType<Q>,
  quiz: Q,
  before: QuizState,
  form: HTMLFormElement | null,
): Submission<Q> | null {
  const after = reduce(type, quiz, before, { type: 'submit' })
  if (after.phase !== 'marked' || form === null) return null
  const asked = askedOf(quiz, after)
  const score = type.score(asked, after.response)
  return { before, after, asked, score, marks: marksOnScreen(form, asked, after.response, score) }
}
