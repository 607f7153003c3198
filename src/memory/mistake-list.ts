/** The mistakes of this device as its pages show them: what is due, what is new, how many there are. Reads no more than it gives. */
import { byRef } from './book/book.ts'
import { inTurn, leftToday, MAX_A_DAY } from './book/due.ts'
import { ALL, dueRanges, LEARNT, NEARLY_LEARNT } from './book/keys.ts'
import type { Book, Mistake } from './kept/shapes.ts'
import type { KeyedStore } from './store/port.ts'
import { BOOK, readBook, readMistakes } from './stored.ts'

/** More than a device has. */
const EVERY = 2 ** 31

/** Of `all` mistakes `open` come back; of these `nearly` were right once. `learnt` do not come back any more. */
export type Overview = Pick<Book, 'skills' | 'dropped'> &
  Readonly<{ all: number; open: number; nearly: number; learnt: number }>

/** Rejects with a StorageError, or with a DamagedBookError. */
export type MistakeList = Readonly<{
  /** What comes back on the day `today`, in days since 1970, in the order in which it is asked. */
  due(today: number): Promise<readonly Mistake[]>
  /** Those that come back, what was answered last first; at most `count`, at least 1. */
  newest(count: number): Promise<readonly Mistake[]>
  overview(): Promise<Overview>
  /** All of it, for a copy. */
  book(): Promise<Book>
}>

export function openMistakeList(store: KeyedStore): MistakeList {
  const withoutMistakes = async () => readBook((await store.get([BOOK]))[0])
  return {
    async due(today) {
      const [book, due] = await Promise.all([withoutMistakes(), store.list('need', dueRanges(today), MAX_A_DAY)])
      return inTurn(readMistakes(due).slice(0, leftToday(book, today)))
    },
    newest: async (count) => readMistakes(await store.list('newest', [ALL], count)),
    async overview() {
      const { skills, dropped } = await withoutMistakes()
      const [all, open, nearly, learnt] = await Promise.all([
        store.count('age', ALL),
        store.count('newest', ALL),
        store.count('progress', NEARLY_LEARNT),
        store.count('progress', LEARNT),
      ])
      return { skills, dropped, all, open, nearly, learnt }
    },
    book: async () => ({
      ...(await withoutMistakes()),
      mistakes: byRef(readMistakes(await store.list('age', [ALL], EVERY))),
    }),
  }
}
