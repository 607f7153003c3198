import { expect, test } from 'vitest'
import { fileFacts } from './file-facts.ts'

test.each([
  [16, 184_321, '16 pages, 184 kB'],
  [1, 12, '1 page, 1 kB'],
  [null, 999_499, '999 kB'],
  [200, 999_500, '200 pages, 1.0 MB'],
  [null, 12_345_678, '12.3 MB'],
])('%j pages and %i bytes read %s', (pages, bytes, text) => {
  expect(fileFacts(pages, bytes)).toBe(text)
})
