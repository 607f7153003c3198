/** The display panel at work: shows what is chosen, saves what is chosen now. Loaded when the panel is first opened. */
import { DISPLAY_FIELDS, isDisplayField, withChoice } from '#app/parts/display/display-settings.ts'
import { startReadingHelp } from './reading-help.ts'
import { saveChoices, savedChoices } from './saved-display.ts'

export function initDisplayPanel(panel: HTMLElement): void {
  hideWhatCannotWork(panel)
  saveEarly(panel)
  startMemoryChoices(panel)
  const chosen = savedChoices()
  for (const radio of panel.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (isDisplayField(radio.name) && chosen[radio.name] === radio.value) radio.checked = true
  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !isDisplayField(target.name)) return
    saveChoices(withChoice(savedChoices(), target.name, target.value))
    startReadingHelp()
  })
}

/** Few visitors switch memory on here: its part comes after the others. */
function startMemoryChoices(panel: HTMLElement): void {
  const choices = panel.querySelector<HTMLElement>('[data-memory-choices]')
  if (choices !== null) import('#app/browser/memory/choices.ts').then(({ enhance }) => enhance(choices))
}

/** What was chosen while this module was on its way counts. */
function saveEarly(panel: HTMLElement): void {
  for (const { name, value } of panel.querySelectorAll<HTMLInputElement>('input:checked'))
    if (isDisplayField(name) && value !== DISPLAY_FIELDS[name][0]) saveChoices(withChoice(savedChoices(), name, value))
  startReadingHelp()
}

/** Reading aloud is offered where this device has a voice for it. Voices may arrive late. */
function hideWhatCannotWork(panel: HTMLElement): void {
  const group = panel.querySelector<HTMLElement>('[data-field="read"]')
  if (group === null) return
  const look = () => {
    group.hidden = !('speechSynthesis' in window) || speechSynthesis.getVoices().length === 0
  }
  look()
  if ('speechSynthesis' in window) speechSynthesis.addEventListener('voiceschanged', look)
}
