/** The button that opens the browser's print dialogue. Without script it is hidden. */

export function enhance(button: HTMLElement): void {
  button.dataset.ready = ''
  button.addEventListener('click', () => window.print())
}
