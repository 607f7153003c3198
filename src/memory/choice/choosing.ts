/** What the owner of the device chooses about its memory. Browser only; all throw what the browser throws if it blocks its storage. */

import { CHOICE_KEY, isOn, type MemoryChoice } from './choice.ts'
import { forgetCopied } from './copied.ts'
import { forgetAsksSure } from './sure-choice.ts'

/** Whether something may be kept on the device, also while a visit has a memory of its own. */
export const keepsOnDevice = (): boolean => localStorage.getItem(CHOICE_KEY) === 'on'

export function saveChoice(choice: MemoryChoice): void {
  sessionStorage.removeItem(CHOICE_KEY)
  if (!isOn(choice)) {
    forgetAsksSure()
    forgetCopied()
  }
  if (choice === '') localStorage.removeItem(CHOICE_KEY)
  else if (choice === 'visit') sessionStorage.setItem(CHOICE_KEY, choice)
  else localStorage.setItem(CHOICE_KEY, choice)
}
