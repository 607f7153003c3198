/** When a page signs in. */
import { onSignedOutElsewhere, session } from './browser-session.ts'

/** Signs in now, and whenever the session may have been lost: back in the tab, back online, signed out in another tab. */
export function keepSession(): void {
  session.refresh()
  document.addEventListener('visibilitychange', session.refresh)
  addEventListener('online', session.refresh)
  onSignedOutElsewhere(session.refresh)
}
