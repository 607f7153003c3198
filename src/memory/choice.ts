/**
 * Whether this device remembers anything. The one thing that is read on every page: '' where nobody chose yet, 'on' for this device,
 * 'visit' for this tab only, 'no' where it was declined and is not offered again. Browser only.
 */
export type MemoryChoice = '' | 'on' | 'visit' | 'no'

/** In localStorage of the device, 'visit' in sessionStorage of the tab. */
export const CHOICE_KEY = 'memory'

export function readChoice(storage: Storage): MemoryChoice {
  const saved = storage.getItem(CHOICE_KEY)
  return saved === 'on' || saved === 'visit' || saved === 'no' ? saved : ''
}

/** A browser that blocks its storage remembers nothing and is not asked. */
export function memoryChoice(): MemoryChoice {
  try {
    return readChoice(sessionStorage) || readChoice(localStorage)
  } catch {
    return 'no'
  }
}

export const isOn = (choice: MemoryChoice): boolean => choice === 'on' || choice === 'visit'
