/** The offer of a new version: a line at the foot of the page with a button, and nothing happens without it. */
import { TAKE_OVER } from './messages.ts'
import { siteName } from './site-name.ts'

const ID = 'update-offer'

function button(text: string, className: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `btn btn-small ${className}`
  made.textContent = text
  made.addEventListener('click', run)
  return made
}

export function offerUpdate(waiting: ServiceWorker): void {
  if (document.getElementById(ID) !== null) return
  const offer = document.createElement('div')
  offer.id = ID
  offer.className = 'foot-offer'
  offer.setAttribute('role', 'region')
  offer.setAttribute('aria-label', 'New version')
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.textContent = `A new version of ${siteName()} is ready.`
  const take = button('Use it now', 'btn-main', () => {
    // Only the page that asked for it reloads: a quiz in another tab goes on with what it has.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage(TAKE_OVER)
  })
  offer.append(
    words,
    take,
    button('Later', 'btn-quiet', () => offer.remove()),
  )
  document.body.append(offer)
}
