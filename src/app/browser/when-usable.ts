/** When a page has time for what its visitor does not wait for. */

const PATIENCE_MS = 2000
/** A quiz is read before it is answered. */
const READING_MS = 3000

/** Once the page with all it needs has arrived, `alive` is fulfilled and the browser is idle. */
export async function whenUsable(alive: Promise<unknown>): Promise<void> {
  await loaded()
  await alive
  await idle()
}

/** Once a page that is usable is being read: what takes the processor for a second belongs here. */
export async function whenRead(usable: Promise<void>): Promise<void> {
  await usable
  await new Promise((resolve) => setTimeout(resolve, READING_MS))
  await idle()
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE_MS })
    else setTimeout(resolve, 200)
  })
}
