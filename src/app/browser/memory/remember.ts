/** Where the owner of the device wants it to remember: what is done on which page. */

import { inTime } from './in-time.ts'

/** Resolves when an exercise may begin, with what was kept of it if that came in time. Never rejects. */
export async function remember(): Promise<void> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const [exercise, listening] = [find('[data-island]'), find('[data-island="listening"]')]
  const [home, subject] = [find('.home-first'), find('.subject-first')]
  try {
    if (listening !== null) await (await import('./listening/keep-sitting.ts')).bringBack(listening)
    else if (exercise !== null) await (await import('./exercise/keeping.ts')).bringBack()
    if (home !== null) await inTime((await import('./home-card.ts')).showOnHome(home))
    if (subject !== null) await inTime((await import('./subject-card.ts')).showOnSubject(subject))
  } catch (error) {
    reportError(error)
  }
}
