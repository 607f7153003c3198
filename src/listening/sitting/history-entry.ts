/** The browser's side of a sitting's state: the history entry that saves it, and the form that the server drew. */
import { responseKey } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { fieldName } from './field-name.ts'
import { readSitting, withSitting } from './navigation-state.ts'
import { firstState, reduce, type SittingState } from './sitting-state.ts'

/** The option that a pupil chose on the first question before the script ran, or null. */
function earlyChoice(practice: Practice, form: HTMLFormElement | null): number | null {
  const { position } = firstState(practice)
  const field = form === null ? null : new FormData(form).get(fieldName(responseKey(position)))
  return typeof field === 'string' ? Number(field) : null
}

/** What the entry saved; else a new sitting, with the choice that was made in the form before the script ran. */
export function startOf(practice: Practice, form: HTMLFormElement | null): SittingState {
  const saved = readSitting(window.history.state, practice)
  if (saved !== null) return saved
  const option = earlyChoice(practice, form)
  return option === null ? firstState(practice) : reduce(practice, firstState(practice), { type: 'choose', option })
}

/** Writes the state of a sitting into the history entry that shows it. */
export function saveInEntry(practiceId: string, state: SittingState): void {
  window.history.replaceState(withSitting(window.history.state, practiceId, state), '')
}
