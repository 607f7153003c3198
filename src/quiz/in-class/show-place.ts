/** The place of a board's text that its question asks: it is marked, and filled once its answer is shown. */

/** `item` is the question on the screen. */
export function showPlace(board: HTMLElement, item: HTMLElement | undefined): void {
  for (const place of board.querySelectorAll<HTMLElement>('[data-place-of]')) {
    const isAsked = place.dataset.placeOf === item?.id
    place.toggleAttribute('data-now', isAsked)
    const fill = place.querySelector<HTMLElement>('.board-fill')
    if (!isAsked) continue
    // A place that was answered before stays filled: the text grows with the lesson.
    if (fill !== null && item?.querySelector('details')?.open === true) fill.hidden = false
    const frame = place.closest('.board-text')
    if (frame !== null)
      frame.scrollTop += place.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientHeight / 2
  }
}
