/** Lets 'Forget this visit' do its work without leaving the page; without script it is a form that posts. */
import { session } from './browser-session.ts'

/** `element` is the form; another element is left as it is. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  element.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (await session.forget()) location.hash = 'forgotten'
    // Sent as it stands, the form shows what is wrong.
    else element.submit()
  })
}
