import { expect, test } from 'vitest'
import { itemOf, NO_EXTRAS } from '#quiz/stored/stored.ts'
import { stepsOf } from './steps.ts'

const idsOf = (...ids: readonly string[]) =>
  stepsOf(ids.map((id) => itemOf(id, NO_EXTRAS, { key: '' }))).map((step) => step.map(({ id }) => id))

test.each([
  [[], []],
  [
    ['1', '2'],
    [['1'], ['2']],
  ],
  [
    ['1', '2a', '2b', '3'],
    [['1'], ['2a', '2b'], ['3']],
  ],
  [
    ['P2-1a', 'P2-1b', 'P2-2'],
    [['P2-1a', 'P2-1b'], ['P2-2']],
  ],
  [
    ['2b', '12a'],
    [['2b'], ['12a']],
  ],
])('%j is asked as %j', (ids, steps) => expect(idsOf(...ids)).toEqual(steps))
