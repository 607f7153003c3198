import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const numbers = (seed: string): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.below(1000))
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
})

// Papers and shared links are made from these numbers: they may never change.
test('the numbers of a seed are fixed', () =>
  expect(numbers('ReadySix').slice(0, 5)).toEqual([405, 899, 821, 919, 112]))

test('numbers stay below their bound and reach all of it', () => {
  const random = createRandom('range')
  const drawn = Array.from({ length: 500 }, () => random.below(5))
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4])
})

test('a shuffled list has the same entries', () =>
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      const shuffled = createRandom(seed).shuffled(list)
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
    }),
  ))
