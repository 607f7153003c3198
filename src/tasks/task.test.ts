import { describe, expect, test } from 'vitest'
import { task } from './task.ts'

const common = { skill: 'detail', level: 2, explanation: 'The text says so.' } as const
const choice = {
  kind: 'choice',
  ask: 'Who came?',
  options: ['Ali', 'Mei', 'Raj', 'Tom'],
  key: 1,
  reasons: ['Ali left.', '', 'Raj slept.', 'Tom is not named.'],
  ...common,
}
const open = {
  kind: 'open',
  ask: 'Why?',
  lines: 2,
  points: ['It rained.'],
  accept: '',
  refuse: '',
  samples: [
    { text: 'Rain fell.', marks: 1 },
    { text: 'I do not know.', marks: 0 },
  ],
  ...common,
}
const stored = (...items: unknown[]) => ({
  kind: 'visual-text',
  title: 'A Notice',
  format: '2025 to today',
  stimulus: { look: 'notice', title: 'A Notice', blocks: [{ kind: 'text', text: 'Mei came.' }] },
  items,
})
const reasonsOf = (value: unknown): readonly string[] =>
  task.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a file', () => {
  test('with choices and open questions is read', () => expect(reasonsOf(stored(choice, open))).toEqual([]))

  test.each([
    [
      'two options alike',
      stored({ ...choice, options: ['Ali', 'Mei', 'Ali', 'Tom'] }),
      'items.0: four different options',
    ],
    ['a reason against the key', stored({ ...choice, key: 0 }), 'items.0: a reason an option'],
    [
      'a sample with more marks than points',
      stored({
        ...open,
        samples: [
          { text: 'x', marks: 2 },
          { text: 'y', marks: 0 },
        ],
      }),
      'items.0: no more marks than points',
    ],
  ])('%s is refused', (_, value, reason) => expect(reasonsOf(value)).toEqual([reason]))

  test('an unknown field is refused', () =>
    expect(reasonsOf({ ...stored(choice), colour: 'red' })[0]).toContain('colour'))
})
