/** Enter in a blank. */
import type { KeyboardEvent } from 'react'
import { nextBlank } from './blank-focus.ts'

/** Enter goes to the next blank, as the phone's Next key does; from the last one to Submit. */
export function onEnter(event: KeyboardEvent<HTMLElement>) {
  const box = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(box instanceof HTMLInputElement)) return
  if (box.dataset.blank === undefined) return
  event.preventDefault()
  nextBlank(box)?.focus()
}
