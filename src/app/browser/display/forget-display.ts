/** On the privacy page: what this device keeps of the display choices, and the button that deletes it. */
import { keepChoices, keptChoices } from './kept-display.ts'

export function enhance(place: HTMLElement): void {
  const list = place.querySelector('[data-kept]')
  const button = place.querySelector('button')
  const said = place.querySelector('[role="status"]')
  if (list === null || button === null || said === null) return
  const show = () => {
    const kept = Object.entries(keptChoices())
    list.textContent = kept.length === 0 ? 'nothing' : kept.map(([field, value]) => `${field}: ${value}`).join(', ')
    button.setAttribute('aria-disabled', String(kept.length === 0))
  }
  button.addEventListener('click', () => {
    if (Object.keys(keptChoices()).length === 0) return
    keepChoices({})
    show()
    said.textContent = 'Deleted. Pages look as your device prefers again.'
  })
  addEventListener('storage', show)
  show()
  place.hidden = false
}
