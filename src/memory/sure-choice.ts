/** Whether the pupil wants to be asked how sure an answer is. Browser only; all throw what the browser throws if it blocks its storage. */
import { isOn, memoryChoice } from './choice.ts'

const SURE_KEY = 'memory-sure'

/** Where the choice of memory is kept, this one is kept as well. */
const own = (): Storage => (memoryChoice() === 'visit' ? sessionStorage : localStorage)

export const asksSure = (): boolean => isOn(memoryChoice()) && own().getItem(SURE_KEY) === 'on'

export function saveAsksSure(on: boolean): void {
  if (on) own().setItem(SURE_KEY, 'on')
  else own().removeItem(SURE_KEY)
}

/** Of the device and of the tab. */
export function forgetAsksSure(): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(SURE_KEY)
}
