/**
 * Saves the options of a shared link while a visitor moves about on its page: a link to a place on the page replaces the
 * fragment, so the history entry holds them. Browser only.
 */
import { asObject } from '#lib/json.ts'
import { NOTHING_SHARED, readShared, type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'

const FIELD = 'shared'

/** What the fragment says, or else what the history entry holds. */
export function sharedHere(): SharedOptions {
  const { hash } = window.location
  if (hash.includes('=')) return readShared(hash)
  const entry: unknown = window.history.state
  const saved = asObject(entry)[FIELD]
  return typeof saved === 'string' ? readShared(saved) : NOTHING_SHARED
}

/** A link to a place takes the options along; a fragment with other options starts the page anew. */
export function saveShared(shared: SharedOptions): void {
  const fragment = sharedFragment(shared)
  window.addEventListener('hashchange', () => {
    if (window.location.hash.includes('=')) {
      if (sharedFragment(readShared(window.location.hash)) !== fragment) window.location.reload()
      return
    }
    const entry: unknown = window.history.state
    window.history.replaceState({ ...asObject(entry), [FIELD]: fragment }, '')
  })
}
