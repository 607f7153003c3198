/** Every question that comes back, to take out or to keep in, and what has left. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { make, makeButton } from '#app/browser/memory/make.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { refPath } from '#app/parts/exercise-ref.ts'
import { keepIn, takeOut } from '#memory/book/by-hand.ts'
import { originIn } from '#memory/book/drawn.ts'
import type { Book, Mistake } from '#memory/kept/shapes.ts'
import { type Known, withQuestions } from './known.ts'

const comesBack = (days: number): string =>
  days <= 0 ? 'for today' : days === 1 ? 'comes back tomorrow' : `comes back in ${days} days`

/** A question that came with a copy is here once its exercise was opened. */
function whatIsAsked({ mistake, question }: Known): HTMLElement {
  if (question !== null) return make('span', { lang: question.language }, question.line)
  const [path = '', id = ''] = mistake.ref.split(' ')
  if (originIn(mistake.ref) !== '') return make('span', {}, 'A problem that is here once it was missed on this device.')
  return make(
    'span',
    {},
    `Question ${id} of `,
    make('a', { href: refPath(path) }, path),
    ': open it once to have it here.',
  )
}

function row(known: Known, today: number, changed: () => void): HTMLElement {
  const { ref, due, state } = known.mistake
  const change = async (how: (book: Book) => Book) => {
    await memory().changeBook(how)
    changed()
  }
  const kept = state === 'kept'
  const keep = makeButton(kept ? 'Let it leave' : 'Keep it in', 'quiet', () => change((book) => keepIn(book, ref)))
  const out = makeButton('Take it out', 'quiet', () => change((book) => takeOut(book, ref, today)))
  const small = `${known.question?.title ?? ''} ${kept ? 'stays, ' : ''}${comesBack(due - today)}`.trim()
  return make(
    'li',
    {},
    make('span', {}, whatIsAsked(known), make('small', {}, small)),
    make('span', { class: 'btn-row' }, keep, out),
  )
}

/** Its rows are read and drawn once it is open. `changed` is called when one was taken out or kept in. */
export function listOfAll(all: readonly Mistake[], today: number, open: boolean, changed: () => void): HTMLElement {
  if (all.length === 0) return make('div', {})
  const rows = make('ul', { role: 'list', class: 'ten-list' })
  const list = make(
    'details',
    { class: 'paper paper-pad all-mistakes' },
    make('summary', {}, `See all ${all.length} in the list`),
    rows,
  )
  const draw = async () => rows.replaceChildren(...(await withQuestions(all)).map((one) => row(one, today, changed)))
  list.addEventListener('toggle', () => void draw().catch(sayFailure), { once: true })
  list.open = open
  return list
}

/** What was learnt, and what made room. */
export function whatLeft({ mistakes, dropped }: Book): HTMLElement {
  const learnt = Object.values(mistakes).filter(({ state }) => state === 'learnt').length
  const lines = [
    learnt === 0
      ? []
      : learnt === 1
        ? 'One question has left: right on two days.'
        : `${learnt} questions have left: right on two days.`,
    dropped === 0 ? [] : `The list has room for 500. ${dropped} of the oldest made room for new ones.`,
  ].flat()
  return make('div', { class: 'what-left' }, ...lines.map((line) => make('p', {}, line)))
}
