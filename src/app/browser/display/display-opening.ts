/** Loads what the display panel needs when it is first opened. */

export function enhance(panel: HTMLElement): void {
  const load = () => import('./display-choosing.ts').then(({ initDisplayPanel }) => initDisplayPanel(panel))
  // It may have been opened before this script arrived.
  if (panel.matches(':popover-open')) load()
  else panel.addEventListener('beforetoggle', load, { once: true })
}
