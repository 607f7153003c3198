/**
 * The anonymous session in the browser: the keeper of src/session with its requests and its tabs. The cookie itself
 * cannot be seen from here, and nothing is stored.
 */
import { createSessionKeeper, type SessionKeeper } from '#session/session-keeper.ts'

const SESSION_URL = '/api/session'

/** 'signed out' is the only word that tabs say to each other. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

async function succeeds(method: 'POST' | 'DELETE'): Promise<boolean> {
  try {
    const response = await fetch(SESSION_URL, { method })
    // A body that nobody reads leaves its request open.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** One for the page: islands use its `call` for requests that need a session. */
export const session: SessionKeeper = createSessionKeeper({
  signIn: () => succeeds('POST'),
  signOut: () => succeeds('DELETE'),
  tellTabs: () => tabs?.postMessage('signed out'),
  isActive: () => document.visibilityState === 'visible' && navigator.onLine,
})

/** Calls when this visitor signed out in another tab. */
export function onSignedOutElsewhere(listener: () => void): void {
  tabs?.addEventListener('message', listener)
}
