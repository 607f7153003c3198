import { expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { typedKey } from './passage-print.ts'

test.each([
  [[], [], 'lack'],
  [['absence', 'want'], [], 'lack / absence / want'],
  [['absence', 'loss', 'want'], ['loss'], 'lack / absence / want (we accept: loss)'],
  [['loss', 'want'], ['loss', 'want'], 'lack (we accept: loss, want)'],
])('a key with %j, of which %j are second-best, is printed as %s', (alternatives, secondBest, printed) =>
  expect(typedKey(itemOf('1', { ...NO_EXTRAS, alternatives, secondBest }, { key: 'lack' }))).toBe(printed),
)
