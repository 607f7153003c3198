/** In the browser: one message stays one message. The form works without this. */

const AGAIN_AFTER_MS = 10_000

/** A second Send is ignored while the first is on its way, and reloading the page of a sent message sends nothing. */
export function sendOnce(form: HTMLFormElement): void {
  let sentAt = Number.NEGATIVE_INFINITY
  form.addEventListener('submit', (event) => {
    if (event.timeStamp - sentAt < AGAIN_AFTER_MS) event.preventDefault()
    else sentAt = event.timeStamp
  })
  // Back from the next page: what was sent then is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sentAt = Number.NEGATIVE_INFINITY
  })
  form.dataset.live = ''
  // The page becomes one that was opened, not posted to.
  if (form.dataset.sendOnce === 'sent') history.replaceState(null, '', location.pathname)
}
