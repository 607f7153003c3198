import { expect, test } from 'vitest'
import { dayInWords, dayNumber, singaporeDay } from './singapore-day.ts'

test.each([
  ['2026-11-22T15:59:59Z', '2026-11-22'],
  ['2026-11-22T16:00:00Z', '2026-11-23'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('at %s it is %s in Singapore', (time, day) => expect(singaporeDay(Date.parse(time))).toBe(day))

test('days are counted one by one, over a leap day too', () => {
  expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2)
  expect(dayNumber('1970-01-02')).toBe(1)
})

test('a day in words', () => expect(dayInWords('2026-11-22')).toBe('Sunday 22 November'))
