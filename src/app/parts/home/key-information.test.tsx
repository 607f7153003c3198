import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examDates } from '#exam/exam-facts.ts'
import { dateRows, examLine } from '#exam/on-a-day.ts'
import { KeyInformation } from './key-information.tsx'

const dates = examDates.parse(JSON.parse(readFileSync('content/exam/dates.json', 'utf8')))

const htmlOn = (day: string): string =>
  renderToStaticMarkup(<KeyInformation dates={dateRows(dates, day)} line={examLine(dates, day)} />)

test.each(['2026-01-05', '2026-09-30', '2026-10-01', '2027-05-01'])(
  'has the texts of the specification on %s',
  (day) => {
    expect(htmlOn(day)).toContain('PSLE 2026: key information')
    expect(htmlOn(day).match(/<span>Dates to be confirmed<\/span>/g)).toHaveLength(3)
  },
)

test('says of no date that it is to be confirmed once it is over', () => {
  expect(htmlOn('2026-09-30')).not.toContain('over')
  const after = htmlOn('2026-10-01')
  expect(after).toContain('24 to 30 Sept 2026, over<br/>PSLE 2027: <span>Dates to be confirmed</span>')
  expect(after).toContain('PSLE 2026 is over.')
})
