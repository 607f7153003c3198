/** Switches memory on or off. */
import { isOn, type MemoryChoice } from '#memory/choice/choice.ts'
import { keepsOnDevice, saveChoice } from '#memory/choice/choosing.ts'
import { onDevice, thisVisit } from './device-memory.ts'
import { forgetLeft } from './left.ts'

/** Every place on the page that shows the switch hears of a change. */
export const SWITCHED = 'memory-switched'

/**
 * Saves the choice and begins with the exercise of the page; switching off forgets all that is kept. Rejects where the browser
 * blocks its storage.
 */
export async function switchMemory(choice: MemoryChoice): Promise<void> {
  if (!isOn(choice)) await forgetAll()
  saveChoice(choice)
  // A browser that asks may keep it for longer; none promises to.
  if (choice === 'on' && 'storage' in navigator) await navigator.storage.persist().catch(() => false)
  if (isOn(choice) && document.querySelector('[data-quiz]') !== null) (await import('./exercise/keeping.ts')).keep()
  document.dispatchEvent(new Event(SWITCHED))
}

/** Forgets what is kept on the device and in this tab; a device that keeps nothing stays untouched. */
export async function forgetAll(): Promise<void> {
  forgetLeft()
  await thisVisit.forget()
  if (keepsOnDevice()) await onDevice.forget()
}
