/** The button that opens the browser's print dialogue. Without script it is hidden. */

/** A link with this fragment opens the dialogue at once: the press on it was the decision to print. */
const AT_ONCE = '#now'

export function enhance(button: HTMLElement): void {
  button.dataset.ready = ''
  button.addEventListener('click', () => window.print())
  if (location.hash === AT_ONCE) window.print()
}
