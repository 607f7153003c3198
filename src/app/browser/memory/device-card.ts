/** The card of what this device remembers: exercises to go on with, and the mistakes of the day. Nothing without any. */
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { type MemoryChoice, memoryChoice } from '#memory/choice/choice.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { toGoOn } from '#memory/kept/unfinished.ts'
import { memory } from './device-memory.ts'
import { mistakeList, tidyUp } from './device-mistakes.ts'
import { takeLeft } from './left.ts'
import { make } from './make.ts'
import { failureWords } from './say.ts'

/** So many exercises to go on with are shown, the newest ones. */
const SHOWN = 3

const TITLES: Readonly<Record<MemoryChoice, string>> = {
  on: 'On this device only',
  visit: 'For this visit only',
  no: '',
  '': '',
}

function arrow(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  for (const line of ['M5 12h14', 'm12 5 7 7-7 7']) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', line)
    svg.append(path)
  }
  return svg
}

const row = (to: string, words: readonly (Node | string)[], small: string): HTMLElement =>
  make('li', {}, make('a', { href: to }, make('span', {}, ...words, make('small', {}, small)), arrow()))

const goOnRow = ({ path, title, language, done, of }: Unfinished): HTMLElement =>
  row(path, ['Go on: ', make('span', { lang: language }, title)], `${done} of ${of} done`)

/** Nothing while no mistake is kept. */
async function mistakesRow(today: number): Promise<readonly HTMLElement[]> {
  const { all, nearly } = await mistakeList().overview()
  if (all === 0) return []
  const due = (await mistakeList().due(today)).length
  const parts = [due === 0 ? 'nothing for today' : `${due} for today`, nearly === 0 ? [] : `${nearly} nearly learnt`]
  return [row('/mistakes', ['My mistakes'], parts.flat().join(', '))]
}

function card(rows: readonly HTMLElement[]): HTMLElement {
  return make(
    'section',
    { class: 'paper device', 'aria-labelledby': 'device-title' },
    make(
      'div',
      { class: 'device-head' },
      make('h2', { class: 'label', id: 'device-title' }, TITLES[memoryChoice()]),
      make('a', { class: 'quiet-link', href: '/privacy#memory' }, 'See or forget'),
    ),
    make('ul', { class: 'ways', role: 'list' }, ...rows),
  )
}

const problem = (error: unknown): HTMLElement => make('p', { class: 'small', role: 'status' }, failureWords(error))

/** Puts the card after `before`; `fits` says which exercises belong there, `withMistakes` whether the mistakes do. */
export async function showCard(
  before: Element | null,
  fits: (one: Unfinished) => boolean,
  withMistakes: boolean,
): Promise<void> {
  try {
    const now = new Date()
    await takeLeft()
    await tidyUp(now)
    const begun = await memory().begun()
    const goOn = toGoOn(begun.filter(fits), now.getTime()).slice(0, SHOWN).map(goOnRow)
    const rows = [...goOn, ...(withMistakes ? await mistakesRow(dayNumber(singaporeDate(now))) : [])]
    if (rows.length > 0) before?.after(card(rows))
  } catch (error) {
    before?.after(problem(error))
  }
}
