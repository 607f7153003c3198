/**
 * In the browser: sends the contact form without leaving its page, so that nothing typed is lost to a missing network. The
 * form works without this.
 */
import { OUTCOME_ID, type Outcome } from './contact-form-fields.ts'
import { fillReport } from './report.ts'
import { showOutcome, showSending } from './show-outcome.ts'

/** `send` never rejects. A Send is ignored while another is under way. */
export function sendForm(form: HTMLFormElement, send: (typed: FormData) => Promise<Outcome>): void {
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    showSending(form, true)
    const outcome = await send(new FormData(form))
    showSending(form, false)
    showOutcome(form, outcome)
    isSending = false
  })
  fillReport(form)
  form.dataset.live = ''
  // A message was sent before this script came. Now reloading the page sends nothing again.
  if (form.querySelector(`#${OUTCOME_ID}[role="status"]`) !== null) history.replaceState(null, '', location.pathname)
}
