/** On the privacy page: what this device saved of the display choices, and the button that deletes it. */
import { saveChoices, savedChoices } from './saved-display.ts'

export function enhance(place: HTMLElement): void {
  const list = place.querySelector('[data-saved]')
  const button = place.querySelector('button')
  const said = place.querySelector('[role="status"]')
  if (list === null || button === null || said === null) return
  const show = () => {
    const saved = Object.entries(savedChoices())
    list.textContent = saved.length === 0 ? 'nothing' : saved.map(([field, value]) => `${field}: ${value}`).join(', ')
    button.setAttribute('aria-disabled', String(saved.length === 0))
  }
  button.addEventListener('click', () => {
    if (Object.keys(savedChoices()).length === 0) return
    saveChoices({})
    show()
    said.textContent = 'Deleted. Pages look as your device prefers again.'
  })
  addEventListener('storage', show)
  show()
  place.hidden = false
}
