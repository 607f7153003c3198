import { expect, test } from 'vitest'
import { isSecondClick, submitInPage } from './pressed.ts'

test('a click acts and sends no form', () => {
  const done: string[] = []
  submitInPage({ preventDefault: () => done.push('sends no form') }, () => done.push('acts'))
  expect(done).toEqual(['sends no form', 'acts'])
})

test.each([
  { what: 'a key', detail: 0, second: false },
  { what: 'a click', detail: 1, second: false },
  { what: 'the second click of a double click', detail: 2, second: true },
])('$what: $second', ({ detail, second }) => expect(isSecondClick({ detail })).toBe(second))
