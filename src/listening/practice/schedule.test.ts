import { describe, expect, test } from 'vitest'
import { storedPractice } from './samples.ts'
import { planOf, stepAfter, stepAt, stepsOf } from './schedule.ts'
import { parsePractice } from './schema.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('the sample is broken')
const { practice } = parsed

/** A prompt takes 2 seconds, a clip 30. */
const steps = stepsOf(planOf(practice), (piece) => {
  if (piece.kind === 'silence') return piece.seconds
  return piece.kind === 'prompt' ? 2 : 30
})

describe('the schedule of a practice with two clips', () => {
  test('reads, hears, waits, hears again and answers; instructions before, a check after', () => {
    expect(steps.map(({ phase, clip, start, end }) => [phase, clip, start, end])).toEqual([
      ['instructions', null, 0, 3],
      ['read', 0, 3, 25],
      ['first', 0, 25, 55],
      ['pause', 0, 55, 68],
      ['second', 0, 68, 98],
      ['answer', 0, 98, 141],
      ['read', 1, 141, 153],
      ['first', 1, 153, 183],
      ['pause', 1, 183, 196],
      ['second', 1, 196, 226],
      ['answer', 1, 226, 249],
      ['check', null, 249, 313],
    ])
  })

  test.each([
    [1, ['read', 'first', 'answer']],
    [3, ['read', 'first', 'pause', 'second', 'pause', 'third', 'answer']],
  ])('a practice of %i readings', (readings, phases) => {
    const plan = planOf({ ...practice, readings })
    expect(plan.filter(({ clip }) => clip === 0).map(({ phase }) => phase)).toEqual(phases)
  })

  test('Chinese gives more time for each question', () => {
    const chinese = planOf({ ...practice, language: 'zh-Hans' })
    expect(chinese.find(({ phase }) => phase === 'read')?.pieces.at(-1)).toEqual({ kind: 'silence', seconds: 30 })
  })
})

test.each([
  ['its first second', 3, 'read'],
  ['just before its end', 24.9, 'read'],
  ['the next one', 25, 'first'],
  ['after all', 9999, 'check'],
])('the step at %s', (_, second, phase) => expect(stepAt(steps, second)?.phase).toBe(phase))

test('the step after the last one is none', () => {
  const last = steps.at(-1)
  expect(last === undefined ? '' : stepAfter(steps, last)).toBeNull()
  expect(stepAt([], 3)).toBeNull()
})
