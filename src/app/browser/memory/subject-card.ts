/** What can be gone on with of a subject, on its page. */
import { showCard } from './device-card.ts'

/** `first` begins with what is good for today. */
export const showOnSubject = (first: HTMLElement): Promise<void> =>
  showCard(first.firstElementChild, ({ subject }) => location.pathname === `/${subject}`, false)
