import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Book } from '#memory/kept/shapes.ts'
import { EMPTY_BOOK } from './book.ts'
import { merge } from './merge.ts'
import { record } from './record.ts'

/** Books as they come about: by answers on days, not by chance. */
const books: fc.Arbitrary<Book> = fc
  .array(fc.record({ ref: fc.nat({ max: 6 }), later: fc.nat({ max: 4 }), right: fc.boolean(), sure: fc.boolean() }))
  .map((answers) => {
    let day = 100
    return answers.reduce((book, { ref, later, right, sure }) => {
      day += later
      const skill = `skill ${ref % 3}`
      return record(book, { ref: `set ${ref}`, version: 'a', skill, subject: 'maths', right, sure }, day, null)
    }, EMPTY_BOOK)
  })

describe('two books as one', () => {
  it('in any order', () => {
    fc.assert(
      fc.property(books, books, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a))
      }),
    )
  })

  it('the same book twice changes nothing', () => {
    fc.assert(
      fc.property(books, books, (a, b) => {
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
    )
  })

  it('an empty one changes nothing', () => {
    fc.assert(
      fc.property(books, (a) => {
        expect(merge(a, EMPTY_BOOK)).toEqual(a)
      }),
    )
  })

  it('nothing of either is lost', () => {
    fc.assert(
      fc.property(books, books, (a, b) => {
        const all = new Set([...Object.keys(a.mistakes), ...Object.keys(b.mistakes)])
        expect(new Set(Object.keys(merge(a, b).mistakes))).toEqual(all)
      }),
    )
  })

  it('the newest answer counts: what was learnt here does not come back from an older copy', () => {
    const answer = { ref: 'a', version: 'a', skill: '', subject: 'maths', sure: false } as const
    const old = record(EMPTY_BOOK, { ...answer, right: false }, 100, null)
    const learnt = [101, 104].reduce((book, day) => record(book, { ...answer, right: true }, day, null), old)
    expect(merge(learnt, old).mistakes.a?.state).toBe('learnt')
  })

  it('a skill has its two earliest days of both', () => {
    const on = (days: readonly number[]): Book => ({ ...EMPTY_BOOK, skills: { speed: { subject: 'maths', days } } })
    expect(merge(on([105]), on([101, 103])).skills.speed?.days).toEqual([101, 103])
    expect(merge(on([105]), on([101])).skills.speed?.days).toEqual([101, 105])
  })
})
