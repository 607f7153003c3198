import { expect, test } from 'vitest'
import { clockWords, stepWords } from './room-words.ts'

test.each([
  [0, '0:00'],
  [42.9, '0:42'],
  [725, '12:05'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, words) => expect(clockWords(seconds)).toBe(words))

test('a step is said with its passage, and one of the whole test without', () => {
  expect(stepWords({ phase: 'second', clip: 2, start: 0, end: 1 })).toBe('Passage 3, second reading')
  expect(stepWords({ phase: 'check', clip: null, start: 0, end: 1 })).toBe('Check your answers')
})
