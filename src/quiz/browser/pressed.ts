/** Which button sent a form, the browser's part of what the server reads from the form's own fields, and how to send none. */

/** The value of the pressed button, '' if it has none or a key sent the form. */
export function pressedIntent(event: Event): string {
  if (!(event instanceof SubmitEvent)) return ''
  return event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
}

/**
 * Does at a click what a button would send its form for. Before a form is sent, Chromium looks through all its fields for
 * what it could fill in another time, which takes a slow phone 10 ms of a sheet's tap.
 */
export function submitInPage(click: Pick<MouseEvent, 'preventDefault'>, act: () => void): void {
  click.preventDefault()
  act()
}

/** Whether it is the second of a double click, which may have been meant for what stood there before the first. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1
