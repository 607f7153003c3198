import { describe, expect, it } from 'vitest'
import { eveningOf, inTurn, type Library } from './evening.ts'

const english = inTurn([
  { type: 'grammar-mcq', numbers: [1, 2, 3] },
  { type: 'editing', numbers: [1, 3] },
])
const chinese = inTurn([{ type: 'chinese-mcq', numbers: [1, 2] }])
const library: Library = { sets: [english, chinese], listening: ['a', 'b', 'c'] }

describe('the evenings', () => {
  it('take every set in turn, topics first', () => {
    expect(english.map(({ type, number }) => `${type} ${number}`)).toEqual([
      'grammar-mcq 1',
      'editing 1',
      'grammar-mcq 2',
      'editing 3',
      'grammar-mcq 3',
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
    const none = { sets: [[], inTurn([{ type: 'chinese-mcq', numbers: [] }])], listening: [] }
    expect(eveningOf(3, none)).toEqual({ sets: [], listening: null })
  })
})
