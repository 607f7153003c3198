import { expect, test } from 'vitest'
import { datesFrom, dayInWords, dayNumber, isCalendarDate, longDate, singaporeDate } from './singapore-date.ts'

test.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-22'],
  ['2026-11-22T16:00:00.000Z', '2026-11-23'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ['2028-02-28T16:00:00.000Z', '2028-02-29'],
])('at %s it is %s in Singapore', (at, date) => expect(singaporeDate(new Date(at))).toBe(date))

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1999-12-31', false],
  ['2026-11-22T00:00', false],
  ['today', false],
])('%s is a date: %j', (text, yes) => expect(isCalendarDate(text)).toBe(yes))

test('days follow one another over the end of a year', () => {
  const dates = datesFrom('2026-12-30', 4)
  expect(dates).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(dates.map((date) => dayNumber(date) - dayNumber('2026-12-30'))).toEqual([0, 1, 2, 3])
})

test('a date is written out in full', () => expect(longDate('2026-11-22')).toBe('Sunday 22 November 2026'))

test('a day in words', () => expect(dayInWords('2026-11-22')).toBe('Sunday 22 November'))
