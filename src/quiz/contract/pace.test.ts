import { expect, test } from 'vitest'
import { CHINESE_PACE, ENGLISH_PACE, examMinutes } from './pace.ts'

test.each([
  [10, ENGLISH_PACE, 12],
  [15, ENGLISH_PACE, 18],
  [5, CHINESE_PACE, 11],
  [1, ENGLISH_PACE, 1],
  [0, ENGLISH_PACE, 1],
])('%i items at %f seconds are %i minutes', (items, pace, minutes) => expect(examMinutes(items, pace)).toBe(minutes))
