/**
 * Starts the service worker, caches the page that was there before it, and offers a new worker that waits. Without it, or
 * where the browser refuses it, everything works as long as there is a network.
 */
import { trustedWorkerUrl } from '#lib/trusted-types.ts'
import { cacheable, PAGES, pageUrl } from './cache-keys.ts'

/** In a quiz or a test nothing is offered: it may be half done. */
const BUSY = '[data-quiz], [data-island="listening"], [data-island="room"]'

export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const first = serviceWorker.controller === null
  try {
    await serviceWorker.register(trustedWorkerUrl())
    const registration = await serviceWorker.ready
    if (first) await cachePage(pageUrl(location))
    else watch(registration)
  } catch {
    // Private windows refuse workers or storage; a page that is not found is not cached.
  }
}

async function cachePage(url: string): Promise<void> {
  const response = await fetch(url)
  const cached = response.ok ? cacheable(response, url) : null
  if (cached !== null) await (await caches.open(PAGES)).put(url, cached)
}

function watch(registration: ServiceWorkerRegistration): void {
  offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration))
  })
}

async function offer({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting === null || document.querySelector(BUSY) !== null) return
  const { offerUpdate } = await import('./update-offer.ts')
  offerUpdate(waiting)
}
