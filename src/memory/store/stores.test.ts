import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openIndexedDb } from './indexed-db.ts'
import { indexedDbKeys } from './indexed-db-keys.ts'
import type { KeyedStore } from './port.ts'
import { thisVisitStore } from './this-visit.ts'
import { thisVisitKeys } from './this-visit-keys.ts'

/** The storage of a tab, without a browser. */
function tabStorage(): Storage {
  const kept = new Map<string, string>()
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const storage = tabStorage()

/** Each one that is opened stands for a tab. */
function openDatabase(): KeyedStore {
  const { store, use } = openIndexedDb()
  return { ...store, ...indexedDbKeys(use) }
}

function openTab(): KeyedStore {
  const store = thisVisitStore(() => storage)
  return { ...store, ...thisVisitKeys(store) }
}

const STORES = [
  ['IndexedDB', openDatabase],
  ['the storage of a tab', openTab],
] as const

describe.each(STORES)('a device store: %s', (_, open) => {
  let store: KeyedStore
  beforeEach(async () => {
    store = open()
    await store.clear()
  })

  const write = (name: string, value: unknown) => store.update([], () => [[name, value]])

  it('has nothing at first', async () => {
    expect(await store.names('')).toEqual([])
    expect(await store.get(['book'])).toEqual([undefined])
    expect(await store.list('age', [[[0], [9]]], 5)).toEqual([])
    expect(await store.count('age', [[0], [9]])).toBe(0)
  })

  it('gives back what was written, under its name, also to another tab', async () => {
    await write('book', { mistakes: { a: 1 } })
    await write('begun/x', ['y'])
    const other = open()
    expect(await other.get(['begun/x', 'none', 'book'])).toEqual([['y'], undefined, { mistakes: { a: 1 } }])
    expect((await other.names('')).toSorted()).toEqual(['begun/x', 'book'])
    expect(await other.names('begun/')).toEqual(['begun/x'])
  })

  it('loses no change of two tabs that write at the same time', async () => {
    const [one, two] = [open(), open()]
    const more = (value: unknown) => (typeof value === 'number' ? value : 0) + 1
    const add = (by: KeyedStore) => by.update(['count'], ([value]) => [['count', more(value)]])
    await Promise.all(Array.from({ length: 200 }, (_, i) => add(i % 2 === 0 ? one : two)))
    expect(await store.get(['count'])).toEqual([200])
  })

  it('keeps what was there if a change fails, and says what failed', async () => {
    await write('book', 1)
    const failing = store.update(['book'], () => {
      throw new TypeError('no')
    })
    await expect(failing).rejects.toThrow(TypeError)
    expect(await store.get(['book'])).toEqual([1])
  })

  it('changes several names at once, and removes what is no more', async () => {
    for (const name of ['a', 'b', 'c']) await write(name, name)
    await store.update(['a', 'none', 'b'], (values) => [
      ['a', values.map(String)],
      ['b', undefined],
      ['none', undefined],
    ])
    expect(await store.get(['a', 'b', 'c'])).toEqual([['a', 'undefined', 'b'], undefined, 'c'])
    await store.clear()
    expect(await store.names('')).toEqual([])
  })

  it('finds values by a key in their order, of each range the first ones', async () => {
    const keys = { a: [1, 30], b: [1, 9], c: [0, 7], d: [1, 9], e: [2], f: [-3, 1] }
    for (const [name, age] of Object.entries(keys)) await write(name, { name, age })
    await write('without', { name: 'without' })
    const names = async (...asked: Parameters<KeyedStore['list']>) =>
      (await store.list(...asked)).map((value) => Object(value).name)
    const all = [[-Infinity], [Infinity]] as const
    expect(await names('age', [all], 9)).toEqual(['f', 'c', 'b', 'd', 'a', 'e'])
    expect(await names('age', [[[1], [1, 30]]], 9)).toEqual(['b', 'd'])
    expect(
      await names(
        'age',
        [
          [[1], [2]],
          [[0], [1]],
          [[5], [6]],
        ],
        2,
      ),
    ).toEqual(['b', 'd', 'c'])
    expect(await names('need', [all], 9)).toEqual([])
    expect(await store.count('age', [[1], [2]])).toBe(3)
    await write('b', { name: 'b' })
    expect(await names('age', [[[1], [2]]], 9)).toEqual(['d', 'a'])
  })
})

it('what is under way when its page goes is given up, and holds nothing up', async () => {
  const [going, later] = [openDatabase(), openDatabase()]
  await going.update([], () => [['book', 'before']])
  const lost = expect(going.update([], () => [['book', 'lost']])).rejects.toMatchObject({ code: 'left' })
  const unread = expect(going.get(['book'])).rejects.toMatchObject({ code: 'left' })
  // Both have begun by then, and neither has ended.
  await Promise.resolve()
  await Promise.resolve()
  going.rest(true)
  await Promise.all([lost, unread])
  await expect(going.update([], () => [['book', 'lost']])).rejects.toMatchObject({ code: 'left' })
  expect(await later.get(['book'])).toEqual(['before'])
  going.rest(false)
  await going.update([], () => [['book', 'after']])
  expect(await later.get(['book'])).toEqual(['after'])
})

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })

it('what was kept before there were keys is there, once no tab holds the older version', async () => {
  await done(indexedDB.deleteDatabase('memory'))
  const opening = indexedDB.open('memory')
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
  const older = await done(opening)
  await done(older.transaction('kept', 'readwrite').objectStore('kept').put('before', 'book'))
  const store = openDatabase()
  await expect(store.get(['book'])).rejects.toMatchObject({ code: 'busy' })
  older.close()
  expect(await store.get(['book'])).toEqual(['before'])
  await store.update([], () => [['a', { age: [1] }]])
  expect(await store.list('age', [[[0], [2]]], 1)).toEqual([{ age: [1] }])
})

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('a browser that throws %s has storage that is %s', async (name, code) => {
  const store = thisVisitStore(() => {
    throw new DOMException('', name)
  })
  await expect(store.update([], () => [['book', 1]])).rejects.toMatchObject({ code })
})

it('what is not ours in the storage of a tab stays there', async () => {
  storage.setItem('other', 'stays')
  const store = thisVisitStore(() => storage)
  await store.update([], () => [['book', 1]])
  await store.clear()
  expect(storage.getItem('other')).toBe('stays')
})
