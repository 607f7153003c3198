/** What is kept on this device, by what it is: the book, the exercises that were begun, and the questions to show again. */
import { EMPTY_BOOK, isOpen } from './book.ts'
import { type Book, book, type KeptQuestion, question, type Unfinished, unfinished } from './shapes.ts'
import type { DeviceStore } from './store/port.ts'
import { isOver } from './unfinished.ts'

const BOOK = 'book'
const BEGUN = 'begun/'
const QUESTION = 'question/'

/** What is stored as the book cannot be read; it stays as it is until all is forgotten. */
export class DamagedBookError extends Error {
  override readonly name = 'DamagedBookError'
}

function readBook(value: unknown): Book {
  if (value === undefined) return EMPTY_BOOK
  const read = book.safeParse(value)
  if (!read.success) throw new DamagedBookError(read.error.message)
  return read.data
}

/** An exercise that cannot be read is begun again. */
function readBegun(value: unknown): Unfinished | null {
  const read = unfinished.safeParse(value)
  return read.success ? read.data : null
}

function readQuestion(value: unknown): KeptQuestion | null {
  const read = question.safeParse(value)
  return read.success ? read.data : null
}

/** Rejects with a StorageError, with a DamagedBookError where it needs the book. */
export type Memory = Readonly<{
  book(): Promise<Book>
  changeBook(change: (book: Book) => Book): Promise<void>
  begun(): Promise<readonly Unfinished[]>
  begunAt(id: string): Promise<Unfinished | null>
  /** `change` gets what is kept now; null removes it. */
  changeBegun(id: string, change: (kept: Unfinished | null) => Unfinished | null): Promise<void>
  /** The question of a mistake, by its `ref`. */
  keepQuestion(ref: string, question: Omit<KeptQuestion, 'shape'>): Promise<void>
  /** In the order of the names; null for one that is not here or cannot be read. */
  questions(refs: readonly string[]): Promise<readonly (KeptQuestion | null)[]>
  /** Removes exercises that are over, and questions that do not come back. */
  tidy(now: number): Promise<void>
  forget(): Promise<void>
}>

export function openMemory(store: DeviceStore): Memory {
  const begunNames = async () => (await store.names()).filter((name) => name.startsWith(BEGUN))
  return {
    book: async () => readBook((await store.get([BOOK]))[0]),
    changeBook: (change) => store.update(BOOK, (value) => change(readBook(value))),
    begun: async () => (await store.get(await begunNames())).flatMap((value) => readBegun(value) ?? []),
    begunAt: async (id) => readBegun((await store.get([BEGUN + id]))[0]),
    changeBegun: (id, change) => store.update(BEGUN + id, (value) => change(readBegun(value))),
    keepQuestion: (ref, kept) => store.update(QUESTION + ref, () => ({ shape: 1, ...kept })),
    questions: async (refs) => (await store.get(refs.map((ref) => QUESTION + ref))).map(readQuestion),
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
  }
}
