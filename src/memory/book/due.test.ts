import { describe, expect, it } from 'vitest'
import type { Book, Mistake } from '#memory/kept/shapes.ts'
import { EMPTY_BOOK } from './book.ts'
import { keepIn, takeOut } from './by-hand.ts'
import { dueOn, MAX_A_DAY, withTurn } from './due.ts'

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

const bookOf = (...list: readonly Mistake[]): Book => ({
  ...EMPTY_BOOK,
  mistakes: Object.fromEntries(list.map((one) => [one.ref, one])),
})

const refs = (book: Book, today: number) => dueOn(book, today).map(({ ref }) => ref)

describe('on a day come back', () => {
  it('those that are due, not those that rest, were learnt or taken out', () => {
    const book = bookOf(
      mistake('due'),
      mistake('overdue', { due: 50 }),
      mistake('rests', { due: 102 }),
      mistake('learnt', { state: 'learnt' }),
      mistake('out', { state: 'out' }),
      mistake('kept', { state: 'kept' }),
    )
    expect(refs(book, 101).toSorted()).toEqual(['due', 'kept', 'overdue'])
  })

  it('at most ten, and after ten of a day none until the next', () => {
    const book = bookOf(...Array.from({ length: 40 }, (_, i) => mistake(`item ${i}`)))
    expect(refs(book, 101)).toHaveLength(MAX_A_DAY)
    expect(refs(withTurn(book, 101, 4), 101)).toHaveLength(6)
    expect(refs(withTurn(withTurn(book, 101, 4), 101, 6), 101)).toEqual([])
    expect(refs(withTurn(book, 101, 10), 102)).toHaveLength(MAX_A_DAY)
  })

  it('first what the pupil was sure of, then what was missed most often, then what waits longest', () => {
    const book = bookOf(
      mistake('once'),
      mistake('waits', { due: 90 }),
      mistake('often', { missed: 3 }),
      mistake('sure', { sure: true }),
    )
    expect(refs(book, 101)).toEqual(['sure', 'often', 'waits', 'once'])
  })

  it('no skill twice in a row where others can stand between', () => {
    const book = bookOf(
      mistake('a1', { skill: 'a', missed: 5 }),
      mistake('a2', { skill: 'a', missed: 4 }),
      mistake('a3', { skill: 'a', missed: 3 }),
      mistake('b1', { skill: 'b' }),
      mistake('b2', { skill: 'b' }),
    )
    expect(refs(book, 101)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })
})

describe('by hand', () => {
  it('a mistake is taken out and does not come back', () => {
    expect(refs(takeOut(bookOf(mistake('a')), 'a', 101), 200)).toEqual([])
  })

  it('a mistake that was learnt is kept in, and let go again', () => {
    const learnt = bookOf(mistake('a', { state: 'learnt', right: 2, due: 110 }))
    expect(refs(keepIn(learnt, 'a'), 110)).toEqual(['a'])
    expect(keepIn(keepIn(learnt, 'a'), 'a').mistakes.a?.state).toBe('learnt')
  })

  it('what is not in the book changes nothing', () => {
    const book = bookOf(mistake('a'))
    expect(takeOut(book, 'b', 101)).toBe(book)
  })
})
