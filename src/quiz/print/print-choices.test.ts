import { expect, test } from 'vitest'
import { readChoices } from './print-choices.ts'

const FIRST = { part: 'both', large: false, answerSheet: false }

test.each([
  ['', {}],
  ['part=both', {}],
  ['part=key', { part: 'key' }],
  ['part=paper&size=large&sheet=yes', { part: 'paper', large: true, answerSheet: true }],
])('%j are the choices of a form', (query, chosen) =>
  expect(readChoices(new URLSearchParams(query))).toEqual({ ...FIRST, ...chosen }),
)

test.each(['part=all&size=9&sheet=1', 'sheet=no'])('%j makes no sense and counts as the first choice', (query) =>
  expect(readChoices(new URLSearchParams(query))).toEqual(FIRST),
)

test('a key alone has no answer sheet', () =>
  expect(readChoices(new URLSearchParams('part=key&sheet=yes')).answerSheet).toBe(false))
