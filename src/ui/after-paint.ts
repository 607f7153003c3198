/** Puts off what nobody waits for until what changed on the page is to be seen. */

/** A page that is not on show has no next paint: there it waits until it is. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
