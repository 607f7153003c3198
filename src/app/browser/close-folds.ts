/** Escape closes what is folded open over a page, as the menu, and gives the focus back to what opened it. */

const OPEN = '[data-fold][open]'

/** The open one that has the focus; any open one where nothing has it, as after a click in some browsers. */
function openFold(target: EventTarget | null): HTMLDetailsElement | null {
  if (target === document.body) return document.querySelector<HTMLDetailsElement>(OPEN)
  return target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null
}

export function closeFoldsOnEscape(): void {
  addEventListener('keydown', ({ key, target }) => {
    const fold = key === 'Escape' ? openFold(target) : null
    if (fold === null) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
}
