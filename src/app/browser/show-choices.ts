/**
 * What to print, chosen in the browser: where a static export cannot process the form of a print page, the page holds every
 * part of the paper and this shows those that are chosen.
 */
import { partsOf, readChoices } from '#quiz/print/print-choices.ts'

/** `form` has the fields; another element is left as it is. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const sheet = document.querySelector('.p-sheet')
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const show = () => {
    const texts = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
    const choices = readChoices(new URLSearchParams(texts))
    const names: ReadonlySet<string> = partsOf(choices)
    for (const part of parts) part.hidden = !names.has(part.dataset.part ?? '')
    sheet?.classList.toggle('p-large', choices.large)
  }
  for (const field of form.querySelectorAll('fieldset')) field.hidden = false
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  // A browser may restore what was chosen before a reload.
  show()
}
