/** Escape closes what is folded open over a page, as the menu, and gives the focus back to what opened it. */
export function closeFoldsOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const fold = document.activeElement?.closest<HTMLDetailsElement>('[data-fold][open]')
    if (!fold || key !== 'Escape') return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
}
