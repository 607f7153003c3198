import { expect, test } from 'vitest'
import { practicePath, resultsPath, sittingPath } from './paths.ts'

test('the pages of a practice lie below it', () =>
  expect([practicePath('english-2024'), sittingPath('english-2024'), resultsPath('english-2024')]).toEqual([
    '/listening/english-2024',
    '/listening/english-2024/practice',
    '/listening/english-2024/results',
  ]))

test('an id is one segment of a path', () => expect(sittingPath('a/b ?')).toBe('/listening/a%2Fb%20%3F/practice'))
