/**
 * The anonymous session in the browser: the keeper of src/session with requests, tabs and the page. The cookie itself
 * cannot be seen from here, and nothing is stored.
 */
import { createSessionKeeper, type SessionKeeper } from '#session/session-keeper.ts'

const ADDRESS = '/api/session'

/** 'signed out' is the only word that tabs say to each other. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

async function succeeds(method: 'POST' | 'DELETE'): Promise<boolean> {
  try {
    return (await fetch(ADDRESS, { method })).ok
  } catch {
    return false
  }
}

/** One for the page: islands use its `call` for requests that need a session. */
export const session: SessionKeeper = createSessionKeeper({
  signIn: () => succeeds('POST'),
  signOut: () => succeeds('DELETE'),
  tellTabs: () => tabs?.postMessage('signed out'),
  isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
})

/** Signs in now, and whenever the session may have been lost: back in the tab, back online, signed out in another tab. */
export function keepSession(): void {
  session.refresh()
  document.addEventListener('visibilitychange', session.refresh)
  addEventListener('online', session.refresh)
  tabs?.addEventListener('message', session.refresh)
}

/** Lets 'Forget this visit' do its work without leaving the page; without us it is a form that posts. */
export function enhanceForgetting(form: HTMLFormElement): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (await session.forget()) location.hash = 'forgotten'
    // Sent as it stands, the form shows what is wrong.
    else form.submit()
  })
}
