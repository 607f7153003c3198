import { expect, test } from 'vitest'
import { nextId } from './next-id.ts'

test('the next id follows the highest one, and fills no gap', () =>
  expect(nextId(['M99', 'M01', 'M216', 'M100'])).toBe('M217'))
