/** The one reducer behind the page's script and the form's action: what any flow does, and the flow of the type. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { cross, flag, tick } from '#quiz/flow/state/notes.ts'
import { activeItems, againState } from './active-items.ts'
import { fromZero } from './exam-clock.ts'
import { initialState, type QuizAction, type QuizState } from './quiz-state.ts'
import { sheet } from './sheet.ts'
import { stepper } from './stepper.ts'

export function reduce<Q extends Quiz>(type: QuizType<Q>, quiz: Q, state: QuizState, action: QuizAction): QuizState {
  const active = activeItems(quiz, state)
  switch (action.type) {
    case 'retry':
      return { ...initialState(type, quiz), flow: state.flow, clock: fromZero(state.clock) }
    case 'again':
      return againState(type, quiz, state)
    case 'cross':
      return cross(type, active, state, action)
    case 'tick':
      return tick(state, action)
    case 'flag':
      return flag(active, state, action.id)
    case 'clock':
      return { ...state, clock: action.clock }
    case 'restore':
      return action.state
    default:
      return state.flow === 'stepper' ? stepper(type, active, state, action) : sheet(type, active, state, action)
  }
}
