/**
 * What others on the page may follow of a sitting: it tells each change and does not know who listens. Nobody does unless the owner of
 * the device wants it remembered.
 */
import type { Practice } from '#listening/practice/practice.ts'
import type { SittingState } from './sitting-state.ts'

/** The state is null once the sitting is submitted. */
type Listener = (practice: Practice, state: SittingState | null) => void

const listeners = new Set<Listener>()

export function tellSitting(practice: Practice, state: SittingState | null): void {
  for (const listener of listeners) listener(practice, state)
}

export const onSitting = (listener: Listener): void => void listeners.add(listener)

/** Whether somebody keeps what is answered. */
export const isFollowed = (): boolean => listeners.size > 0
