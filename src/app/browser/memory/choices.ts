/** The switch of memory at work. */
import { isOn, type MemoryChoice, memoryChoice } from '#memory/choice/choice.ts'
import { asksSure, saveAsksSure } from '#memory/choice/sure-choice.ts'
import { failureWords } from './say.ts'
import { defineSure } from './sure.ts'
import { SWITCHED, switchMemory } from './switching.ts'

const SAID: Readonly<Record<MemoryChoice, string>> = {
  on: 'On.',
  visit: 'On until you close this tab. On a device of a school, choose this.',
  no: 'Off. All that was remembered is deleted.',
  '': 'Off. All that was remembered is deleted.',
}

const isChoice = (value: string): value is MemoryChoice => value in SAID

/** A question that is open asks at once. */
function askSure(on: boolean): void {
  saveAsksSure(on)
  if (on) defineSure()
}

/** `group` has a radio for each choice and a line that says what was done. */
export function enhance(group: HTMLElement): void {
  const said = group.querySelector('[data-memory-said]')
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const sure = group.querySelector<HTMLElement>('[data-memory-sure]')
  const sureBox = sure?.querySelector('input')
  const show = () => {
    const choice = memoryChoice() || 'no'
    for (const radio of radios) radio.checked = radio.value === choice
    if (sure === null || !sureBox) return
    sure.hidden = !isOn(choice)
    sureBox.checked = asksSure()
  }
  const say = (words: string) => {
    if (said !== null) said.textContent = words
  }
  const choose = async (choice: MemoryChoice) => {
    try {
      await switchMemory(choice)
      say(SAID[choice])
    } catch (error) {
      say(failureWords(error))
    }
    show()
  }
  // What was chosen while this module was on its way counts.
  const early = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked)
  group.addEventListener('change', ({ target }) => {
    if (target === sureBox && sureBox) askSure(sureBox.checked)
    else if (target instanceof HTMLInputElement && isChoice(target.value)) choose(target.value)
  })
  document.addEventListener(SWITCHED, show)
  if (early !== undefined && isChoice(early.value)) choose(early.value)
  else show()
}
