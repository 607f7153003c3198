/** When a page signs in, and how its visitor forgets the visit. */
import { onSignedOutElsewhere, session } from './browser-session.ts'

/** Signs in now, and whenever the session may have been lost: back in the tab, back online, signed out in another tab. */
export function keepSession(): void {
  session.refresh()
  document.addEventListener('visibilitychange', session.refresh)
  addEventListener('online', session.refresh)
  onSignedOutElsewhere(session.refresh)
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
