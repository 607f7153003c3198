import { describe, expect, test } from 'vitest'
import type { ExamDates, SubjectFacts } from './exam-facts.ts'
import { cohortOn, dateRows, examLine, formatLine, formatOf, isStale } from './on-a-day.ts'

const source = { name: 'SEAB', url: 'https://example.org/' }
const dates: ExamDates = {
  read: '2026-11-23',
  source,
  events: [
    { name: 'Oral', from: '2026-08-12', to: '2026-08-13' },
    { name: 'Listening comprehension', from: '2026-09-15', to: '2026-09-15' },
    { name: 'Written papers', from: '2026-09-24', to: '2026-09-30' },
  ],
}

describe('what is true on a day', () => {
  test.each([
    [
      'before the oral',
      '2026-01-05',
      'Still to come in 2026: oral 12 to 13 Aug 2026, listening comprehension 15 Sept 2026, written papers 24 to 30 Sept 2026.',
    ],
    ['in the last paper', '2026-09-30', 'Still to come in 2026: written papers 24 to 30 Sept 2026.'],
    [
      'the day after',
      '2026-10-01',
      'PSLE 2026 is over. The dates of PSLE 2027 were not announced when we last looked, on 23 Nov 2026.',
    ],
    [
      'in a year without dates',
      '2027-03-01',
      'PSLE 2026 is over. The dates of PSLE 2027 were not announced when we last looked, on 23 Nov 2026.',
    ],
    ['years later', '2030-03-01', 'The dates of PSLE 2030 were not announced when we last looked, on 23 Nov 2026.'],
  ])('%s', (_, day, line) => expect(examLine(dates, day)).toBe(line))

  test.each([
    ['2026-09-30', 2026],
    ['2026-10-01', 2027],
    ['2027-01-01', 2027],
    ['2025-12-01', 2025],
  ])('on %s pupils prepare for %i', (day, year) => expect(cohortOn(dates, day)).toBe(year))
})

describe('the dates on Home', () => {
  const NAMES = ['Oral', 'Listening comprehension', 'Written papers']
  const unknown = 'Dates to be confirmed'

  test.each(['2026-01-05', '2026-09-30'])('are to be confirmed until the last written paper: %s', (day) =>
    expect(dateRows(dates, day)).toEqual(NAMES.map((name) => ({ name, was: '', cohort: 2026, next: unknown }))),
  )

  test.each(['2026-10-01', '2027-03-01'])(
    'say after it what was, and that the next ones are to be confirmed: %s',
    (day) =>
      expect(dateRows(dates, day)).toEqual([
        { name: 'Oral', was: '12 to 13 Aug 2026, over', cohort: 2027, next: unknown },
        { name: 'Listening comprehension', was: '15 Sept 2026, over', cohort: 2027, next: unknown },
        { name: 'Written papers', was: '24 to 30 Sept 2026, over', cohort: 2027, next: unknown },
      ]),
  )

  test('name those of the next examination once they are known', () => {
    const events = [...dates.events, { name: 'Oral', from: '2027-08-31', to: '2027-09-01' }]
    expect(dateRows({ ...dates, events }, '2027-01-02').map(({ next }) => next)).toEqual([
      '31 Aug 2027 to 1 Sept 2027',
      unknown,
      unknown,
    ])
  })
})

test('formats that are older than the examination say that it may be different', () => {
  expect(formatLine(dates, '2026-09-30')).toBe('')
  expect(formatLine(dates, '2026-10-01')).toBe(
    'The tables below show the papers of 2026. We have not found the format of 2027 yet. We know of no change, but 2027 may be different.',
  )
})

describe('the format of a year', () => {
  const format = (from: number, until: number | null) => ({ from, until, marks: 1, changes: [], papers: [] })
  const facts: SubjectFacts = {
    subject: 'English',
    code: '0001',
    language: 'en',
    read: '2026-11-23',
    source,
    formats: [format(2025, null), format(2015, 2024)],
  }
  test.each([
    [2014, null],
    [2015, 2015],
    [2024, 2015],
    [2025, 2025],
    [2031, 2025],
  ])('%i', (year, from) => expect(formatOf(facts, year)?.from ?? null).toBe(from))
})

test.each([
  ['2026-11-23', false],
  ['2027-02-21', false],
  ['2027-02-22', true],
])('facts of 23 November 2026 are too old on %s: %j', (day, stale) => expect(isStale('2026-11-23', day)).toBe(stale))
