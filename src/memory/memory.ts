/** What is kept on this device, by what it is: the book, the exercises that were begun, and the questions to show again. */
import { isObject } from '#lib/json.ts'
import { EMPTY_BOOK, isOpen } from './book/book.ts'
import type { Book, KeptQuestion, Unfinished } from './kept/shapes.ts'
import { isOver } from './kept/unfinished.ts'
import type { DeviceStore } from './store/port.ts'

const BOOK = 'book'
const BEGUN = 'begun/'
const QUESTION = 'question/'

/** The number of the shapes in shapes.ts. Another shape gets the next one, and what the older one becomes. */
const VERSION = 1

/** As this site alone writes it. */
type Stored<T> = Readonly<{ version: typeof VERSION; kept: T }>

const isStored = <T extends object>(value: unknown): value is Stored<T> =>
  isObject(value) && value.version === VERSION && isObject(value.kept)

const stored = <T>(kept: T): Stored<T> => ({ version: VERSION, kept })

/** Null for what is not there, was given up, or cannot be read. */
const readKept = <T extends object>(value: unknown): T | null => (isStored<T>(value) ? value.kept : null)

/** What is stored as the book cannot be read; it stays as it is until all is forgotten. */
export class DamagedBookError extends Error {
  override readonly name = 'DamagedBookError'
}

function readBook(value: unknown): Book {
  if (value === undefined) return EMPTY_BOOK
  const book = readKept<Book>(value)
  if (book === null || !isObject(book.mistakes) || !isObject(book.skills)) throw new DamagedBookError('no book')
  return book
}

const readBegun = (value: unknown): Unfinished | null => readKept<Unfinished>(value)

/** Rejects with a StorageError, with a DamagedBookError where it needs the book. */
export type Memory = Readonly<{
  book(): Promise<Book>
  changeBook(change: (book: Book) => Book): Promise<void>
  begun(): Promise<readonly Unfinished[]>
  begunAt(id: string): Promise<Unfinished | null>
  /** `change` gets what is kept now; null removes it. */
  changeBegun(id: string, change: (kept: Unfinished | null) => Unfinished | null): Promise<void>
  /** The question of a mistake, by its `ref`. */
  keepQuestion(ref: string, question: KeptQuestion): Promise<void>
  /** In the order of the names; null for one that is not here or cannot be read. */
  questions(refs: readonly string[]): Promise<readonly (KeptQuestion | null)[]>
  /** Removes exercises that are over, and questions that do not come back. */
  tidy(now: number): Promise<void>
  forget(): Promise<void>
  /** While the page rests, what is under way is given up and nothing begins. */
  rest(resting: boolean): void
}>

export function openMemory(store: DeviceStore): Memory {
  const begunNames = async () => (await store.names()).filter((name) => name.startsWith(BEGUN))
  return {
    book: async () => readBook((await store.get([BOOK]))[0]),
    changeBook: (change) => store.update(BOOK, (value) => stored(change(readBook(value)))),
    begun: async () => (await store.get(await begunNames())).flatMap((value) => readBegun(value) ?? []),
    begunAt: async (id) => readBegun((await store.get([BEGUN + id]))[0]),
    changeBegun: (id, change) => store.update(BEGUN + id, (value) => stored(change(readBegun(value)))),
    keepQuestion: (ref, kept) => store.update(QUESTION + ref, () => stored(kept)),
    questions: async (refs) =>
      (await store.get(refs.map((ref) => QUESTION + ref))).map((value) => readKept<KeptQuestion>(value)),
    async tidy(now) {
      const names = await begunNames()
      const values = await store.get(names)
      const isGone = (value: unknown) => {
        const kept = readBegun(value)
        return kept === null || isOver(kept, now)
      }
      const { mistakes } = readBook((await store.get([BOOK]))[0])
      const isLearnt = (name: string) => {
        const mistake = name.startsWith(QUESTION) ? mistakes[name.slice(QUESTION.length)] : undefined
        return mistake !== undefined && !isOpen(mistake)
      }
      await store.remove([...names.filter((_, i) => isGone(values[i])), ...(await store.names()).filter(isLearnt)])
    },
    forget: () => store.clear(),
    rest: (resting) => store.rest(resting),
  }
}
