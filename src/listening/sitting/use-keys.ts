/** The keys of a sitting: 1 to 9 choose, the arrows move, the space bar plays. They can be turned off (WCAG 2.1.4). */
import { useEffect, useRef } from 'react'

/** What the keys do. `option` counts from 0; a number without an option may come, and `reduce` ignores it. */
export interface Keys {
  choose(option: number): void
  previous(): void
  next(): void
  play(): void
}

/** What does something of its own with the space bar. A chosen radio has no more use for it. */
const OWN_SPACE = 'a, button, summary, input:not(:checked), textarea, select'

function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  const on = event.target instanceof Element ? event.target : document.body
  if (on.closest('dialog') !== null) return null
  if (event.key === 'ArrowLeft') return keys.previous
  if (event.key === 'ArrowRight') return keys.next
  if (event.key === ' ') return on.closest(OWN_SPACE) === null ? keys.play : null
  return /^[1-9]$/.test(event.key) ? () => keys.choose(Number(event.key) - 1) : null
}

/** Listens while `active`. */
export function useKeys(active: boolean, keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current)
      if (action === null) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}
