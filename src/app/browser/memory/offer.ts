/** Offers once to remember, where something was missed or is left unfinished. Whoever says no is never asked again. */
import { type MemoryChoice, memoryChoice } from '#memory/choice/choice.ts'
import { make, makeButton } from './make.ts'
import { failureWords } from './say.ts'
import { switchMemory } from './switching.ts'

const MISSED =
  'Shall this device remember the questions you missed? They come back on another day, until you have them right on two days.'
const LEFT = 'Shall this device keep your answers? Then you can go on another day, also when this tab was closed.'
const WHO = 'It stays on this device only and is never sent. Anybody who uses this device can see it.'

const AFTER: Readonly<Record<MemoryChoice, string>> = {
  on: 'This device remembers it now.',
  visit: 'It is remembered until you close this tab.',
  no: 'Nothing is remembered. You can change this under Display.',
  '': '',
}

/** Fills the place; it stays empty where something was chosen already. */
export function offer(place: HTMLElement): void {
  if (memoryChoice() !== '' || place.childElementCount > 0) return
  const status = make('p', { role: 'status', class: 'offer-said' })
  const choose = async (choice: MemoryChoice) => {
    try {
      await switchMemory(choice)
      status.textContent = AFTER[choice]
    } catch (error) {
      status.textContent = failureWords(error)
    }
    box.replaceChildren(status)
    status.focus()
  }
  status.tabIndex = -1
  const words = place.closest('dialog') === null ? MISSED : LEFT
  const box = make(
    'div',
    { class: 'memory-offer', role: 'group', 'aria-label': 'Remember on this device' },
    make('p', {}, make('b', {}, words), ` ${WHO}`),
    make(
      'div',
      { class: 'btn-row' },
      makeButton('Yes, remember', 'plain', () => choose('on')),
      makeButton('For this visit only', 'plain', () => choose('visit')),
      makeButton('No', 'quiet', () => choose('no')),
    ),
  )
  place.append(box)
}
