/** The contact form in the browser, where no server of ours takes it. */
import { sendForm } from '#contact/send-form.ts'
import { messageIds, sendToRelay } from '#contact/send-to-relay.ts'

export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const idOf = messageIds(() => crypto.randomUUID())
  sendForm(form, (typed) => sendToRelay(form.action, typed, idOf))
}
