import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_BOOK } from './book/book.ts'
import { takeOut } from './book/by-hand.ts'
import { record } from './book/record.ts'
import type { Unfinished } from './kept/shapes.ts'
import { changedItems, KEPT_DAYS, newest, toGoOn } from './kept/unfinished.ts'
import { DamagedBookError, openMemory } from './memory.ts'
import { indexedDbStore } from './store/indexed-db.ts'

const store = indexedDbStore()
const memory = openMemory(store)
beforeEach(() => store.clear())

const begun = (id: string, more: Partial<Unfinished> = {}): Unfinished => ({
  id,
  path: `/quiz/editing/${id}`,
  title: 'Editing 2020',
  language: 'en',
  subject: 'english',
  done: 2,
  of: 12,
  at: 1_000,
  open: true,
  texts: {},
  written: [],
  state: {},
  ...more,
})

const DAY_MS = 86_400_000

describe('the memory of a device', () => {
  it('has an empty book at first', async () => {
    expect(await memory.book()).toEqual(EMPTY_BOOK)
    expect(await memory.begun()).toEqual([])
  })

  it('says that its book is damaged, and begins again once it is forgotten', async () => {
    await store.update('book', () => ({ version: 1, kept: { mistakes: 'none' } }))
    await expect(memory.book()).rejects.toThrow(DamagedBookError)
    await expect(memory.changeBook((book) => book)).rejects.toThrow(DamagedBookError)
    await memory.forget()
    expect(await memory.book()).toEqual(EMPTY_BOOK)
  })

  it('leaves out an exercise that cannot be read, and clears it away', async () => {
    await memory.changeBegun('a', () => begun('a'))
    await store.update('begun/b', () => ({ id: 'b' }))
    expect(await memory.begun()).toEqual([begun('a')])
    await memory.tidy(2_000)
    expect(await store.names()).toEqual(['begun/a'])
  })

  it('keeps the question of a mistake until it has left', async () => {
    const answer = { ref: 'a 1', version: 'x', skill: '', subject: 'maths', right: false, sure: false } as const
    const asked = { type: 'editing', quiz: { items: [] } }
    await memory.changeBook((book) => record(book, answer, 100, null))
    await memory.keepQuestion('a 1', { version: 'x', path: '/a', title: 'A', line: 'one', language: 'en', asked })
    await memory.tidy(2_000)
    expect(await memory.questions(['a 1', 'b'])).toEqual([expect.objectContaining({ line: 'one', asked }), null])
    await memory.changeBook((book) => takeOut(book, 'a 1', 101))
    await memory.tidy(2_000)
    expect(await memory.questions(['a 1'])).toEqual([null])
  })

  it('forgets an exercise after a month', async () => {
    await memory.changeBegun('a', () => begun('a'))
    await memory.tidy(1_000 + KEPT_DAYS * DAY_MS)
    expect(await memory.begunAt('a')).not.toBeNull()
    await memory.tidy(1_001 + KEPT_DAYS * DAY_MS)
    expect(await memory.begunAt('a')).toBeNull()
  })
})

describe('exercises to go on with', () => {
  it('are those that are open and not over, the newest first', () => {
    const all = [begun('old'), begun('new', { at: 2_000 }), begun('done', { open: false })]
    expect(toGoOn(all, 3_000).map(({ id }) => id)).toEqual(['new', 'old'])
    expect(toGoOn(all, 1_500 + KEPT_DAYS * DAY_MS).map(({ id }) => id)).toEqual(['new'])
  })

  it('know the items that have another text now, or are gone', () => {
    const kept = begun('a', { texts: { 1: 'x', 2: 'y', 3: 'z' } })
    expect(changedItems(kept, { 1: 'x', 2: 'other', 4: 'new' })).toEqual(['2', '3'])
  })

  it('of two copies the newest counts', () => {
    const [older, later] = [begun('a'), begun('a', { at: 2_000 })]
    expect(newest(older, later)).toBe(later)
    expect(newest(later, older)).toBe(later)
    expect(newest(null, older)).toBe(older)
  })
})
