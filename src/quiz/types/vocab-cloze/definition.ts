/** vocab-cloze: the closest meaning of each target word of a passage (docs/behaviour.md, 2.3). */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { choiceType } from '#quiz/interactions/choice/choice-type.ts'

/** `passage` marks its target words **__[n]word[/n]__**, n being the item. */
export type VocabClozeQuiz = Quiz & Readonly<{ passage: string }>

/** A response is the index of an option, from 0. The passage stands beside each item. */
export const definition: QuizType<VocabClozeQuiz> = choiceType({
  language: 'en',
  heading: (quiz) => quiz.title || 'Vocabulary Cloze',
  instruction: 'For each question, choose the word closest in meaning to the underlined word(s).',
  today: 'The paper has 5 of these.',
  pace: () => ENGLISH_PACE,
  scoreText: (earned, total) => `Your score: ${earned} / ${total}`,
})
