/** Finds blanks in a form's document order. The DOM is the order a pupil sees; the state keeps none. */

const BLANKS = 'input[data-blank]'

/** The blank after this one, or the form's Submit after the last. */
export function nextBlank(form: HTMLFormElement, box: HTMLInputElement): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>(BLANKS)]
  return all[all.indexOf(box) + 1] ?? form.querySelector<HTMLElement>('button[type="submit"]')
}

/** Puts the focus into the blank of an item, without opening the keyboard that the tap pad stands in for. */
export function focusBlank(form: HTMLFormElement | null, id: string): void {
  const box = [...(form?.querySelectorAll<HTMLInputElement>(BLANKS) ?? [])].find(({ dataset }) => dataset.blank === id)
  box?.focus()
}
