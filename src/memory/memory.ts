/** What is kept on this device, by what it is: the book, the exercises that were begun, and the questions to show again. */
import { byRef } from './book/book.ts'
import { isOpen } from './book/keys.ts'
import type { Book, KeptQuestion, Mistake, Unfinished } from './kept/shapes.ts'
import type { DeviceStore } from './store/port.ts'
import {
  BEGUN,
  BOOK,
  MISTAKE,
  mistakeEntry,
  QUESTION,
  readBegun,
  readBook,
  readKept,
  readMistakes,
  stored,
} from './stored.ts'

/** Rejects with a StorageError, with a DamagedBookError where it needs the book. */
export type Memory = Readonly<{
  /** The mistakes of these names that there are. */
  mistakes(refs: readonly string[]): Promise<readonly Mistake[]>
  /** `change` gets the book with the mistakes of these names alone, and changes no others. */
  changeBook(refs: readonly string[], change: (book: Book) => Book): Promise<void>
  begun(): Promise<readonly Unfinished[]>
  begunAt(id: string): Promise<Unfinished | null>
  /** `change` gets what is kept now; null removes it. */
  changeBegun(id: string, change: (kept: Unfinished | null) => Unfinished | null): Promise<void>
  /** The question of a mistake, by its `ref`. It goes when the mistake does not come back any more. */
  keepQuestion(ref: string, question: KeptQuestion): Promise<void>
  /** In the order of the names; null for one that is not here or cannot be read. */
  questions(refs: readonly string[]): Promise<readonly (KeptQuestion | null)[]>
  forget(): Promise<void>
  /** While the page rests, what is under way is given up and nothing begins. */
  rest(resting: boolean): void
}>

const mistakeName = (ref: string): string => MISTAKE + ref
const questionName = (ref: string): string => QUESTION + ref

export const openMemory = (store: DeviceStore): Memory => ({
  mistakes: async (refs) => readMistakes(await store.get(refs.map(mistakeName))),
  changeBook: (refs, change) =>
    store.update([BOOK, ...refs.map(mistakeName)], ([first, ...rows]) => {
      const before = readBook(first)
      const { mistakes, ...rest } = change({ ...before, mistakes: byRef(readMistakes(rows)) })
      const changed = Object.values(mistakes)
      const gone = changed.filter((mistake) => !isOpen(mistake))
      return [
        [BOOK, stored({ ...before, ...rest })],
        ...changed.map(mistakeEntry),
        ...gone.map(({ ref }) => [questionName(ref), undefined] as const),
      ]
    }),
  begun: async () => (await store.get(await store.names(BEGUN))).flatMap((value) => readBegun(value) ?? []),
  begunAt: async (id) => readBegun((await store.get([BEGUN + id]))[0]),
  changeBegun: (id, change) =>
    store.update([BEGUN + id], ([value]) => {
      const kept = change(readBegun(value))
      return [[BEGUN + id, kept === null ? undefined : stored(kept)]]
    }),
  keepQuestion: (ref, kept) => store.update([], () => [[questionName(ref), stored(kept)]]),
  questions: async (refs) => (await store.get(refs.map(questionName))).map((value) => readKept<KeptQuestion>(value)),
  forget: () => store.clear(),
  rest: (resting) => store.rest(resting),
})
