/** Picks the flow of a type: the one reducer behind the page's script and the form's action. */
import type { Quiz, QuizType } from '#quiz/quiz-type.ts'
import type { QuizAction, QuizState } from './quiz-state.ts'
import { sheet } from './sheet.ts'
import { stepper } from './stepper.ts'

export function reduce<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: QuizAction): QuizState {
  return type.flow === 'stepper' ? stepper(type, quiz, state, action) : sheet(type, quiz, state, action)
}
