/** Which button sent a form: the browser's part of what the server reads from the form's own fields. */

/** The value of the pressed button, '' if it has none or a key sent the form. */
export function pressedIntent(event: Event): string {
  if (!(event instanceof SubmitEvent)) return ''
  return event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
}
