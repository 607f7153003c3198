import { expect, test } from 'vitest'
import { insteadOfSending, withFingerDown } from './pressed.ts'

test.each([
  { what: 'a key', detail: 0, does: ['sends no form', 'acts'] },
  { what: 'a click', detail: 1, does: ['sends no form', 'acts'] },
  { what: 'the second click of a double click', detail: 2, does: ['sends no form'] },
])('$what: $does', ({ detail, does }) => {
  const done: string[] = []
  insteadOfSending({ detail, preventDefault: () => done.push('sends no form') }, () => done.push('acts'))
  expect(done).toEqual(does)
})

test('a finger on Submit takes the focus from no field and has what comes worked out', () => {
  const done: string[] = []
  withFingerDown({ preventDefault: () => done.push('moves no focus') }, () => done.push('works it out'))
  expect(done).toEqual(['moves no focus', 'works it out'])
})
