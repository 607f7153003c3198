/**
 * In the browser: one message stays one message, and none is lost to a missing network. The form works without this.
 */

const RESEND_PAUSE_MS = 10_000
const SITE_TIMEOUT_MS = 8000
const OUTCOME_ID = 'answer'
const NOTE_ID = 'not-sent'

/**
 * A second Send is ignored while the first is on its way, and reloading the page of a sent message sends nothing. Before
 * the page is left for the response, the site must be there: else what was typed would be lost with it.
 */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  let sentAt = Number.NEGATIVE_INFINITY
  const again = () => {
    sentAt = Number.NEGATIVE_INFINITY
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (event.timeStamp - sentAt < RESEND_PAUSE_MS) return
    sentAt = event.timeStamp
    // What is said of the last message must not pass for a response to this one.
    document.getElementById(OUTCOME_ID)?.remove()
    if (await siteResponds()) form.submit()
    else {
      again()
      sayNotSent(form)
    }
  })
  // Back from the next page: what was sent then is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) again()
  })
  form.dataset.live = ''
  // The page becomes one that was opened, not posted to.
  if (form.dataset.sendOnce === 'sent') history.replaceState(null, '', location.pathname)
}

/** `navigator.onLine` says only that there is some network. */
async function siteResponds(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SITE_TIMEOUT_MS) })
    return true
  } catch {
    return false
  }
}

function sayNotSent(form: HTMLFormElement): void {
  document.getElementById(NOTE_ID)?.remove()
  const note = document.createElement('div')
  note.id = NOTE_ID
  note.className = 'alert alert-wrong'
  note.setAttribute('role', 'alert')
  note.tabIndex = -1
  const words = document.createElement('p')
  words.textContent =
    'You are offline, so your message was not sent. What you typed stays here: send it when you are online.'
  note.append(words)
  form.prepend(note)
  note.focus()
}
