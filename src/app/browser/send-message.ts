/** The contact form in the browser. Its messages are counted by session, so it signs in first if the page has not. */
import { sendForm } from '#contact/send-form.ts'
import { sendToServer } from '#contact/send-to-server.ts'
import { session } from './browser-session.ts'

export function enhance(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) sendForm(form, (typed) => sendToServer(form.action, typed, session.call))
}
