import { describe, expect, it } from 'vitest'
import { chosenYear, columns, type Paper, yearChoices } from './paper-list.ts'

describe('the years of the downloads page', () => {
  it('are 2024, 2023 and 2022 without any paper', () => {
    expect(yearChoices([])).toEqual([2024, 2023, 2022])
  })

  it('grow with the papers', () => {
    expect(yearChoices([2019, 2025, 2024])).toEqual([2025, 2024, 2023, 2022, 2019])
  })

  it.each([
    [null, 2024],
    ['2023', 2023],
    ['2025', 2025],
    ['2021', 2024],
    ['', 2024],
    ['2023.0', 2024],
  ])('%j chooses %i', (asked, year) => {
    expect(chosenYear(asked, [2025, 2024, 2023, 2022])).toBe(year)
  })
})

describe('the columns', () => {
  const paper = (subject: Paper['subject'], kind: Paper['kind']): Paper => ({
    year: 2024,
    school: 'OtterBay',
    subject,
    kind,
    fileName: `${subject}-${kind}.pdf`,
    bytes: 1,
    pages: 1,
  })

  it('are four in their order, a key after its paper', () => {
    const found = columns([paper('English', 'paper'), paper('English', 'key'), paper('Chinese', 'paper')])
    expect(found.map(({ subject, papers }) => [subject, papers.map(({ kind }) => kind)])).toEqual([
      ['English', ['paper', 'key']],
      ['Chinese', ['paper']],
      ['Maths', []],
      ['Science', []],
    ])
  })
})
