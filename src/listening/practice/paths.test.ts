import { expect, test } from 'vitest'
import { practicePath, resultsPath, testPath } from './paths.ts'

test('the pages of a practice lie below it', () =>
  expect([practicePath('english-2024'), testPath('english-2024'), resultsPath('english-2024')]).toEqual([
    '/listening/english-2024',
    '/listening/english-2024/practice',
    '/listening/english-2024/results',
  ]))

test('an id is one segment of a path', () => expect(testPath('a/b ?')).toBe('/listening/a%2Fb%20%3F/practice'))
