/** When a page has time for what its visitor does not wait for. */

const IDLE_TIMEOUT_MS = 2000
/** A quiz is read before it is answered. */
const READING_PAUSE_MS = 3000
/** For browsers that do not tell when they are idle. */
const IDLE_PAUSE_MS = 200

/** Resolves when the page with all it needs is loaded, `hydrated` is fulfilled and the browser is idle. */
export async function whenIdle(hydrated: Promise<unknown>): Promise<void> {
  await loaded()
  await hydrated
  await idle()
}

/** Resolves some seconds after `before`, when the browser is idle: for what takes the processor for a second. */
export async function afterDelay(before: Promise<void>): Promise<void> {
  await before
  await new Promise((resolve) => setTimeout(resolve, READING_PAUSE_MS))
  await idle()
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_PAUSE_MS)
  })
}
