/**
 * Keeps the options of a shared link while a visitor moves about on its page: a link to a place on the page replaces the
 * fragment, and the history entry remembers for it. Browser only.
 */
import { asObject } from '#lib/json.ts'
import { NOTHING_SHARED, readShared, type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'

const FIELD = 'shared'

/** What the fragment says, or else what the history entry remembers. */
export function sharedHere(): SharedOptions {
  const { hash } = window.location
  if (hash.includes('=')) return readShared(hash)
  const entry: unknown = window.history.state
  const kept = asObject(entry)[FIELD]
  return typeof kept === 'string' ? readShared(kept) : NOTHING_SHARED
}

/** A link to a place takes the options along; a fragment with other options starts the page anew. */
export function keepShared(shared: SharedOptions): void {
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
