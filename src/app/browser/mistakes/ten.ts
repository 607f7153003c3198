/** Today's ten: the questions in one line each, and the ways to try them again and to print them. */
import { make, makeButton } from '#app/browser/memory/make.ts'
import { clipIn, type Known, type Today } from './known.ts'
import { ovals } from './ovals.ts'

const daysAgo = (days: number): string => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`)

/** `way` is what a row has besides, such as a button. */
function tenRow({ mistake, question }: Known, today: number, way: readonly HTMLElement[]): HTMLElement {
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
      ...(way.length === 0 ? [] : [make('span', { class: 'btn-row' }, ...way)]),
    ),
    ovals(right),
  )
}

/** In small numbers it is written out. */
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function nothingToday({ open }: Today): readonly HTMLElement[] {
  const words =
    open === 0
      ? 'Nothing is listed. What you miss from now on comes here. If there was a list before, your browser deleted it: a copy that you saved can be read in on the privacy page.'
      : 'Nothing for today. The others are resting: each comes back on its own day, never more than ten at once.'
  return [make('h2', { id: 'ten' }, 'Nothing for today'), make('p', {}, words)]
}

const OVALS = 'One oval for each day you are right. When both are shaded, the question leaves.'
const CLIPS = 'A listening clip comes with all its questions, and is right when all of them are.'

/** `place` is where the ten are played. */
export function todaysTen(place: HTMLElement, shown: Today): HTMLElement {
  const box = make('section', { class: 'paper paper-pad ten', 'aria-labelledby': 'ten' })
  const here = shown.due.filter(({ question }) => question !== null)
  if (here.length === 0) {
    box.append(...nothingToday(shown))
    return box
  }
  const asked = here.filter((one) => clipIn(one) === null)
  const title = `${NUMBERS[here.length]} for today`
  const start = makeButton('Start', 'main', async () =>
    (await import('./play-ten.tsx')).playTen(place, { ...shown, due: asked }),
  )
  const print = makeButton('Print with key', 'plain', async () =>
    (await import('./print-ten.tsx')).printTen(place, asked),
  )
  const listen = (one: Known) => {
    const known = clipIn(one)
    if (known === null) return []
    return [
      makeButton('Listen again', 'plain', async () => (await import('./play-clip.tsx')).playClip(place, known, shown)),
    ]
  }
  box.append(
    make('div', { class: 'ten-head' }, make('h2', { id: 'ten' }, title), ...(asked.length === 0 ? [] : [start])),
    make('ol', { class: 'ten-list', role: 'list' }, ...here.map((one) => tenRow(one, shown.today, listen(one)))),
    make('p', { class: 'small' }, asked.length === here.length ? OVALS : `${OVALS} ${CLIPS}`),
    ...(asked.length === 0 ? [] : [make('div', { class: 'btn-row' }, print)]),
  )
  return box
}
