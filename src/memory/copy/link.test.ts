import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK } from '#memory/book/book.ts'
import { takeOut } from '#memory/book/by-hand.ts'
import { record } from '#memory/book/record.ts'
import type { Book } from '#memory/kept/shapes.ts'
import { MAX_IN_LINK, toLink } from './link.ts'
import { fromLink } from './read-link.ts'

const ANSWER = { ref: 'a', version: 'a', skill: '', subject: 'english', right: false, sure: false } as const

const bookOf = (count: number): Book =>
  Array.from({ length: count }, (_, i) => i).reduce(
    (book, i) =>
      record(
        book,
        {
          ref: `grammar-mcq/Set_${(i % 5) + 1} ${i}`,
          version: `k${(i * 7919).toString(36)}`,
          skill: `skill ${i % 9}`,
          subject: 'english',
          right: false,
          sure: false,
        },
        20_000 + (i % 30),
        null,
      ),
    EMPTY_BOOK,
  )

describe('a link', () => {
  it('brings the mistakes that come back, and no others', async () => {
    const book = takeOut(bookOf(12), 'grammar-mcq/Set_1 0', 20_040)
    const brought = await fromLink((await toLink(book)) ?? '')
    const { 'grammar-mcq/Set_1 0': out, ...open } = book.mistakes
    expect(out?.state).toBe('out')
    expect(brought?.mistakes).toEqual(open)
  })

  it('has room for 200, in fewer signs than a code for a camera may have for the first hundred', async () => {
    expect((await toLink(bookOf(100)))?.length).toBeLessThan(2_200)
    expect(await toLink(bookOf(MAX_IN_LINK))).not.toBeNull()
    expect(await toLink(bookOf(MAX_IN_LINK + 1))).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['no signs of a link', '%%%'],
    ['signs that are no list', 'AAAA'],
    ['a text that never ends', 'A'.repeat(30_000)],
  ])('with %s brings nothing', async (_, signs) => expect(await fromLink(signs)).toBeNull())

  it('with one mistake that does not fit brings nothing', async () => {
    const nameless = record(EMPTY_BOOK, { ...ANSWER, ref: '' }, 20_000, null)
    expect(await fromLink((await toLink(nameless)) ?? '')).toBeNull()
  })
})
