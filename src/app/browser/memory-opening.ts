/** On the privacy page and on the page of mistakes: the switch, and what is kept. */
import { isOn, memoryChoice } from '#memory/choice/choice.ts'

/** `data-memory` of the place says what it shows. */
const SHOWS: Readonly<Record<string, (place: HTMLElement) => Promise<void>>> = {
  kept: async (place) => (await import('./memory/kept-here.ts')).showKept(place),
  mistakes: async (place) => (await import('./mistakes/mistakes-page.ts')).showMistakes(place),
}

/** What is needed is loaded where something is kept, is brought by a link, or with the first touch of the switch. */
export function enhance(place: HTMLElement): void {
  const load = () => SHOWS[place.dataset.memory ?? '']?.(place)
  if (isOn(memoryChoice()) || location.hash.startsWith('#b=')) load()
  else place.addEventListener('change', load, { once: true })
}
