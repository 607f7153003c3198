import { describe, expect, test } from 'vitest'
import { itemsOf, itemsOfClip, type Position, stepClip } from './position.ts'
import type { Practice } from './practice.ts'

const question = {
  type: 'text',
  prompt: '',
  options: [],
  pictures: [],
  key: 0,
  explanation: '',
  reasons: [],
  skill: '',
  evidence: null,
} as const
const clip = (questions: number) => ({
  id: '1',
  audiofile: '',
  transcript: '',
  questions: Array.from({ length: questions }, () => question),
})
const practice: Practice = {
  id: '',
  title: '',
  displayTitle: '',
  language: 'en',
  totalClips: 4,
  plays: 2,
  readings: 2,
  instructions: '',
  clips: [clip(2), clip(0), clip(3), clip(1)],
}
const items = itemsOf(practice)

describe('the clip after one, or before it', () => {
  const at = (c: number, q: number): Position => ({ clip: c, question: q })
  test.each([
    ['from the first question', at(0, 0), 1, at(2, 0)],
    ['from the last question', at(0, 1), 1, at(2, 0)],
    ['back, to its first question', at(3, 0), -1, at(2, 0)],
    ['back over a clip without questions', at(2, 2), -1, at(0, 0)],
    ['beyond the end', at(3, 0), 1, null],
    ['before the start', at(0, 1), -1, null],
    ['from a clip without questions', at(1, 0), 1, null],
  ] as const)('%s', (_, from, by, expected) => {
    expect(stepClip(items, from, by)).toEqual(expected)
  })
})

test('the questions of a clip keep the numbers that run across all clips', () => {
  expect(itemsOfClip(items, 2).map(({ number }) => number)).toEqual([3, 4, 5])
  expect(itemsOfClip(items, 1)).toEqual([])
})
