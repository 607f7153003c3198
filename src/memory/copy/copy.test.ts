import { expect, it } from 'vitest'
import { EMPTY_BOOK } from '#memory/book/book.ts'
import { record } from '#memory/book/record.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { readCopy } from './copy.ts'
import { writeCopy } from './write-copy.ts'

const book = record(
  EMPTY_BOOK,
  { ref: 'grammar-mcq/Set_1 4', version: 'k3', skill: 'connector', subject: 'english', right: false, sure: true },
  20_000,
  null,
)
const begun: Unfinished = {
  id: 'Editing_Set_1',
  path: '/quiz/editing/Set_1',
  title: 'Editing 2020',
  language: 'en',
  subject: 'english',
  done: 2,
  of: 12,
  at: 1_764_000_000_000,
  open: true,
  texts: { 1: 'a' },
  written: [],
  state: { response: { 1: 'mine' } },
}
const text = writeCopy(book, [begun])

it('what is written is read back the same', () => {
  expect(readCopy(text)).toEqual({ status: 'ok', copy: { format: 'memory', version: 1, book, unfinished: [begun] } })
})

const changed = (from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

it.each([
  ['no JSON', 'hello', 'This file is not a copy from this page.'],
  ['another JSON', '{"a":1}', 'This file is not a copy from this page.'],
  ['half a file', text.slice(0, 200), 'This file is not a copy from this page.'],
  ['a newer one', changed('"version": 1,', '"version": 2,'), /newer version of this site/],
  [
    'a number that is none',
    changed('"due": 20001', '"due": "soon"'),
    /damaged at book › mistakes › grammar-mcq\/Set_1 4 › due/,
  ],
  ['a field too many', changed('"sure": true', '"sure": true, "score": 3'), /damaged at book › mistakes/],
  ['a link to elsewhere', changed('"/quiz/editing/Set_1"', '"//example.com/quiz"'), /damaged at unfinished › 0 › path/],
  [
    'a script for a link',
    changed('"/quiz/editing/Set_1"', '"javascript:alert(1)"'),
    /damaged at unfinished › 0 › path/,
  ],
])('%s is refused with the reason', (_, file, reason) => {
  const read = readCopy(file)
  expect(read.status).toBe('refused')
  if (read.status === 'refused') expect(read.reason).toMatch(reason)
})
