/** chinese-mcq, 语文应用: choose the best answer; parts of questions and options may be highlighted (docs/behaviour.md, 2.6). */

import { CHINESE_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'

export const definition: QuizType<Quiz> = choiceType({
  language: 'zh-Hans',
  heading: (quiz) => quiz.title || '语文应用',
  instruction: '选出最合适的答案。',
  today: '',
  pace: () => CHINESE_PACE,
  scoreText: (earned, total) => `Your score: ${earned} / ${total}`,
})
