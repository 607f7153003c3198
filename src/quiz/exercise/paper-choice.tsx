/** How a paper is asked, chosen at its start: as in the hall with one Submit, or question by question with reasons. */
import { isAnswered } from '#quiz/contract/responses.ts'
import type { PartProps } from '#quiz/flow/section-parts.tsx'
import { askAs } from '#quiz/flow/state/any-order.ts'
import type { ExerciseQuiz } from './exercise.ts'

/** Nothing once something is answered: the choice is made. */
export function PaperChoice({ quiz, state, act }: PartProps<ExerciseQuiz>) {
  if (quiz.items.some(({ id }) => isAnswered(state.response[id]))) return null
  return (
    <fieldset className="paper-choice needs-script" aria-label="How to do this paper">
      <button type="button" aria-pressed="true">
        As in the hall
      </button>
      <button
        type="button"
        aria-pressed="false"
        onClick={() => act({ type: 'restore', state: askAs(state, 'stepper') })}
      >
        With reasons as I go
      </button>
    </fieldset>
  )
}
