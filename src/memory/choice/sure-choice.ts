/** Whether the pupil wants to be asked how sure an answer is. Browser only; all throw what the browser throws if it blocks its storage. */
import { choiceStorage, isOn, memoryChoice } from './choice.ts'

const SURE_KEY = 'memory-sure'

export const asksSure = (): boolean => isOn(memoryChoice()) && choiceStorage().getItem(SURE_KEY) === 'on'

export function saveAsksSure(on: boolean): void {
  if (on) choiceStorage().setItem(SURE_KEY, 'on')
  else choiceStorage().removeItem(SURE_KEY)
}

/** Of the device and of the tab. */
export function forgetAsksSure(): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(SURE_KEY)
}
