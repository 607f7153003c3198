import { describe, expect, test } from 'vitest'
import type { Practice } from '#listening/practice/practice.ts'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { firstState, reconcile, reduce, type SittingAction, type SittingState, unanswered } from './sitting-state.ts'

const parsed = parsePractice('english-2024', storedPractice)
if (parsed.status !== 'ok') throw new Error('not read')
const practice: Practice = parsed.practice

const stateAfter = (...actions: SittingAction[]): SittingState =>
  actions.reduce((state, action) => reduce(practice, state, action), firstState(practice))
const next = { type: 'next' } as const
const previous = { type: 'previous' } as const
const choose = (option: number) => ({ type: 'choose', option }) as const

describe('positions', () => {
  test('Next goes through the questions of a clip, then to the first of the next clip, and not beyond', () => {
    expect(stateAfter().position).toEqual({ clip: 0, question: 0 })
    expect(stateAfter(next).position).toEqual({ clip: 0, question: 1 })
    expect(stateAfter(next, next).position).toEqual({ clip: 1, question: 0 })
    expect(stateAfter(next, next, next).position).toEqual({ clip: 1, question: 0 })
  })

  test('Previous reverses, to the last question of the clip before, and not before the first', () => {
    expect(stateAfter(next, next, previous).position).toEqual({ clip: 0, question: 1 })
    expect(stateAfter(previous).position).toEqual({ clip: 0, question: 0 })
  })

  test('a jump goes only to a question that there is', () => {
    expect(stateAfter({ type: 'go', position: { clip: 1, question: 0 } }).position).toEqual({ clip: 1, question: 0 })
    expect(stateAfter({ type: 'go', position: { clip: 5, question: 0 } }).position).toEqual({ clip: 0, question: 0 })
  })

  test('a saved position that the practice no longer has starts again, and keeps answers and plays', () => {
    const saved = { position: { clip: 9, question: 9 }, responses: { '0-0': 1 }, plays: { '0': 2 } }
    expect(reconcile(practice, saved)).toEqual({ ...saved, position: { clip: 0, question: 0 } })
  })
})

describe('answers', () => {
  test('are kept by clip and question; a later choice replaces an earlier one', () =>
    expect(stateAfter(choose(0), next, choose(1), next, choose(2), previous, choose(0)).responses).toEqual({
      '0-0': 0,
      '0-1': 0,
      '1-0': 2,
    }))

  test.each([-1, 3])('option %i is none', (option) => expect(stateAfter(choose(option)).responses).toEqual({}))

  test('tell which questions are open', () =>
    expect(unanswered(practice, stateAfter(next, choose(1)).responses)).toEqual([1, 3]))
})

describe('plays', () => {
  const charge = (clip: number) => ({ type: 'charge', clip }) as const
  const giveBack = (clip: number) => ({ type: 'give-back', clip }) as const

  test('are counted for each clip, stay while moving about, and end at two', () =>
    expect(stateAfter(charge(0), next, next, charge(1), previous, charge(0), charge(0)).plays).toEqual({
      '0': 2,
      '1': 1,
    }))

  test('are given back, but never below none', () => {
    expect(stateAfter(charge(0), charge(0), giveBack(0)).plays).toEqual({ '0': 1 })
    expect(stateAfter(giveBack(0)).plays).toEqual({})
  })
})
