/** Runs what a visitor does not wait for: after the page with all it needs has arrived and the browser is idle. */

const PATIENCE_MS = 2000

export function whenUsable(run: () => void): void {
  const idle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
