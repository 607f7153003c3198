import { expect, it } from 'vitest'
import { CLOCK_OFF } from './exam-clock.ts'
import { joinedState } from './joined-state.ts'
import type { QuizState } from './quiz-state.ts'

const state = (response: Readonly<Record<string, string>>, more: Partial<QuizState> = {}): QuizState => ({
  flow: 'sheet',
  position: 0,
  marked: [],
  phase: 'answering',
  response,
  refused: false,
  only: [],
  crossed: {},
  flagged: [],
  ticked: {},
  clock: CLOCK_OFF,
  ...more,
})

const touched = new Set(['2', '3'])

it('what was answered here counts, of all other items what another tab answered', () => {
  const kept = state({ 1: 'theirs', 2: 'theirs', 3: 'theirs' })
  const mine = state({ 1: '', 2: 'mine', 3: '' })
  expect(joinedState(kept, mine, touched).response).toEqual({ 1: 'theirs', 2: 'mine', 3: '' })
})

it('the place is that of this tab; marks and flags are those of both', () => {
  const kept = state({ 1: 'a' }, { flow: 'stepper', marked: ['1'], flagged: ['1'], position: 1 })
  const mine = state({ 1: 'a' }, { flow: 'stepper', marked: ['2'], flagged: ['2'], position: 4 })
  expect(joinedState(kept, mine, touched)).toMatchObject({ position: 4, marked: ['1', '2'], flagged: ['1', '2'] })
})

it('an attempt at the lost items, or asked in another way, replaces the one that was kept', () => {
  const kept = state({ 1: 'theirs' })
  for (const mine of [state({ 1: '' }, { only: ['1'] }), state({ 1: '' }, { flow: 'stepper' })])
    expect(joinedState(kept, mine, touched)).toBe(mine)
})
