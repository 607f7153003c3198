import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { byRef, EMPTY_BOOK } from './book/book.ts'
import { takeOut } from './book/by-hand.ts'
import { record } from './book/record.ts'
import { KEPT_DAYS } from './kept/unfinished.ts'
import { openMemory } from './memory.ts'
import { openMistakeList } from './mistake-list.ts'
import { openIndexedDb } from './store/indexed-db.ts'
import { indexedDbKeys } from './store/indexed-db-keys.ts'
import { tidy } from './tidy.ts'

const open = () => {
  const { store, use } = openIndexedDb()
  return { ...store, ...indexedDbKeys(use) }
}

const store = open()
const memory = openMemory(store)
const list = openMistakeList(store)
beforeEach(() => store.clear())

const DAY_MS = 86_400_000

const missed = (ref: string) => ({ ref, version: 'x', skill: '', subject: 'maths', right: false, sure: false }) as const
const miss = (ref: string, day: number) => memory.changeBook([ref], (book) => record(book, missed(ref), day, null))

const keptRefs = async () => Object.keys((await list.book()).mistakes).toSorted()

const begin = (id: string, at: number) =>
  memory.changeBegun(id, () => ({
    id,
    path: '/a',
    title: 'A',
    language: 'en',
    subject: 'maths',
    done: 1,
    of: 2,
    at,
    open: true,
    texts: {},
    written: [],
    state: {},
  }))

describe('what is over is removed', () => {
  it('an exercise after a month, and one that cannot be read', async () => {
    await begin('a', 1_000)
    await store.update([], () => [['begun/b', { id: 'b' }]])
    await tidy(store, 1_000 + KEPT_DAYS * DAY_MS)
    expect(await store.names('begun/')).toEqual(['begun/a'])
    await tidy(store, 1_001 + KEPT_DAYS * DAY_MS)
    expect(await store.names('begun/')).toEqual([])
  })

  it('over the limit first what does not come back, then what was answered longest ago; what was lost is counted', async () => {
    for (const [ref, day] of [
      ['old', 100],
      ['newer', 101],
      ['newest', 102],
      ['out', 103],
    ] as const)
      await miss(ref, day)
    await memory.changeBook(['out'], (book) => takeOut(book, 'out', 103))
    await memory.keepQuestion('old', {
      version: 'x',
      path: '/a',
      title: '',
      line: '',
      language: 'en',
      asked: { type: '', quiz: {} },
    })
    await tidy(store, 0, 4)
    expect(await keptRefs()).toEqual(['newer', 'newest', 'old', 'out'])
    await tidy(store, 0, 3)
    expect(await keptRefs()).toEqual(['newer', 'newest', 'old'])
    expect((await list.overview()).dropped).toBe(0)
    await tidy(store, 0, 1)
    expect(await keptRefs()).toEqual(['newest'])
    expect((await list.overview()).dropped).toBe(2)
    expect(await store.names('question/')).toEqual([])
  })

  it('of two tabs that make room at once each mistake is counted once', async () => {
    for (const ref of ['a', 'b', 'c']) await miss(ref, 100)
    await Promise.all([tidy(store, 0, 1), tidy(open(), 0, 1)])
    expect(await list.overview()).toMatchObject({ all: 1, dropped: 2 })
  })
})

it('a book of before gives each of its mistakes a name; the newest answer counts', async () => {
  const [older, other] = ['a', 'b'].map((ref) => record(EMPTY_BOOK, missed(ref), 100, null).mistakes[ref])
  if (older === undefined || other === undefined) throw new Error('nothing was missed')
  const kept = { ...EMPTY_BOOK, skills: { speed: { subject: 'maths', days: [99] } }, mistakes: byRef([older, other]) }
  await store.update([], () => [['book', { version: 1, kept }]])
  await miss('a', 105)
  for (const _ of ['first', 'again']) await tidy(store, 0)
  const { mistakes, skills } = await list.book()
  expect(mistakes).toEqual({ a: { ...older, missed: 1, day: 105, due: 106 }, b: other })
  expect(skills).toEqual(kept.skills)
})
