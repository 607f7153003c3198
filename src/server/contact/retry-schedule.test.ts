import { expect, it } from 'vitest'
import { nextAttempt, RETRY_SCHEDULE } from './retry-schedule.ts'

const DAY = 24 * 60 * 60 * 1000

/** Every time at which a message is tried that is never taken and whose attempts take no time. */
function attempts(afterMs = 0): readonly number[] {
  const times: number[] = []
  for (let now: number | null = 0; now !== null; ) {
    times.push(now)
    now = nextAttempt(RETRY_SCHEDULE, { attempt: times.length, firstTriedAt: 0, now, afterMs })
  }
  return times
}

it('waits 10 seconds, then twice as long each time, but never more than an hour', () => {
  const seconds = attempts().map((time) => time / 1000)
  expect(seconds.slice(0, 6)).toEqual([0, 10, 30, 70, 150, 310])
  const gaps = seconds.map((time, i) => time - (seconds[i - 1] ?? 0))
  expect(Math.max(...gaps)).toBe(3600)
})

it('tries a last time after a day and then gives up', () => {
  expect(attempts().at(-1)).toBe(DAY)
  expect(attempts().length).toBeLessThan(40)
  expect(nextAttempt(RETRY_SCHEDULE, { attempt: 9, firstTriedAt: 0, now: 3 * DAY, afterMs: 0 })).toBeNull()
})

it('waits as long as the service asks, up to an hour', () => {
  expect(attempts(120_000).slice(0, 3)).toEqual([0, 120_000, 240_000])
  expect(attempts(7 * DAY)[1]).toBe(3_600_000)
})
