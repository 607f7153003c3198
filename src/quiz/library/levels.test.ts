import { expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { levelCounts, levelMix } from './levels.ts'

const item = (level: 0 | 1 | 2 | 3) => itemOf('1', { ...NO_EXTRAS, level }, { key: 'a' })

test.each([
  [[1, 2, 3, 2], '1 warm-up, 2 PSLE, 1 challenge'],
  [[3, 3], '2 challenge'],
  [[0, 0], ''],
] as const)('levels %j are %j', (levels, words) => expect(levelMix(levelCounts(levels.map(item)))).toBe(words))
