/** Finds blanks in a form's document order. The DOM is the order a pupil sees; the state keeps none. */

import { keepInView } from './keep-in-view.ts'

const BLANKS = 'input[data-blank]'

/** The blank after this one, or the form's Submit after the last. */
export function nextBlank(box: HTMLInputElement): HTMLElement | null {
  const all = [...(box.form?.querySelectorAll<HTMLElement>(BLANKS) ?? [])]
  return all[all.indexOf(box) + 1] ?? box.form?.querySelector<HTMLElement>('button[type="submit"]') ?? null
}

function blankOf(form: HTMLFormElement | null, id: string): HTMLInputElement | undefined {
  return [...(form?.querySelectorAll<HTMLInputElement>(BLANKS) ?? [])].find(({ dataset }) => dataset.blank === id)
}

/** Puts the focus into the blank of an item and moves the page no further than it must. */
export function focusBlank(form: HTMLFormElement | null, id: string): void {
  const box = blankOf(form, id)
  box?.focus({ preventScroll: true })
  showBlank(form, id)
}

/** Brings the blank of an item, and the text that follows it, out from behind what stays at the foot of the screen. */
export function showBlank(form: HTMLFormElement | null, id: string): void {
  const box = blankOf(form, id)
  if (box === undefined) return
  const { lineHeight } = getComputedStyle(box.closest('p') ?? box)
  keepInView([box], Number.parseFloat(lineHeight) || 0)
}
