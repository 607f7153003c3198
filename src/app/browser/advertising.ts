/**
 * Adds the advertising script that the operator named, once. The page never waits for it, calls it or listens to it:
 * whether it is blocked, broken or slow makes no difference to a pupil.
 */
export function addAdvertising(): void {
  const { ads } = document.querySelector<HTMLElement>('script[data-ads]')?.dataset ?? {}
  if (ads === undefined) return
  const script = document.createElement('script')
  script.async = true
  script.src = ads
  document.head.append(script)
}
