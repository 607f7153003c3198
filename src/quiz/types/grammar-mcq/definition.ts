/** grammar-mcq: choose the one form that is right (docs/behaviour.md, 2.1). */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'

export const definition: QuizType<Quiz> = choiceType({
  language: 'en',
  heading: (quiz) => quiz.title || 'Grammar Quiz',
  instruction: 'For each question, 4 options are given. One of them is the correct answer.',
  today: 'The paper has 10 of these.',
  pace: () => ENGLISH_PACE,
  scoreText: (earned, total) => `Your score: ${earned} / ${total}`,
})
