import { expect, test } from 'vitest'
import { isUnderWay } from './clip-player.ts'

test.each([
  ['playing', 0.2, true],
  ['held', 0.2, true],
  ['starting', 0.2, true],
  ['loading', 0.2, true],
  ['playing', 0, false],
  ['ready', 0, false],
  ['failed', 0.2, false],
] as const)('%s with %s heard: a play under way is %s', (phase, heard, expected) => {
  expect(isUnderWay({ phase, heard, fault: '' })).toBe(expected)
})
