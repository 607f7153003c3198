/** Removes from a device what is over. Done by the pages that show what is kept. */
import { MAX_MISTAKES } from './book/book.ts'
import { ALL, isOpen } from './book/keys.ts'
import { merge } from './book/merge.ts'
import { isOver } from './kept/unfinished.ts'
import { openMemory } from './memory.ts'
import type { KeyedStore } from './store/port.ts'
import { BEGUN, BOOK, MISTAKE, QUESTION, readBegun, readBook, readMistakes, stored } from './stored.ts'

/** Exercises that were begun a month ago, and what cannot be read. */
async function dropBegun(store: KeyedStore, now: number): Promise<void> {
  const names = await store.names(BEGUN)
  const values = await store.get(names)
  const over = names.filter((_, i) => {
    const kept = readBegun(values[i])
    return kept === null || isOver(kept, now)
  })
  if (over.length > 0) await store.update([], () => over.map((name) => [name, undefined]))
}

/** A book of before has its mistakes within it. */
async function partBook(store: KeyedStore): Promise<boolean> {
  const before = readBook((await store.get([BOOK]))[0])
  const refs = Object.keys(before.mistakes)
  if (refs.length === 0) return false
  await openMemory(store).changeBook(refs, (own) => merge(own, before))
  await store.update([BOOK], ([value]) => [[BOOK, stored({ ...readBook(value), mistakes: {} })]])
  return true
}

/** What makes room: first what does not come back any more, then what was answered longest ago. */
async function makeRoom(store: KeyedStore, max: number): Promise<boolean> {
  const over = (await store.count('age', ALL)) - max
  if (over <= 0) return false
  const names = readMistakes(await store.list('age', [ALL], over)).map(({ ref }) => ref)
  await store.update([BOOK, ...names.map((ref) => MISTAKE + ref)], ([value, ...rows]) => {
    const book = readBook(value)
    // Another tab may have removed some.
    const gone = readMistakes(rows)
    return [
      [BOOK, stored({ ...book, dropped: book.dropped + gone.filter(isOpen).length })],
      ...gone.flatMap(({ ref }) => [[MISTAKE + ref, undefined] as const, [QUESTION + ref, undefined] as const]),
    ]
  })
  return true
}

/**
 * Whether it changed the mistakes. `now` in milliseconds since 1970; `max` is how many mistakes have room. Rejects with a StorageError,
 * or with a DamagedBookError.
 */
export async function tidy(store: KeyedStore, now: number, max: number = MAX_MISTAKES): Promise<boolean> {
  await dropBegun(store, now)
  const parted = await partBook(store)
  return (await makeRoom(store, max)) || parted
}
