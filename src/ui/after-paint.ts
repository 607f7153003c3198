/** Puts off what nobody waits for until what changed on the page is to be seen. */

/** Returns how to call it off. A page that is not on show has no next paint: there it waits until it is. */
export function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
