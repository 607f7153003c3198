import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { indexedDbStore } from './indexed-db.ts'
import type { DeviceStore } from './port.ts'
import { thisVisitStore } from './this-visit.ts'

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
const STORES: readonly (readonly [string, () => DeviceStore])[] = [
  ['IndexedDB', indexedDbStore],
  ['the storage of a tab', () => thisVisitStore(() => storage)],
]

describe.each(STORES)('a device store: %s', (_, open) => {
  let store: DeviceStore
  beforeEach(async () => {
    store = open()
    await store.clear()
  })

  it('has nothing at first', async () => {
    expect(await store.names()).toEqual([])
    expect(await store.get(['book'])).toEqual([undefined])
  })

  it('gives back what was written, under its name, also to another tab', async () => {
    await store.update('book', () => ({ mistakes: { a: 1 } }))
    await store.update('begun/x', () => ['y'])
    const other = open()
    expect(await other.get(['begun/x', 'none', 'book'])).toEqual([['y'], undefined, { mistakes: { a: 1 } }])
    expect((await other.names()).toSorted()).toEqual(['begun/x', 'book'])
  })

  it('loses no change of two tabs that write at the same time', async () => {
    const [one, two] = [open(), open()]
    const add = (by: DeviceStore) => by.update('count', (value) => (typeof value === 'number' ? value : 0) + 1)
    await Promise.all(Array.from({ length: 200 }, (_, i) => add(i % 2 === 0 ? one : two)))
    expect(await store.get(['count'])).toEqual([200])
  })

  it('keeps what was there if a change fails, and says what failed', async () => {
    await store.update('book', () => 1)
    const failing = store.update('book', () => {
      throw new TypeError('no')
    })
    await expect(failing).rejects.toThrow(TypeError)
    expect(await store.get(['book'])).toEqual([1])
  })

  it('removes by name, and all of it', async () => {
    for (const name of ['a', 'b', 'c']) await store.update(name, () => name)
    await store.remove(['b', 'none'])
    expect((await store.names()).toSorted()).toEqual(['a', 'c'])
    await store.clear()
    expect(await store.names()).toEqual([])
  })
})

it('what is under way when its page goes is given up, and holds nothing up', async () => {
  const [going, later] = [indexedDbStore(), indexedDbStore()]
  await going.update('book', () => 'before')
  const lost = expect(going.update('book', () => 'lost')).rejects.toMatchObject({ code: 'left' })
  const unread = expect(going.get(['book'])).rejects.toMatchObject({ code: 'left' })
  // Both have begun by then, and neither has ended.
  await Promise.resolve()
  await Promise.resolve()
  going.rest(true)
  await Promise.all([lost, unread])
  await expect(going.update('book', () => 'lost')).rejects.toMatchObject({ code: 'left' })
  expect(await later.get(['book'])).toEqual(['before'])
  going.rest(false)
  await going.update('book', () => 'after')
  expect(await later.get(['book'])).toEqual(['after'])
})

it.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'blocked'],
])('a browser that throws %s has storage that is %s', async (name, code) => {
  const store = thisVisitStore(() => {
    throw new DOMException('', name)
  })
  await expect(store.update('book', () => 1)).rejects.toMatchObject({ code })
})

it('what is not ours in the storage of a tab stays there', async () => {
  storage.setItem('other', 'stays')
  const store = thisVisitStore(() => storage)
  await store.update('book', () => 1)
  await store.clear()
  expect(storage.getItem('other')).toBe('stays')
})
