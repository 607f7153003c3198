/** The hidden part of the form: what the server needs to go on where the page stands. */

import { fieldName, ONLY, PHASE, POSITION } from '#quiz/contract/fields.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import type { QuizState } from './state/quiz-state.ts'

/** `shown` are the items whose own controls are in the form. */
export function FormFields({
  quiz,
  state,
  shown,
}: Readonly<{ quiz: Quiz; state: QuizState; shown: ReadonlySet<string> }>) {
  return (
    <>
      <input type="hidden" name={POSITION} value={state.position} />
      <input type="hidden" name={PHASE} value={state.phase} />
      {state.only.length === 0 ? null : <input type="hidden" name={ONLY} value={state.only.join(' ')} />}
      {quiz.items
        .filter(({ id }) => !shown.has(id) && (state.response[id] ?? '') !== '')
        .map(({ id }) => (
          <input key={id} type="hidden" name={fieldName(id)} value={state.response[id]} />
        ))}
    </>
  )
}
