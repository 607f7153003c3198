/**
 * Whether this device remembers anything. The one thing that is read on every page: '' where nobody chose yet, 'on' for this device,
 * 'visit' for this tab only, 'no' where it was declined and is not offered again. Browser only.
 */
export type MemoryChoice = '' | 'on' | 'visit' | 'no'

/** In localStorage of the device, 'visit' in sessionStorage of the tab. */
export const CHOICE_KEY = 'memory'

const isChoice = (saved: string): saved is MemoryChoice => ['', 'on', 'visit', 'no'].includes(saved)

/** What is saved is this site's own; anything else is as good as 'no', and so is a browser that blocks its storage. */
export function memoryChoice(): MemoryChoice {
  try {
    const saved = sessionStorage.getItem(CHOICE_KEY) ?? localStorage.getItem(CHOICE_KEY) ?? ''
    return isChoice(saved) ? saved : 'no'
  } catch {
    return 'no'
  }
}

/** Where the choice is kept, what belongs to it is kept as well. Throws what the browser throws if it blocks its storage. */
export const choiceStorage = (): Storage => (memoryChoice() === 'visit' ? sessionStorage : localStorage)

export const isOn = (choice: MemoryChoice): boolean => choice === 'on' || choice === 'visit'
