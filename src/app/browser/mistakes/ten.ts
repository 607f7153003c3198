/** Today's ten: the questions in one line each, and the ways to try them again and to print them. */
import { make, makeButton } from '#app/browser/memory/make.ts'
import type { Known, Today } from './known.ts'
import { ovals } from './ovals.ts'

const daysAgo = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)

function tenRow({ mistake, question }: Known, today: number): HTMLElement {
  const { right, day, sure } = mistake
  const when = right > 0 ? `right once, ${daysAgo(today - day)}` : `missed ${daysAgo(today - day)}`
  const small = [question?.title ?? '', sure ? 'you were sure' : '', when].filter((part) => part !== '').join(' · ')
  return make(
    'li',
    {},
    make(
      'span',
      {},
      make('span', { lang: question?.language ?? 'en' }, question?.line ?? ''),
      make('small', {}, small),
    ),
    ovals(right),
  )
}

/** In small numbers it is written out. */
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function nothingToday({ all }: Today): readonly HTMLElement[] {
  const words =
    all.length === 0
      ? 'Nothing is listed. What you miss from now on comes here. If there was a list before, your browser deleted it: a copy that you saved can be read in on the privacy page.'
      : 'Nothing for today. The others are resting: each comes back on its own day, never more than ten at once.'
  return [make('h2', { id: 'ten' }, 'Nothing for today'), make('p', {}, words)]
}

/** `place` is where the ten are played. */
export function todaysTen(place: HTMLElement, shown: Today): HTMLElement {
  const box = make('section', { class: 'paper paper-pad ten', 'aria-labelledby': 'ten' })
  const here = shown.due.filter(({ question }) => question !== null)
  if (here.length === 0) {
    box.append(...nothingToday(shown))
    return box
  }
  const title = `${NUMBERS[here.length]} for today`
  const start = makeButton('Start', 'main', async () =>
    (await import('./play-ten.tsx')).playTen(place, { ...shown, due: here }),
  )
  const print = makeButton('Print with key', 'plain', async () =>
    (await import('./print-ten.tsx')).printTen(place, here),
  )
  box.append(
    make('div', { class: 'ten-head' }, make('h2', { id: 'ten' }, title), start),
    make('ol', { class: 'ten-list', role: 'list' }, ...here.map((one) => tenRow(one, shown.today))),
    make('p', { class: 'small' }, 'One oval for each day you are right. When both are shaded, the question leaves.'),
    make('div', { class: 'btn-row' }, print),
  )
  return box
}
