import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeOut } from './book/by-hand.ts'
import { record } from './book/record.ts'
import type { KeptQuestion, Unfinished } from './kept/shapes.ts'
import { changedItems, KEPT_DAYS, newest, toGoOn } from './kept/unfinished.ts'
import { openMemory } from './memory.ts'
import { openIndexedDb } from './store/indexed-db.ts'
import { DamagedBookError } from './stored.ts'

const { store } = openIndexedDb()
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

const answer = (ref: string, right = false) =>
  ({ ref, version: 'x', skill: 'speed', subject: 'maths', right, sure: false }) as const

const write = (ref: string, day: number, right = false) =>
  memory.changeBook([ref], (book) => record(book, answer(ref, right), day, null))

const question = (line: string): KeptQuestion => ({
  version: 'x',
  path: '/a',
  title: 'A',
  line,
  language: 'en',
  asked: { type: 'editing', quiz: { items: [] } },
})

describe('the memory of a device', () => {
  it('has nothing at first', async () => {
    expect(await memory.mistakes(['a 1'])).toEqual([])
    expect(await memory.begun()).toEqual([])
  })

  it('changes the mistakes that are named, and no others', async () => {
    await write('a 1', 100)
    await write('b 1', 100)
    await memory.changeBook(['b 1', 'none'], (book) => {
      expect(Object.keys(book.mistakes)).toEqual(['b 1'])
      return takeOut(book, 'b 1', 101)
    })
    const states = (await memory.mistakes(['b 1', 'a 1'])).map(({ ref, state }) => [ref, state])
    expect(states).toEqual([
      ['b 1', 'out'],
      ['a 1', 'here'],
    ])
  })

  it('says that its book is damaged, and begins again once it is forgotten', async () => {
    await store.update([], () => [['book', { version: 1, kept: { skills: 'none' } }]])
    await expect(write('a 1', 100)).rejects.toThrow(DamagedBookError)
    await memory.forget()
    await write('a 1', 100)
    expect(await memory.mistakes(['a 1'])).toHaveLength(1)
  })

  it('leaves out an exercise that cannot be read', async () => {
    await memory.changeBegun('a', () => begun('a'))
    await store.update([], () => [['begun/b', { id: 'b' }]])
    expect(await memory.begun()).toEqual([begun('a')])
    await memory.changeBegun('a', () => null)
    expect(await store.names('begun/')).toEqual(['begun/b'])
  })

  it('keeps the question of a mistake until it has left', async () => {
    await write('a 1', 100)
    await memory.keepQuestion('a 1', question('one'))
    expect(await memory.questions(['a 1', 'b'])).toEqual([question('one'), null])
    await memory.changeBook(['a 1'], (book) => takeOut(book, 'a 1', 101))
    expect(await memory.questions(['a 1'])).toEqual([null])
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
