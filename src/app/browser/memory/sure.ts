/** 'I am sure': one tap with an answer, where the pupil wants to be asked. What was wrong all the same comes first when it comes back. */
import { asksSure } from '#memory/choice/sure-choice.ts'
import { make } from './make.ts'

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
