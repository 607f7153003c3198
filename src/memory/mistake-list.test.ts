import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { byRef, EMPTY_BOOK } from './book/book.ts'
import { keepIn, takeOut } from './book/by-hand.ts'
import { MAX_A_DAY, withTurn } from './book/due.ts'
import type { Mistake } from './kept/shapes.ts'
import { openMemory } from './memory.ts'
import { type MistakeList, openMistakeList } from './mistake-list.ts'
import { openIndexedDb } from './store/indexed-db.ts'
import { indexedDbKeys } from './store/indexed-db-keys.ts'
import type { KeyedStore } from './store/port.ts'
import { mistakeEntry } from './stored.ts'

const open = () => {
  const { store, use } = openIndexedDb()
  return { ...store, ...indexedDbKeys(use) }
}

const store = open()
const memory = openMemory(store)
const list = openMistakeList(store)
beforeEach(() => store.clear())

const mistake = (ref: string, more: Partial<Mistake> = {}): Mistake => ({
  ref,
  version: 'a',
  skill: ref,
  subject: 'english',
  missed: 1,
  right: 0,
  day: 100,
  due: 101,
  sure: false,
  state: 'here',
  ...more,
})

const keep = (...mistakes: readonly Mistake[]) => store.update([], () => mistakes.map(mistakeEntry))
const refs = async (read: Promise<readonly Mistake[]>) => (await read).map(({ ref }) => ref)

describe('on a day come back', () => {
  it('those that are due, not those that rest, were learnt or taken out', async () => {
    await keep(
      mistake('due'),
      mistake('overdue', { due: 50 }),
      mistake('rests', { due: 102 }),
      mistake('learnt', { state: 'learnt' }),
      mistake('out', { state: 'out' }),
      mistake('kept', { state: 'kept' }),
    )
    expect((await refs(list.due(101))).toSorted()).toEqual(['due', 'kept', 'overdue'])
  })

  it('at most ten, and after ten of a day none until the next', async () => {
    await keep(...Array.from({ length: 40 }, (_, i) => mistake(`item ${i}`)))
    const tried = (count: number) => memory.changeBook([], (book) => withTurn(book, 101, count))
    expect(await list.due(101)).toHaveLength(MAX_A_DAY)
    await tried(4)
    expect(await list.due(101)).toHaveLength(6)
    await tried(6)
    expect(await list.due(101)).toEqual([])
    expect(await list.due(102)).toHaveLength(MAX_A_DAY)
  })

  it('first what the pupil was sure of, then what was missed most often, then what waits longest', async () => {
    await keep(
      mistake('once'),
      mistake('waits', { due: 90 }),
      mistake('often', { missed: 3 }),
      mistake('very often', { missed: 30 }),
      mistake('sure', { sure: true }),
    )
    expect(await refs(list.due(101))).toEqual(['sure', 'very often', 'often', 'waits', 'once'])
  })

  it('no skill twice in a row where others can stand between', async () => {
    await keep(
      mistake('a1', { skill: 'a', missed: 5 }),
      mistake('a2', { skill: 'a', missed: 4 }),
      mistake('a3', { skill: 'a', missed: 3 }),
      mistake('b1', { skill: 'b' }),
      mistake('b2', { skill: 'b' }),
    )
    expect(await refs(list.due(101))).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })
})

describe('by hand', () => {
  const byHand = (change: Parameters<typeof memory.changeBook>[1]) => memory.changeBook(['a'], change)

  it('a mistake is taken out and does not come back', async () => {
    await keep(mistake('a'))
    await byHand((book) => takeOut(book, 'a', 101))
    expect(await list.due(200)).toEqual([])
  })

  it('a mistake that was learnt is kept in, and let go again', async () => {
    await keep(mistake('a', { state: 'learnt', right: 2, due: 110 }))
    await byHand((book) => keepIn(book, 'a'))
    expect(await refs(list.due(110))).toEqual(['a'])
    await byHand((book) => keepIn(book, 'a'))
    expect(await list.due(110)).toEqual([])
    expect((await list.overview()).learnt).toBe(1)
  })

  it('what is not in the book changes nothing', () => {
    const book = { ...EMPTY_BOOK, mistakes: byRef([mistake('a')]) }
    expect(takeOut(book, 'b', 101)).toBe(book)
  })
})

describe('the whole list', () => {
  it('has what comes back, what was answered last first', async () => {
    await keep(
      mistake('a', { day: 90 }),
      mistake('b', { day: 99 }),
      mistake('c', { day: 95 }),
      mistake('d', { state: 'out' }),
    )
    expect(await refs(list.newest(2))).toEqual(['b', 'c'])
    expect(await refs(list.newest(9))).toEqual(['b', 'c', 'a'])
  })

  it('is counted', async () => {
    await keep(
      mistake('new'),
      mistake('nearly', { right: 1 }),
      mistake('kept', { right: 1, state: 'kept' }),
      mistake('learnt', { right: 2, state: 'learnt' }),
      mistake('out', { state: 'out' }),
    )
    const { all, open, nearly, learnt } = await list.overview()
    expect({ all, open, nearly, learnt }).toEqual({ all: 5, open: 3, nearly: 1, learnt: 1 })
  })

  it('is copied as it is', async () => {
    const all = [mistake('a'), mistake('b', { state: 'out' })]
    await keep(...all)
    expect((await list.book()).mistakes).toEqual(byRef(all))
  })
})

/** The store of the tests takes long for more; what is read is the same for any number. */
const LONG = 800

/** The store, and how many values were read of it. */
function counted(): Readonly<{ list: MistakeList; read: () => number }> {
  let read = 0
  const count = async (values: Promise<readonly unknown[]>) => {
    read += (await values).length
    return values
  }
  const watched: KeyedStore = {
    ...store,
    get: (names) => count(store.get(names)),
    list: (...asked) => count(store.list(...asked)),
  }
  return { list: openMistakeList(watched), read: () => read }
}

it('of a long list with everything due no more is read than a page shows', async () => {
  await keep(
    ...Array.from({ length: LONG }, (_, i) =>
      mistake(`set ${i}`, { missed: 1 + (i % 9), sure: i % 5 === 0, due: 60 + (i % 40), day: 50 + (i % 40) }),
    ),
  )
  const { list, read } = counted()
  expect(await list.due(101)).toHaveLength(MAX_A_DAY)
  expect(await list.newest(50)).toHaveLength(50)
  expect((await list.overview()).open).toBe(LONG)
  // Ten of each rank, and the record of the book twice.
  expect(read()).toBeLessThanOrEqual(16 * MAX_A_DAY + 50 + 2)
})
