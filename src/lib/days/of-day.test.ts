import { expect, it } from 'vitest'
import { ofDay } from './of-day.ts'

it('is another one each day, and the first again after the last', () => {
  expect([20_400, 20_401, 20_402, 20_403].map((day) => ofDay(['a', 'b', 'c'], day))).toEqual(['a', 'b', 'c', 'a'])
})

it('is none of an empty list', () => {
  expect(ofDay([], 20_400)).toBeNull()
})
