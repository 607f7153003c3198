import { expect, test } from 'vitest'
import { theme } from './bank.ts'

const open = (text: string, points: readonly string[]) => ({
  id: 'O44a',
  topic: 'friction',
  ideas: [],
  until: 0,
  level: 2,
  setup: '',
  stem: ['A block was pulled along a table.'],
  figure: null,
  table: [],
  parts: [{ text, points, accept: '', refuse: '', lines: 3, samples: [] }],
})

const reasons = (text: string, points: readonly string[]): string[] => {
  const parsed = theme.safeParse({ theme: 'interactions', choice: [], open: [open(text, points)] })
  return parsed.error?.issues.map(({ message }) => message) ?? []
}

test('no mark is given for a guess: the first point of a choice has its reason', () => {
  const ask = 'Will the force be less than, equal to or more than 2.5 units? Explain why.'
  const bare = ['the first mark is for a choice with its reason']
  expect(reasons(ask, ['More.', 'The blocks press harder on the surface, so there is more friction.'])).toEqual(bare)
  expect(reasons(ask, ['More, because there is more friction.', 'The blocks press harder.'])).toEqual([])
  expect(reasons('Bulb A fuses. What happens to bulb B? Explain why.', ['It goes out.', 'No current flows.'])).toEqual(
    bare,
  )
  expect(reasons('Name two things that must be the same.', ['The block.', 'The surface.'])).toEqual([])
})
