/** Two ovals as on the answer sheet: one is shaded for each day on which a question was right. */
import { make } from '#app/browser/memory/make.ts'

const WORDS = ['not right yet, two days to go', 'right once, one more day to go']

export const ovals = (right: number): HTMLElement =>
  make(
    'span',
    { class: 'twice', role: 'img', 'aria-label': WORDS[right] ?? 'right on two days' },
    ...[0, 1].map((i) => make('i', right > i ? { class: 'on' } : {})),
  )
