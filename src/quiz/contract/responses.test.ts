import { expect, test } from 'vitest'
import { isAnswered } from './responses.ts'

test.each([
  [undefined, false],
  ['', false],
  ['0', true],
  ['|', false],
  ['||4', true],
  ['7.30|', true],
  ['|a.m.', false],
  ['7.30|a.m.', true],
  ['a.m.', true],
])('%j is an answer: %s', (response, wanted) => expect(isAnswered(response)).toBe(wanted))
