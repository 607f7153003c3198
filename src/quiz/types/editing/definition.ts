/** editing: type the correct word beside each underlined error (docs/behaviour.md, 2.4). */

import { ENGLISH_PACE } from '#quiz/contract/pace.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { textType } from '#quiz/interactions/text-entry/text-type.ts'

/** `passage` marks its errors [n]text[/n], n being the item; an item's prompt is the marked word. */
export type EditingQuiz = Quiz & Readonly<{ passage: string }>

/** Compared after normalisation, with capitals (docs/behaviour.md, 4.3 to 4.6); empty boxes may be submitted. */
export const definition: QuizType<EditingQuiz> = textType({
  language: 'en',
  heading: (quiz) => quiz.title || 'Editing',
  instruction: 'Each underlined word contains an error. Type the correct word into the box next to it.',
  today: 'Since 2025 the paper has 10 of these: 5 grammar and 5 spelling.',
  pace: () => ENGLISH_PACE,
})
