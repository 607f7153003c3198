/** What this device remembers, on the first screen of the home page. */
import { showCard } from './device-card.ts'

/** `first` is the first screen; the card stands below today's ten. */
export const showOnHome = (first: HTMLElement): Promise<void> =>
  showCard(first.querySelector('.today'), () => true, true)
