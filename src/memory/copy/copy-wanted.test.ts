import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK } from '#memory/book/book.ts'
import { record } from '#memory/book/record.ts'
import { copyIsWanted } from './copy-wanted.ts'

const TODAY = 20_000

const bookOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `a ${i}`).reduce(
    (book, ref) =>
      record(book, { ref, version: 'x', skill: '', subject: 'maths', right: false, sure: false }, TODAY, null),
    EMPTY_BOOK,
  )

describe('a copy', () => {
  it('is worth a reminder from twenty mistakes on', () => {
    expect(copyIsWanted(bookOf(19), null, TODAY)).toBe(false)
    expect(copyIsWanted(bookOf(20), null, TODAY)).toBe(true)
  })

  it('is enough for a month', () => {
    const book = bookOf(20)
    expect(copyIsWanted(book, TODAY, TODAY)).toBe(false)
    expect(copyIsWanted(book, TODAY - 29, TODAY)).toBe(false)
    expect(copyIsWanted(book, TODAY - 30, TODAY)).toBe(true)
  })
})
