import { expect, test } from 'vitest'
import { createDraw } from './draw.ts'

const numbers = (seed: string): number[] => {
  const draw = createDraw(seed)
  return Array.from({ length: 20 }, () => draw.int(1, 1000))
}

test('the same seed draws the same numbers, another seed others', () => {
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
})

test('keeps to the range and the steps', () => {
  const draw = createDraw('range')
  const drawn = Array.from({ length: 500 }, () => draw.int(10, 31, 5))
  expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual([10, 15, 20, 25, 30])
})

test('the children of a problem have different names', () => {
  const draw = createDraw('children')
  for (let i = 0; i < 200; i += 1) expect(new Set(draw.children().map(({ name }) => name)).size).toBe(3)
})
