/** The keys 1 to 9 choose an option of the question on show. They can be turned off (WCAG 2.1.4). */
import { type RefObject, useEffect } from 'react'

/** Where a number is text. */
const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog'

function optionFor(event: KeyboardEvent, form: HTMLFormElement | null): HTMLInputElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (!/^[1-9]$/.test(event.key)) return null
  if (event.target instanceof Element && event.target.closest(TYPED) !== null) return null
  const options = form?.querySelectorAll<HTMLInputElement>('[data-stage] input[type="radio"]')
  return options?.[Number(event.key) - 1] ?? null
}

/** Listens while `active`. The option gets the focus too, so that Enter submits it. */
export function useNumberKeys(active: boolean, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      const option = optionFor(event, form.current)
      if (option === null || option.disabled) return
      event.preventDefault()
      option.focus()
      option.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active, form])
}
