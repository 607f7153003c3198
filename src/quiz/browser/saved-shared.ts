/**
 * Saves the options of a shared link while a visitor moves about on its page: a link to a place on the page replaces the
 * fragment, so the history entry holds it. Browser only.
 */
import { asObject } from '#lib/json.ts'
import { readShared, type SharedOptions } from '#quiz/sharing/shared-options.ts'

/** `first-paint.ts` reads it too. */
const FIELD = 'shared'

/** The fragment with options, or else the one that the history entry holds; '' for none. */
function fragmentHere(): string {
  const { hash } = window.location
  if (hash.includes('=')) return hash
  const entry: unknown = window.history.state
  const saved = asObject(entry)[FIELD]
  return typeof saved === 'string' ? saved : ''
}

export const sharedHere = (): SharedOptions => readShared(fragmentHere())

/** A link to a place takes the options along; a fragment with other options starts the page again. */
export function saveShared(): void {
  const fragment = fragmentHere()
  window.addEventListener('hashchange', () => {
    if (window.location.hash.includes('=')) {
      if (window.location.hash !== fragment) window.location.reload()
      return
    }
    const entry: unknown = window.history.state
    window.history.replaceState({ ...asObject(entry), [FIELD]: fragment }, '')
  })
}
