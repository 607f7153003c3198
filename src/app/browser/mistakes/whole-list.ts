/** Every question that comes back, to take out or to keep in, and what has left. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { mistakeList } from '#app/browser/memory/device-mistakes.ts'
import { make, makeButton } from '#app/browser/memory/make.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { refPath } from '#app/parts/exercise-ref.ts'
import { MAX_MISTAKES } from '#memory/book/book.ts'
import { keepIn, takeOut } from '#memory/book/by-hand.ts'
import { originIn } from '#memory/book/drawn.ts'
import { isOpen } from '#memory/book/keys.ts'
import type { Book, Mistake } from '#memory/kept/shapes.ts'
import type { Overview } from '#memory/mistake-list.ts'
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
    `${path.startsWith('listening/') ? 'Clip' : 'Question'} ${id} of `,
    make('a', { href: refPath(path) }, path),
    ': open it once to have it here.',
  )
}

/** `changed` gets the row that was taken out or kept in, and the mistake as it is now. */
type Changed = (row: HTMLElement, now: Mistake) => void

function rowOf(known: Known, today: number, changed: Changed): HTMLElement {
  const { ref, due, state } = known.mistake
  const change = async (how: (book: Book) => Book) => {
    await memory().changeBook([ref], how)
    const [now] = await memory().mistakes([ref])
    if (now !== undefined) changed(row, now)
  }
  const press = (how: (book: Book) => Book) => () => void change(how).catch(sayFailure)
  const kept = state === 'kept'
  const when = `${kept ? 'stays, ' : ''}${comesBack(due - today)}`
  const small = known.question === null ? when : `${known.question.title} · ${when}`
  const row = make(
    'li',
    {},
    make('span', {}, whatIsAsked(known), make('small', {}, small)),
    make(
      'span',
      { class: 'btn-row' },
      makeButton(
        kept ? 'Let it leave' : 'Keep it in',
        'quiet',
        press((book) => keepIn(book, ref)),
      ),
      makeButton(
        'Take it out',
        'quiet',
        press((book) => takeOut(book, ref, today)),
      ),
    ),
  )
  return row
}

/** So many are read and drawn at once. */
export const PAGE = 50

const seeAll = (open: number): string => `See all ${open} in the list`

/**
 * `open` is how many come back. The rows are read and drawn once it is open, a page at a time. `changed` is called when one was taken out
 * or kept in.
 */
export function listOfAll(open: number, today: number, changed: () => void): HTMLElement {
  if (open === 0) return make('div', {})
  const summary = make('summary', {}, seeAll(open))
  const rows = make('ul', { role: 'list', class: 'ten-list' })
  const more = makeButton(`Show ${PAGE} more`, 'plain', () => void drawMore().catch(sayFailure))
  const list = make('details', { class: 'paper paper-pad all-mistakes' }, summary, rows, more)
  let left = open
  const onChange: Changed = (row, mistake) => {
    if (isOpen(mistake)) void redraw(row, mistake).catch(sayFailure)
    else {
      const near = row.nextElementSibling ?? row.previousElementSibling
      row.remove()
      left -= 1
      summary.textContent = seeAll(left)
      ;(near?.querySelector<HTMLElement>('button:last-child') ?? summary).focus()
    }
    changed()
  }
  const drawn = async (mistakes: readonly Mistake[]) =>
    (await withQuestions(mistakes)).map((known) => rowOf(known, today, onChange))
  const redraw = async (row: HTMLElement, mistake: Mistake) => {
    const [now] = await drawn([mistake])
    if (now === undefined) return
    row.replaceWith(now)
    now.querySelector('button')?.focus()
  }
  const drawMore = async () => {
    const shown = rows.childElementCount
    const next = await drawn((await mistakeList().newest(shown + PAGE)).slice(shown))
    rows.append(...next)
    more.hidden = rows.childElementCount >= left
    if (shown > 0) next[0]?.querySelector('button')?.focus()
  }
  list.addEventListener('toggle', () => void drawMore().catch(sayFailure), { once: true })
  return list
}

/** What was learnt, and what made room. */
export function whatLeft({ learnt, dropped }: Overview): HTMLElement {
  const lines = [
    learnt === 0
      ? []
      : learnt === 1
        ? 'One question has left: right on two days.'
        : `${learnt} questions have left: right on two days.`,
    dropped === 0
      ? []
      : `The list has room for ${MAX_MISTAKES.toLocaleString('en')}. ${dropped} of the oldest made room for new ones.`,
  ].flat()
  return make('div', { class: 'what-left' }, ...lines.map((line) => make('p', {}, line)))
}
