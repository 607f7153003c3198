import { expect, test } from 'vitest'
import { rarityOf } from './word-frequency.ts'

test.each([
  ['house', 0],
  ['Houses', 0],
  ['gathered', 1],
  ['rescue', 0],
  ['grumbled', 2],
  ['meticulously', 2],
  ['zzyzx', 2],
])('%s has %i points of rarity', (word, points) => {
  expect(rarityOf(word)).toBe(points)
})
