/** What the owner of the device chooses about its memory. Browser only; all throw what the browser throws if it blocks its storage. */
import { CHOICE_KEY, isOn, type MemoryChoice, memoryChoice } from './choice.ts'

const SURE_KEY = 'memory-sure'

/** Whether something may be kept on the device, also while a visit has a memory of its own. */
export const keepsOnDevice = (): boolean => localStorage.getItem(CHOICE_KEY) === 'on'

export function saveChoice(choice: MemoryChoice): void {
  sessionStorage.removeItem(CHOICE_KEY)
  if (!isOn(choice)) for (const storage of [sessionStorage, localStorage]) storage.removeItem(SURE_KEY)
  if (choice === '') localStorage.removeItem(CHOICE_KEY)
  else if (choice === 'visit') sessionStorage.setItem(CHOICE_KEY, choice)
  else localStorage.setItem(CHOICE_KEY, choice)
}

/** Where the choice is kept, the other one is kept as well. */
const own = (): Storage => (memoryChoice() === 'visit' ? sessionStorage : localStorage)

/** Whether the pupil wants to be asked how sure an answer is. */
export const asksSure = (): boolean => isOn(memoryChoice()) && own().getItem(SURE_KEY) === 'on'

export function saveAsksSure(on: boolean): void {
  if (on) own().setItem(SURE_KEY, 'on')
  else own().removeItem(SURE_KEY)
}
