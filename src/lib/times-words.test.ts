import { expect, test } from 'vitest'
import { timesWords } from './times-words.ts'

test.each([
  [1, 'once'],
  [2, 'twice'],
  [3, '3 times'],
])('%i is %s', (times, words) => expect(timesWords(times)).toBe(words))
