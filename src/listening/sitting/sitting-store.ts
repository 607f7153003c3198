/**
 * The state of a sitting in the browser. Every change is written into the history entry at once, before anything else can
 * happen: a reload just after sound has started must find the play counted.
 */
import type { Practice } from '#listening/practice/practice.ts'
import { firstState, reduce, type SittingAction, type SittingState } from './sitting-state.ts'

export class SittingStore {
  readonly #practice: Practice
  readonly #save: (state: SittingState) => void
  readonly #listeners = new Set<() => void>()
  #state: SittingState
  #started = false

  /** `save` writes a state into the history entry. */
  constructor(practice: Practice, save: (state: SittingState) => void) {
    this.#practice = practice
    this.#save = save
    this.#state = firstState(practice)
  }

  readonly state = (): SittingState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly act = (action: SittingAction): void => {
    this.#set(reduce(this.#practice, this.#state, action))
  }

  /** Takes the state that the sitting starts with; only once, since a count must not fall back to what an older entry says. */
  start(begin: () => SittingState): void {
    if (!this.#started) this.#set(begin())
    this.#started = true
  }

  #set(state: SittingState): void {
    if (state === this.#state) return
    this.#state = state
    this.#save(state)
    for (const listener of this.#listeners) listener()
  }
}
