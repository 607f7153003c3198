/** compre-cloze: fill each blank of a passage with one word (docs/behaviour.md, 2.5). */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { textType } from '#quiz/interactions/text-entry/text-type.ts'

/** `passage` has its blanks as [n]____[/n], n being the item. */
export type CompreClozeQuiz = Quiz & Readonly<{ passage: string }>

/** Compared after normalisation, with capitals (docs/behaviour.md, 4.3 to 4.6); empty blanks may be submitted. */
export const definition: QuizType<CompreClozeQuiz> = textType({
  language: 'en',
  heading: (quiz) => quiz.title || 'Comprehension Cloze',
  instruction: 'Fill in each blank with a suitable word.',
  today: 'The paper has 15 of these.',
  pace: () => ENGLISH_PACE,
})
