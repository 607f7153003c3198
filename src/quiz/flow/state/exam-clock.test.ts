import { describe, expect, test } from 'vitest'
import { CLOCK_OFF, type ExamClock, fromZero, readClock, runs, spent } from './exam-clock.ts'

const running: ExamClock = { on: true, paused: false, more: true, before: 5000, since: 100_000 }

describe('the clock of the examination', () => {
  test('runs on while nothing is open: it has the time at which it began', () => {
    const reloaded = readClock(JSON.parse(JSON.stringify(running)))
    expect(reloaded).toEqual(running)
    expect(spent(reloaded, 400_000)).toBe(305_000)
  })

  test('keeps what it has run while it rests', () => {
    const resting = runs({ ...running, paused: true }, false, 160_000)
    expect(readClock(resting)).toEqual({ on: true, paused: true, more: true, before: 65_000, since: null })
    expect(spent(resting, 900_000)).toBe(65_000)
    expect(spent(runs(resting, true, 900_000), 901_000)).toBe(66_000)
  })

  test('stays the same object while it runs or rests as it should', () => {
    expect(runs(running, true, 1)).toBe(running)
    expect(runs(CLOCK_OFF, false, 1)).toBe(CLOCK_OFF)
  })

  test('never runs backwards when the device is set back', () => expect(spent(running, 0)).toBe(5000))

  test('begins at zero for another attempt, with the quarter more', () =>
    expect(fromZero(running)).toEqual({ on: true, paused: false, more: true, before: 0, since: null }))

  test.each([
    undefined,
    null,
    'on',
    {},
    { ...running, on: 'yes' },
    { ...running, before: '5000' },
    { ...running, before: -1 },
    { ...running, before: Number.NaN },
    { ...running, since: Number.POSITIVE_INFINITY },
    { ...running, since: undefined },
  ])('%j is a clock that is off', (value) => expect(readClock(value)).toEqual(CLOCK_OFF))
})
