import { describe, expect, it } from 'vitest'
import { eveningOf, inTurn, type Library } from './evening.ts'

const english = inTurn([
  { type: 'grammar-mcq', available: ['Set_1', 'Set_2', 'Set_3'] },
  { type: 'editing', available: ['Set_1', 'Set_3'] },
])
const chinese = inTurn([{ type: 'chinese-mcq', available: ['Set_1', 'Set_2'] }])
const library: Library = { sets: [english, chinese], listening: ['a', 'b', 'c'] }

describe('the evenings', () => {
  it('take every set in turn, topics first', () => {
    expect(english.map(({ quizType, setId }) => `${quizType} ${setId}`)).toEqual([
      'grammar-mcq Set_1',
      'editing Set_1',
      'grammar-mcq Set_2',
      'editing Set_3',
      'grammar-mcq Set_3',
    ])
  })

  it('are the same on the same day and another one on the next', () => {
    expect(eveningOf(20_779, library)).toEqual(eveningOf(20_779, library))
    for (let day = 20_000; day < 20_040; day += 1) {
      const [today, next] = [eveningOf(day, library), eveningOf(day + 1, library)]
      expect(next.sets).toHaveLength(2)
      for (const [at, set] of next.sets.entries()) expect(set).not.toEqual(today.sets[at])
      expect(next.listening).not.toBe(today.listening)
    }
  })

  it('leave nothing out', () => {
    const seen = new Set(Array.from({ length: english.length }, (_, day) => eveningOf(day, library).sets[0]))
    expect(seen.size).toBe(english.length)
  })

  it('have nothing where the library has nothing', () => {
    const none = { sets: [[], inTurn([{ type: 'chinese-mcq', available: [] }])], listening: [] }
    expect(eveningOf(3, none)).toEqual({ sets: [], listening: null })
  })
})
