/** What the pupil or a parent decides about a mistake. Pure. */

import type { Book, Mistake } from '#memory/kept/shapes.ts'
import { RIGHT_DAYS } from './next.ts'

const changed = (book: Book, ref: string, change: (mistake: Mistake) => Mistake): Book => {
  const mistake = book.mistakes[ref]
  return mistake === undefined ? book : { ...book, mistakes: { ...book.mistakes, [ref]: change(mistake) } }
}

/** It does not come back. */
export const takeOut = (book: Book, ref: string, today: number): Book =>
  changed(book, ref, (mistake) => ({ ...mistake, state: 'out', day: Math.max(mistake.day, today) }))

/** It stays also when it was right on two days; a second call lets it leave again. */
export const keepIn = (book: Book, ref: string): Book =>
  changed(book, ref, (mistake) => ({ ...mistake, state: mistake.state === 'kept' ? unkept(mistake) : 'kept' }))

const unkept = ({ right }: Mistake): Mistake['state'] => (right >= RIGHT_DAYS ? 'learnt' : 'here')
