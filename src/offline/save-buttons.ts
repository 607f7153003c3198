/**
 * A 'Save for offline' button. Pages that are read carry no more than this: what a button does comes when
 * it is pressed, or when something of it is on the device already.
 */
import { CHANGED, readSavedName, savedNames } from './cache-keys.ts'

/** `root` names the pack in its `data-` attributes. */
export function enhance(root: HTMLElement): void {
  if (!('serviceWorker' in navigator && 'caches' in window)) return
  const { save = '', name = '', what = '' } = root.dataset
  const bring = async (ask: boolean) => {
    document.removeEventListener(CHANGED, look)
    const { SaveControl } = await import('./save-controls.ts')
    new SaveControl(root, ask)
  }
  const look = async () => {
    const names = await savedNames()
    if (names.some((one) => readSavedName(one)?.id === save)) bring(false)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `btn btn-small${what === '' ? ' btn-quiet' : ''}`
  button.textContent = what || 'Save for offline'
  if (what === '') {
    const more = document.createElement('span')
    more.className = 'sr'
    more.textContent = ` ${name}`
    button.append(more)
  }
  button.addEventListener('click', () => bring(true), { once: true })
  root.append(button)
  document.addEventListener(CHANGED, look)
  look()
}
