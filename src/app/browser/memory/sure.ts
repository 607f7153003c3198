/** 'I am sure': one tap with an answer, where the pupil wants to be asked. What was wrong all the same comes first when it comes back. */
import { asksSure } from '#memory/choosing.ts'
import { make } from './make.ts'

const box = (): HTMLInputElement | null => document.querySelector('memory-sure input')

class SureElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0 || !asksSure()) return
    this.hidden = false
    this.append(make('label', { class: 'tick-row' }, make('input', { type: 'checkbox' }), 'I am sure'))
  }
}

/** Fills the places of the question; a second call does nothing. */
export function defineSure(): void {
  if (customElements.get('memory-sure') === undefined) customElements.define('memory-sure', SureElement)
}

/** Whether the answer that was just submitted was given as sure; the next one begins unsure. */
export function takeSure(): boolean {
  const input = box()
  const sure = input?.checked === true
  if (input !== null) input.checked = false
  return sure
}
