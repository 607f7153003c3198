import { expect, test } from 'vitest'
import { submitInPage } from './pressed.ts'

test.each([
  { what: 'a key', detail: 0, does: ['sends no form', 'acts'] },
  { what: 'a click', detail: 1, does: ['sends no form', 'acts'] },
  { what: 'the second click of a double click', detail: 2, does: ['sends no form'] },
])('$what: $does', ({ detail, does }) => {
  const done: string[] = []
  submitInPage({ detail, preventDefault: () => done.push('sends no form') }, () => done.push('acts'))
  expect(done).toEqual(does)
})
