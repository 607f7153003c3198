import { expect, test } from 'vitest'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { blankMark, explainedResult, optionMark } from './mark.ts'

const item: Item = {
  id: '1',
  prompt: 'Q?',
  options: ['a', 'b', 'c'],
  key: '1',
  alternatives: [],
  secondBest: [],
  mistakes: [],
  level: 0,
  explanation: '',
  skill: '',
  glosses: {},
  fault: '',
}
const RIGHT = { earned: 1, marks: 1, hint: 'none' } as const
const WRONG = { earned: 0, marks: 1, hint: 'none' } as const

test.each([
  ['1', '1', RIGHT, 'right'],
  ['0', '1', RIGHT, undefined],
  ['1', '0', WRONG, 'right'],
  ['0', '0', WRONG, 'wrong'],
  ['2', '0', WRONG, undefined],
  ['1', '', WRONG, 'right'],
  ['0', '0', null, undefined],
])('option %s, when %s was given and the result is %j, is marked %s', (value, response, result, mark) =>
  expect(optionMark(item, value, response, result)).toBe(mark),
)

test('a blank is right or wrong once it is marked', () => {
  expect(blankMark(null)).toBeUndefined()
  expect(blankMark(RIGHT)).toBe('right')
  expect(blankMark(WRONG)).toBe('wrong')
})

test('a result is explained once it is marked and its reasons are drawn, and no longer when the item is open again', () => {
  const score = { earned: 1, total: 1, results: { '1': RIGHT } }
  expect(explainedResult(score, null, '1')).toBeNull()
  expect(explainedResult(score, score, '1')).toBe(RIGHT)
  expect(explainedResult(null, score, '1')).toBeNull()
})
