/** In the browser: draws on the contact form what its server would draw, from the templates in it. */
import { FIELD_NAMES, type FieldName, OUTCOME_ID, type Outcome, outcomeTexts } from './contact-form-fields.ts'

const SENDING = 'Sending your message…'

/** What is said of the last message is hidden, but keeps its place: nothing moves under the finger. */
export function showSending(form: HTMLFormElement, isSending: boolean): void {
  form.toggleAttribute('data-sending', isSending)
  for (const button of form.querySelectorAll('button')) button.ariaDisabled = isSending ? 'true' : null
  for (const says of form.querySelectorAll('[aria-live]')) says.textContent = isSending ? SENDING : ''
}

/** Shows the outcome above the fields and moves the focus there. The fields are emptied if the message was sent. */
export function showOutcome(form: HTMLFormElement, outcome: Outcome): void {
  form.querySelector(`#${OUTCOME_ID}`)?.remove()
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control === null) continue
    if (outcome.kind === 'sent') control.value = ''
    showError(form, control, name, outcome.kind === 'wrong' ? (outcome.errors[name] ?? '') : '')
  }
  const box = copyOf(form, outcome.kind === 'sent' ? 'sent' : 'failed')
  const place = box?.querySelector('div')
  if (!box || !place) return
  place.append(
    ...outcomeTexts(outcome).map((text) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = text
      return paragraph
    }),
  )
  form.prepend(box)
  box.focus()
}

function controlOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

/** `error` is '' for a field that is right. */
function showError(form: HTMLFormElement, control: HTMLElement, name: FieldName, error: string): void {
  const id = `${name}-error`
  form.querySelector(`#${id}`)?.remove()
  control.parentElement?.classList.toggle('field-bad', error !== '')
  const described = [`${name}-hint`]
  const note = error === '' ? null : copyOf(form, 'error')
  if (note !== null) {
    note.id = id
    note.append(error)
    control.after(note)
    described.push(id)
  }
  setOrRemove(control, 'aria-invalid', note === null ? '' : 'true')
  setOrRemove(control, 'aria-describedby', described.filter((part) => form.querySelector(`#${part}`)).join(' '))
}

function setOrRemove(element: HTMLElement, attribute: string, value: string): void {
  if (value === '') element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

/** A new copy of the element in the template of this name. */
function copyOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const template = form.querySelector(`template[data-copy="${name}"]`)
  if (!(template instanceof HTMLTemplateElement)) return null
  const copy = document.importNode(template.content, true).firstElementChild
  return copy instanceof HTMLElement ? copy : null
}
