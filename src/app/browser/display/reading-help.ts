/** Starts the helps that need script, once each, when this visitor has switched them on; each is loaded by itself. */

let line = false
let voice = false

/** Calling again is harmless: what runs already stays, and each help looks by itself whether it is still wanted. */
export function startReadingHelp(): void {
  const { dataset } = document.documentElement
  if (dataset.line === 'on' && !line) {
    line = true
    import('./line-focus.ts').then(({ startLineFocus }) => startLineFocus())
  }
  // Listening papers test the ear: nothing is read aloud there.
  if (dataset.read === 'on' && !voice && !/^\/listening\/[^/]+\/practice/.test(location.pathname)) {
    voice = true
    import('./read-aloud.ts').then(({ startReadingAloud }) => startReadingAloud())
  }
}
