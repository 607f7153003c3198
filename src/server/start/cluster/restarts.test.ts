import { expect, it } from 'vitest'
import { createRestarts } from './restarts.ts'

it('starts another at once, and waits longer each time while they die young', () => {
  const restarts = createRestarts()
  expect(restarts.waitAfter(60_000)).toBe(0)
  const waits = Array.from({ length: 9 }, () => restarts.waitAfter(100))
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(restarts.waitAfter(60_000)).toBe(0)
  expect(restarts.waitAfter(100)).toBe(250)
})
