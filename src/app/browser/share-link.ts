/** A link to pass on: by the system's own share sheet where there is one, and by the clipboard. */

/** `element` has the link in `data-share-link`, and the buttons, which are hidden without script. */
export function enhance(element: HTMLElement): void {
  const url = element.dataset.shareLink ?? ''
  const status = element.querySelector('[role=status]')
  const system = element.querySelector<HTMLButtonElement>('[data-share=system]')
  const copy = element.querySelector<HTMLButtonElement>('[data-share=copy]')
  if (system !== null && 'share' in navigator) {
    system.hidden = false
    // Closing the sheet again rejects: nothing went wrong.
    system.addEventListener('click', () => void navigator.share({ url, title: document.title }).catch(() => undefined))
  }
  if (copy === null || !('clipboard' in navigator)) return
  copy.hidden = false
  copy.addEventListener('click', async () => {
    const done = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    if (status !== null) status.textContent = done ? 'Copied' : 'Press and hold the link to copy it.'
  })
}
