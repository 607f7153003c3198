/** Deletes the pages, recordings and scripts that are saved on the device. The worker stays, and caches pages visited later. */
import { CHANGED, PAGES, savedNames } from './cache-keys.ts'

/** The site's own scripts stay: the page that is open needs them, and they say nothing about its visitor. */
export function enhance(root: HTMLElement): void {
  root.querySelector('button')?.addEventListener('click', async () => {
    await Promise.all([PAGES, ...(await savedNames())].map((name) => caches.delete(name)))
    document.dispatchEvent(new Event(CHANGED))
    const line = root.querySelector('p')
    if (line !== null) line.textContent = 'All offline copies are deleted.'
  })
}
