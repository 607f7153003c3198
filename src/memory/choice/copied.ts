/** The day of the last copy. It is kept where the choice of memory is. Browser only; all throw what the browser throws if it blocks its storage. */
import { choiceStorage } from './choice.ts'

const COPIED_KEY = 'memory-copied'

/** In days since 1970; null where none was saved. */
export function copiedOn(): number | null {
  const saved = choiceStorage().getItem(COPIED_KEY)
  return saved === null ? null : Number(saved)
}

export const saveCopiedOn = (day: number): void => choiceStorage().setItem(COPIED_KEY, String(day))

/** Of the device and of the tab. */
export function forgetCopied(): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(COPIED_KEY)
}
