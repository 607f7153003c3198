/**
 * The history entries of this tab. Each one keeps the state of its page until the tab is closed. Where the engine has the
 * Navigation API, a page can also read what earlier entries of this site keep. Browser only.
 */

const navigation = (): Navigation | null => ('navigation' in window ? window.navigation : null)

/** Writes the state into the entry on show. */
export function saveInEntry(state: unknown): void {
  window.history.replaceState(state, '')
  navigation()?.updateCurrentEntry({ state })
}

/** Older than all entries of this tab. */
const kept: unknown[] = []

/** Adds what the device kept of an earlier visit, as the state of an entry. */
export const addKept = (state: unknown): void => void kept.push(state)

/** The states of the entries before the one on show, the newest first, then what the device kept. */
export function earlierStates(): unknown[] {
  const api = navigation()
  const now = api?.currentEntry?.index ?? 0
  const before = api?.entries().slice(0, now).reverse() ?? []
  return [...before.map((entry): unknown => entry.getState()), ...kept]
}
