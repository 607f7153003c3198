/** What the device remembers, on the page of mistakes: today's ten, the whole list, what has left, and the map. */

import { enhance as startChoices } from '#app/browser/memory/choices.ts'
import { memory } from '#app/browser/memory/device-memory.ts'
import { takeLeft } from '#app/browser/memory/left.ts'
import { make } from '#app/browser/memory/make.ts'
import { failureWords } from '#app/browser/memory/say.ts'
import { SWITCHED } from '#app/browser/memory/switching.ts'
import { dayNumber, singaporeDate } from '#lib/singapore-date.ts'
import { isOpen } from '#memory/book/book.ts'
import { dueOn } from '#memory/book/due.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import type { Book, Mistake } from '#memory/kept/shapes.ts'
import { keepCopyLine } from './keep-copy.ts'
import { withQuestions } from './known.ts'
import { fillMap, tonight } from './map.ts'
import { todaysTen } from './ten.ts'
import { listOfAll, whatLeft } from './whole-list.ts'

/** The newest miss first. */
const openMistakes = (book: Book): readonly Mistake[] =>
  Object.values(book.mistakes)
    .filter(isOpen)
    .sort((a, b) => b.day - a.day)

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

export function showMistakes(place: HTMLElement): void {
  const off = place.querySelector<HTMLElement>('[data-mistakes-off]')
  const list = place.querySelector<HTMLElement>('[data-mistakes-list]')
  const choices = off?.querySelector<HTMLElement>('[data-memory-choices]')
  if (off === null || list === null || !choices) return
  const show = async () => {
    const on = isOn(memoryChoice())
    off.hidden = on
    list.hidden = !on
    if (!on) return
    try {
      const today = dayNumber(singaporeDate(new Date()))
      await takeLeft()
      const book = await memory().book()
      const all = openMistakes(book)
      const due = await withQuestions(dueOn(book, today))
      const ten = todaysTen(place, { due, all, today, exam: examAfter(place, today) })
      const copy = await keepCopyLine(book, today)
      list.replaceChildren(
        ten,
        tonight(book, place),
        listOfAll(all, today, list.querySelector('details[open]') !== null, show),
        copy,
        whatLeft(book),
      )
      fillMap(place, book)
    } catch (error) {
      list.replaceChildren(make('p', { class: 'alert alert-note', role: 'status' }, failureWords(error)))
    }
  }
  document.addEventListener(SWITCHED, show)
  startChoices(choices)
  show()
  if (!location.hash.startsWith(LINK)) return
  import('./from-link.ts').then(({ askForLink }) => askForLink(off, location.hash.slice(LINK.length), show))
}
