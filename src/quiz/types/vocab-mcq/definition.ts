/** vocab-mcq: choose the exact word (docs/behaviour.md, 2.2). Its documents may have faults; see `schema.ts`. */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'

export const definition: QuizType<Quiz> = choiceType({
  language: 'en',
  heading: (quiz) => quiz.title || 'Vocabulary Quiz',
  instruction: 'For each question, 4 options are given. One of them is the correct answer.',
  today: 'The paper has 5 of these.',
  pace: () => ENGLISH_PACE,
  scoreText: (earned, total) => `You scored ${earned} out of ${total}`,
})
