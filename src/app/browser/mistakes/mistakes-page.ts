/** What the device remembers, on the page of mistakes: today's ten, the whole list, what has left, and the map. */

import { enhance as startChoices } from '#app/browser/memory/choices.ts'
import { mistakeList, tidyUp } from '#app/browser/memory/device-mistakes.ts'
import { takeLeft } from '#app/browser/memory/left.ts'
import { make } from '#app/browser/memory/make.ts'
import { failureWords } from '#app/browser/memory/say.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { SWITCHED } from '#app/browser/memory/switching.ts'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import { keepCopyLine } from './keep-copy.ts'
import { withQuestions } from './known.ts'
import { fillMap, tonight } from './map.ts'
import { todaysTen } from './ten.ts'
import { listOfAll, PAGE, whatLeft } from './whole-list.ts'

/** The first day of the examination that is still to come, or null. */
function examAfter(place: HTMLElement, today: number): number | null {
  const days = (place.dataset.exams ?? '')
    .split(' ')
    .filter((day) => day !== '')
    .map(Number)
  return days.find((day) => day > today) ?? null
}

/** A link from another device holds its mistakes in the fragment. */
const LINK = '#b='

/** What is due is on the screen before the map and the list are worked out. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

export function showMistakes(place: HTMLElement): void {
  const off = place.querySelector<HTMLElement>('[data-mistakes-off]')
  const list = place.querySelector<HTMLElement>('[data-mistakes-list]')
  const choices = off?.querySelector<HTMLElement>('[data-memory-choices]')
  if (off === null || list === null || !choices) return
  const [first, whole, last] = [make('div', { class: 'mistakes-list' }), make('div', {}), make('div', {})]
  list.replaceChildren(first, whole, last)
  /** All but the whole list, which may be open and have the focus; gives how many come back. */
  const renew = async (today: number): Promise<number> => {
    const [due, newest, overview] = await Promise.all([
      mistakeList().due(today).then(withQuestions),
      mistakeList().newest(PAGE),
      mistakeList().overview(),
    ])
    const { open, all } = overview
    first.replaceChildren(todaysTen(place, { due, open, today, exam: examAfter(place, today) }), tonight(newest, place))
    await painted()
    fillMap(place, overview)
    last.replaceChildren(await keepCopyLine(all, today), whatLeft(overview))
    return open
  }
  const show = async () => {
    const on = isOn(memoryChoice())
    off.hidden = on
    list.hidden = !on
    if (!on) return
    try {
      const now = new Date()
      const today = dayNumber(singaporeDate(now))
      await takeLeft()
      const open = await renew(today)
      whole.replaceChildren(listOfAll(open, today, () => void renew(today).catch(sayFailure)))
      if (await tidyUp(now)) await show()
    } catch (error) {
      first.replaceChildren(make('p', { class: 'alert alert-note', role: 'status' }, failureWords(error)))
    }
  }
  document.addEventListener(SWITCHED, show)
  startChoices(choices)
  show()
  if (!location.hash.startsWith(LINK)) return
  import('./from-link.ts').then(({ askForLink }) => askForLink(off, location.hash.slice(LINK.length), show))
}
